import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composition } from '../composition.ts';
import { REMOTES } from '../../contracts/remotes.ts';
import { filesBelow } from '@remotes-kit/release/files';
import type { RunningServer } from '@remotes-kit/release/startServer';
import { hostingConfig } from '@remotes-kit/release/hosting';
import { composeForHosting } from './hostingSites.ts';
import { serveFolder } from './serveFolder.ts';

interface SeenResponse {
  status: number;
  type?: string;
  cache?: string;
  policy?: string;
  location?: string;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PAGE = { status: 200, type: 'text/html', cache: 'no-cache', policy: 'page' };
const SIGN_IN = { ...PAGE, policy: 'signIn' };
const MISSING = { ...PAGE, status: 404 };
/** The answer to a path that no page can have: with the missing page's own policy only. */
const NO_FILE = { ...MISSING, policy: 'missing' };

let local: RunningServer;
let hosting: RunningServer;
let policies: Record<string, string>;
let files: string[];

/** The shell's production site twice: as `npm start` serves it, and by the plain engine with the written configuration. */
beforeAll(async () => {
  const sites = composeForHosting();
  files = filesBelow(sites.release);
  policies = sites.policies;
  hosting = await sites.serve('shell');
  local = await serveFolder({ folder: sites.site, port: 0, isApp: true });
});
afterAll(() => Promise.all([hosting.stop(), local.stop()]));

/** `{feed}` stands for a folder of a stored build, `{entry}` for its entry. */
const TABLE: [path: string, response: SeenResponse][] = [
  ...['/', '/home', '/home?from=ad', '/about', '/feed', '/feed/', '/level/categories'].map(rowOf(PAGE)),
  ...['/level/categories/cat.1', '/creators/a.b/video.mp4', '/level/categories/%E0%A4%A6', '/index.html'].map(
    rowOf(PAGE),
  ),
  ...['/frame.html', '/inde%78.html'].map(rowOf(PAGE)),
  // A link that was cut within a character.
  ...['/search?q=%E0%A4', '/home?q=%E0%A4', '/feed/?q=%'].map(rowOf(PAGE)),
  ...['/login', '/login/', '/login/details'].map(rowOf(SIGN_IN)),
  ...['/nope.js', '/feed.x', '//evil.example', '/favicon.ico', '/.site/settings.json'].map(rowOf(MISSING)),
  ...['/sw.js/', '/sw.js//', '/x/../sw.js/'].map(rowOf({ ...MISSING, policy: 'worker' })),
  ...['/assets/gone-12345678.js', '/assets/gone', '/{feed}/assets/gone-12345678.js', '/mfe-feed', '/mfe-feed/'].map(
    rowOf(NO_FILE),
  ),
  ...['/_r1//evil.example/x', '/_r1/%2Fevil.example/x', '/_r1/nope', '/_r1/index.html', '/_r2/{entry}'].map(
    rowOf(NO_FILE),
  ),
  ...['/saved/lesson-01/video.m3u8', '/saved/needs.json', '/saved/', '/saved//evil.example/x'].map(rowOf(NO_FILE)),
  // The engine knows the type of plain endings only.
  ['/index.htm%6C', { ...PAGE, type: 'false' }],
  ['/{entry}', { status: 200, type: 'text/javascript', cache: IMMUTABLE }],
  ['/_r1/{entry}', { status: 200, type: 'text/javascript', cache: 'no-cache' }],
  ['/{feed}/mf-manifest.json', { status: 200, type: 'application/json', cache: 'no-cache, stale-if-error=86400' }],
  ['/remotes.json', { status: 200, type: 'application/json', cache: 'no-cache', policy: 'page' }],
  ['/sw.js', { status: 200, type: 'text/javascript', cache: 'no-cache', policy: 'worker' }],
];

test.each(TABLE)('%s: the response is the same from Hosting’s engine as from npm start', async (path, expected) => {
  const entry = files.find((file) => /^mfe-feed\/\w+\/assets\/remoteEntry-.*\.js$/.test(file))!;
  const url = path.replace('{entry}', entry).replace('{feed}', entry.replace(/\/assets.*/, ''));
  const responses = { hosting: await responseOf(hosting.port, url), local: await responseOf(local.port, url) };
  expect(responses).toEqual({ hosting: expected, local: expected });
});

test('a path that cannot be decoded is refused, and the server goes on', async () => {
  expect((await responseOf(local.port, '/%E0%A4%A')).status).toBe(400);
  expect((await responseOf(local.port, '/feed')).status).toBe(200);
});

test('the folders of the configuration are those of the table of remotes', () => {
  const sites = hostingConfig(composition, { page: {}, signIn: {}, worker: {} }, '').hosting.map(
    ({ target }) => target,
  );
  expect(sites).toEqual(['shell', ...Object.keys(REMOTES)]);
});

function rowOf(response: SeenResponse) {
  return (path: string): [string, SeenResponse] => [path, response];
}

/** With the path as it stands: fetch would tidy it up. */
async function responseOf(port: number, path: string): Promise<SeenResponse> {
  const sent = request({ port, path, host: 'localhost', agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  const {
    'content-type': type,
    'cache-control': cache,
    'content-security-policy': policy,
    location,
  } = response.headers;
  const kind = type?.split(';')[0]!.replace('application/javascript', 'text/javascript');
  return {
    status: response.statusCode!,
    ...(kind && { type: kind }),
    ...(cache && { cache }),
    ...(typeof policy === 'string' && { policy: policies[policy] ?? policy }),
    ...(location && { location }),
  };
}
