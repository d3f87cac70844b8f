import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { remoteHeaders, type Headers } from '@remotes-kit/release/headers';
import { startServer, type RunningServer } from '@remotes-kit/release/startServer';
import { documentHeaders, PERMISSIONS } from '../../compose/headers.ts';
import { siteAt } from '../planted/badSite.ts';
import { checkLive } from './live.ts';

const HOSTS = { images: 'https://images.example/account', streams: 'https://streams.example' };
const HASHES = { scripts: ['sha256-SCRIPT'], styles: ['sha256-STYLE'] };

type Change = (path: string, headers: Headers) => Headers;

const running: RunningServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

/** Examines a site that is served with the headers that it is composed with, but for what `change` makes of them. */
async function findIn(change: Change, appCheck?: { siteKey: string }) {
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const { path, headers, body } = answerTo(request.url!);
    response.writeHead(200, change(path, headers)).end(body);
  };
  const server = await startServer({ port: 0, handle });
  running.push(server);
  const address = `http://localhost:${server.port}`;
  const site = siteAt(address, `http://127.0.0.1:${server.port}`, HOSTS);
  const config = { ...site.config, ...(appCheck && { appCheck }) };
  const remoteOrigins = Object.values(site.origins);
  const { page, signIn, worker } = documentHeaders({ config, remoteOrigins, ...HASHES });
  const html = { 'Content-Type': 'text/html; charset=utf-8', 'Permissions-Policy': PERMISSIONS };
  const script = { 'Content-Type': 'text/javascript' };
  const entry = `${site.origins.feed}/mfe-feed/one/entry.js`;
  const answerTo = (path: string): { path: string; headers: Headers; body?: string } => {
    if (path === '/remotes.json') return { path, headers: {}, body: JSON.stringify({ feed: { version: 'one', contract: 1, entry } }) }; // prettier-ignore
    if (path === '/sw.js') return { path, headers: { ...script, ...worker } };
    if (path.endsWith('.js')) return { path, headers: { ...script, ...remoteHeaders([address]) } };
    return { path, headers: { ...html, ...(path === '/login' ? signIn : page) } };
  };
  const found = await checkLive({ ...site, config });
  return found.map(({ check, at, field }) => `${check} ${at.replace(address, '')} ${field ?? ''}`.trim());
}

const same: Change = (_, headers) => headers;

/** Changes a header of one path. */
const changed =
  (at: string, name: string, value: (given: string) => string): Change =>
  (path, headers) =>
    path === at ? { ...headers, [name]: value(headers[name] ?? '') } : headers;

const CSP = 'Content-Security-Policy';

test('the headers that the site is composed with: nothing is found, with App Check neither', async () => {
  expect(await findIn(same)).toEqual([]);
  expect(await findIn(same, { siteKey: 'key' })).toEqual([]);
});

test('wider policies: nothing is found', async () => {
  const wide = "default-src * 'unsafe-inline' blob:";
  expect(await findIn((_, headers) => (CSP in headers ? { ...headers, [CSP]: wide } : headers))).toEqual([]);
  const byHost = (policy: string) => policy.replaceAll(/https:\/\/(?:www\.)?(\w+)\.com\/recaptcha\//g, '*.$1.com');
  expect(await findIn(changed('/login', CSP, byHost))).toEqual([]);
});

test.each([
  ['scripts', (policy: string) => policy.replace(' https://www.gstatic.com/recaptcha/', ''), 'script-src https://www.gstatic.com/recaptcha/'],
  ['frames', (policy: string) => policy.replace(/frame-src [^;]*/, "frame-src 'none'"), 'frame-src https://www.google.com/recaptcha/, frame-src https://recaptcha.google.com/recaptcha/'],
  ['styles, by a hash', (policy: string) => policy.replace('style-src', "style-src 'sha256-STYLE'"), "style-src 'unsafe-inline'"],
  ['one address of the host alone', (policy: string) => policy.replace('gstatic.com/recaptcha/', 'gstatic.com/recaptcha/api.js'), 'script-src https://www.gstatic.com/recaptcha/'],
  ['its HTML', (policy: string) => `${policy}; require-trusted-types-for 'script'`, 'require-trusted-types-for'],
  ['all of it, by a second policy', (policy: string) => `${policy}, frame-src 'self'`, 'frame-src https://www.google.com/recaptcha/, frame-src https://recaptcha.google.com/recaptcha/'],
])('the policy of /login refuses the check for bots (%s): found, with the sources', async (_, change, sources) => {
  expect(await findIn(changed('/login', CSP, change))).toEqual([`policyBotCheck /login ${sources}`]);
}); // prettier-ignore

test('App Check, and a page without the check for bots: found on that page too', async () => {
  const without = (policy: string) => policy.replaceAll(/ https:\/\/www\.g[\w.]+\/recaptcha\//g, '');
  const found = await findIn(changed('/home', CSP, without), { siteKey: 'key' });
  expect(found).toEqual([expect.stringMatching(/^policyBotCheck \/home script-src /)]);
});

test.each([
  ['/sw.js', CSP, (policy: string) => policy.replace(` ${HOSTS.images}/`, ''), `policyWorker /sw.js connect-src ${HOSTS.images}/`],
  ['/sw.js', 'Content-Type', () => 'text/html', 'workerMissing /sw.js'],
  ['/login', 'X-Policy', () => 'page', 'pageNotSaved /login X-Policy'],
  ['/login', 'Content-Type', () => 'text/plain', 'siteUnreachable /login'],
  ['/login', 'Integrity-Policy', () => 'blocked-destinations=(script)', 'integrityEnforced /login'],
  ['/home', 'Permissions-Policy', () => 'fullscreen=(), camera=()', 'permissionRefused /home fullscreen'],
  ['/home', CSP, (policy: string) => policy.replaceAll('https://flags.example', 'https://other.example'), 'policyOther /home img-src https://flags.example/flags/'],
  ['/mfe-feed/one/entry.js', 'Access-Control-Allow-Origin', () => 'https://other.example', 'remoteRefused /remotes.json feed'],
] as const)('%s has another %s: found', async (path, name, value, found) => {
  expect(await findIn(changed(path, name, value))).toEqual([found]);
}); // prettier-ignore
