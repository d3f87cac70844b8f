import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { composition } from '../composition.ts';
import type { SiteConfig } from '../../contracts/config.ts';
import { filesBelow } from '@remotes-kit/release/files';
import {
  IMMUTABLE,
  MISSING_HEADERS,
  shellHeaders,
  TRANSPORT_HEADERS,
  type Headers,
} from '@remotes-kit/release/headers';
import type { RunningServer } from '@remotes-kit/release/startServer';
import { composeForHosting, CONFIG } from './hostingSites.ts';

const reports = { url: '/v1/logs', share: 1, policyUrl: 'https://collector.example/v1/policy' };
const appCheck = { siteKey: 'key' };
const CONFIGS: [name: string, config: SiteConfig][] = [
  ['a plain site', CONFIG],
  ['a site with reports', { ...CONFIG, reports }],
  ['a site with App Check', { ...CONFIG, appCheck }],
  ['a site with App Check and reports', { ...CONFIG, appCheck, reports }],
  ['a site that tries builds of another origin', { ...CONFIG, remoteOrigins: ['https://builds.example'] }],
];

/** The headers that the engine adds by itself, and those that differ from response to response. */
const OF_SERVER =
  /^(date|etag|connection|keep-alive|transfer-encoding|content-length|content-type|vary|last-modified)$/;

const running: RunningServer[] = [];
afterAll(() => Promise.all(running.map((server) => server.stop())));

describe.each(CONFIGS)('%s, served by Hosting’s engine', (_, config) => {
  const sites = composeForHosting(config);
  const { page, signIn, worker, cards } = sites.documents;
  const files = filesBelow(sites.release);
  const fileLike = (pattern: RegExp) => `/${files.find((file) => pattern.test(file))!}`;
  const entry = fileLike(/^mfe-feed\/\w+\/assets\/remoteEntry-.*\.js$/);
  const shell = sites.serve('shell').then((server) => {
    running.push(server);
    return server;
  });

  test.each<[string, number, Headers]>([
    ...['/', '/home', '/feed', '/feed/', '/level/categories/cat.1', '/dashboard', '/%6Cogin', '/LOGIN', '/logins'].map(
      rowOf(200, page),
    ),
    ...['/index.html', '/frame.html', '/remotes.json', '/icon.svg', '/robots.txt', '/sitemap.xml'].map(
      rowOf(200, page),
    ),
    ['/search-index/index.json', 200, {}],
    ['/.well-known/assetlinks.json', 200, page],
    ['/cards/lesson-a.html', 200, cards!],
    ['/cards/lesson-unknown.html', 404, cards!],
    ...['/login', '/login/', '/login//', '//login', '/login/details', '/login/a/b', '/login?next=/feed'].map(
      rowOf(200, signIn!),
    ),
    ...['/nope.js', '/.site/settings.json', '/.well-known/nope', '/login.', '/login/.x'].map(
      rowOf(404, { ...MISSING_HEADERS, ...page }),
    ),
    ...['/assets/gone-12345678.js', '/assets', '/mfe-feed', '/_r1/nope', '/saved/lesson-01/video.m3u8', '/sw.js/x'].map(
      rowOf(404, MISSING_HEADERS),
    ),
    // The engine never gives it as a file.
    ['/404.html', 404, MISSING_HEADERS],
    ['/sw.js', 200, worker],
    ['/sw.js/', 404, worker],
    [entry, 200, { 'Cache-Control': IMMUTABLE }],
    [`/_r1${entry}`, 200, {}],
    [fileLike(/^search-index\/assets\//), 200, { 'Cache-Control': IMMUTABLE }],
    [fileLike(/mf-manifest\.json$/), 200, { 'Cache-Control': 'no-cache, stale-if-error=86400' }],
  ])('%s: the whole response, and its policy from one rule', async (path, status, own) => {
    const response = await responseOf((await shell).port, path);
    const all = { 'Cache-Control': 'no-cache', ...shellHeaders(composition), ...TRANSPORT_HEADERS, ...own };
    expect(response).toEqual({ status, headers: withSmallNames(all) });
  });
});

function rowOf(status: number, headers: Headers) {
  return (path: string): [string, number, Headers] => [path, status, headers];
}

const withSmallNames = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** With the path as it stands: fetch would tidy it up. */
async function responseOf(port: number, path: string): Promise<{ status: number; headers: object }> {
  const sent = request({ port, path, host: 'localhost', agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  const headers = Object.entries(response.headers).filter(([name]) => !OF_SERVER.test(name));
  return { status: response.statusCode!, headers: Object.fromEntries(headers) };
}
