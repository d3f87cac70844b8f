import { expect, test } from 'vitest';
import { LOCAL_CONFIG, type SiteConfig } from '../../contracts/config.ts';
import { remoteHeaders } from '@remotes-kit/release/headers';
import { documentHeaders, policyOf } from './headers.ts';

const { backend: _, ...LOCAL } = LOCAL_CONFIG;
const PRODUCTION: SiteConfig = {
  ...LOCAL,
  images: 'https://images.example/account',
  streams: 'https://streams.example',
  countries: 'https://countries.example/v3.1/all',
  flags: 'https://flags.example',
};
const HASHES = { scripts: ['sha256-SCRIPT'], styles: ['sha256-STYLE'] };

const lines = (policy: string | undefined) => policy?.split('; ');

test('the policy of a page, directive by directive', () => {
  expect(lines(policyOf({ config: PRODUCTION, remoteOrigins: ['https://feed.example'], ...HASHES }))).toEqual([
    "default-src 'none'",
    "script-src 'self' https://feed.example 'sha256-SCRIPT'",
    "style-src 'self' https://feed.example 'sha256-STYLE'",
    "font-src 'self'",
    "img-src 'self' https://images.example/account/ https://flags.example/ https://feed.example",
    "media-src 'self' blob: https://streams.example/",
    "connect-src 'self' https://feed.example https://streams.example/ https://countries.example https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://content-firebaseappcheck.googleapis.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'upgrade-insecure-requests',
  ]);
});

test('sign-in’s document alone allows the bot check; no document allows unsafe-eval or foreign hosts beside it', () => {
  const { page, signIn } = documentHeaders({ config: PRODUCTION, remoteOrigins: [], ...HASHES });
  expect(page['Content-Security-Policy']).not.toMatch(/google\.com|gstatic|unsafe|\*/);
  expect(signIn['Content-Security-Policy']).toContain(
    "script-src 'self' 'sha256-SCRIPT' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
  );
  expect(signIn['Content-Security-Policy']).not.toContain('unsafe-eval');
  // Inline styles are only reported, so that production says whether they are needed.
  expect(signIn['Content-Security-Policy-Report-Only']).toBe("style-src 'self' 'sha256-STYLE'");
});

test('App Check is switched on: every document allows the bot check, a local one never does', () => {
  const appCheck = { siteKey: 'key' };
  const { page, signIn } = documentHeaders({ config: { ...PRODUCTION, appCheck }, remoteOrigins: [], ...HASHES });
  expect({ ...page, 'X-Policy': 'signIn' }).toEqual(signIn);
  expect(page['Content-Security-Policy']).toContain('https://www.google.com/recaptcha/');
  const local = documentHeaders({ config: { ...LOCAL_CONFIG, appCheck }, remoteOrigins: [], ...HASHES });
  expect(JSON.stringify(local)).not.toContain('google');
});

test('the service worker: requests the site’s own files, its remotes’ and pictures, and nothing else', () => {
  const { worker } = documentHeaders({ config: PRODUCTION, remoteOrigins: ['https://feed.example'], ...HASHES });
  expect(worker).toEqual({
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; connect-src 'self' https://feed.example https://images.example/account/ https://flags.example/; base-uri 'none'; frame-ancestors 'none'",
  });
});

test('a local site’s policy names its own servers', () => {
  const policy = policyOf({ config: LOCAL_CONFIG, remoteOrigins: [], ...HASHES });
  expect(policy).toContain(
    "connect-src 'self' http://localhost:5180/ http://localhost:5180 http://localhost:8080 http://localhost:9099;",
  );
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('one origin that loads remotes is named; several get *, since every request is answered alike', () => {
  expect(remoteHeaders(['https://one.example'])).toMatchObject({
    'Access-Control-Allow-Origin': 'https://one.example',
    'Timing-Allow-Origin': 'https://one.example',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  expect(remoteHeaders(['https://one.example', 'https://two.example'])).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Timing-Allow-Origin': 'https://one.example, https://two.example',
  });
});

test('a script without a hash is reported, and refused nowhere: WebKit would refuse every module', () => {
  const headersOf = (config: SiteConfig) => documentHeaders({ config, remoteOrigins: [], ...HASHES });
  const [production, local] = [headersOf(PRODUCTION), headersOf(LOCAL_CONFIG)];
  for (const headers of [production.page, local.page, local.signIn]) {
    expect(headers).toMatchObject({ 'Integrity-Policy-Report-Only': 'blocked-destinations=(script)' });
    expect(headers).not.toHaveProperty('Integrity-Policy');
  }
  expect(Object.keys(production.signIn).join()).not.toContain('Integrity-Policy'); // the bot check
});

test('an address for the browser’s own reports: every policy names it; without one, none does', () => {
  const reports = { url: '/v1/logs', share: 1, policyUrl: 'https://collector.example/v1/policy' };
  const { page, signIn } = documentHeaders({ config: { ...PRODUCTION, reports }, remoteOrigins: [], ...HASHES });
  for (const headers of [page, signIn]) {
    expect(headers['Reporting-Endpoints']).toBe('policy="https://collector.example/v1/policy"');
    expect(lines(headers['Content-Security-Policy'])).toContain('report-to policy');
  }
  expect(page['Integrity-Policy-Report-Only']).toBe('blocked-destinations=(script), endpoints=(policy)');
  const { page: without } = documentHeaders({ config: PRODUCTION, remoteOrigins: [], ...HASHES });
  expect(JSON.stringify(Object.values(without))).not.toMatch(/report|endpoint/i);
});
