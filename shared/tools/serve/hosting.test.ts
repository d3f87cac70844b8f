import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCAL_CONFIG } from '../../contracts/config.ts';
import { REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import { distOf } from '../build/folders.ts';
import { compose } from '../compose/compose.ts';
import { filesBelow } from '../compose/files.ts';
import { documentHeadersOf } from '../compose/hostingRules.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import { hostingConfig, layOut } from '../release/hosting.ts';
import { serveFolder, type Served } from './serveFolder.ts';

interface SeenResponse {
  status: number;
  type?: string;
  cache?: string;
  policy?: string;
  location?: string;
}

type Engine = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const ADDRESS = 'https://bazaar-school.web.app';
const CONFIG = { ...LOCAL_CONFIG, backend: undefined };
const IMMUTABLE = 'public, max-age=31536000, immutable';
const PAGE = { status: 200, type: 'text/html', cache: 'no-cache', policy: 'page' };
const SIGN_IN = { ...PAGE, policy: 'signIn' };
const MISSING = { ...PAGE, status: 404 };

let local: Served;
let hosting: Server;
let ports: { local: number; hosting: number };
let policies: Record<string, string>;
let files: string[];

/** The shell's production site twice: as `npm start` serves it, and by the plain engine with the written configuration. */
beforeAll(async () => {
  const site = mkdtempSync(join(tmpdir(), 'bazaar-hosting-'));
  const remoteDists = Object.fromEntries(REMOTE_NAMES.map((name) => [name, distOf(name)]));
  compose({ shellDist: distOf('shell'), remoteDists, out: site, config: CONFIG, address: ADDRESS });
  const release = publicFolder(site);
  files = filesBelow(release);
  const documents = documentHeadersOf(release);
  policies = Object.fromEntries(
    Object.entries(documents).map(([name, headers]) => [headers['Content-Security-Policy']!, name]),
  );
  policies["script-src 'self'"] = 'worker';
  const cwd = mkdtempSync(join(tmpdir(), 'bazaar-laid-out-'));
  const [config] = hostingConfig(documents, ADDRESS, files).hosting;
  const laidOut = files.map((file) => file.split('/')[0]!).filter((part) => !part.startsWith('.'));
  layOut(release, [...new Set(laidOut)], join(cwd, config!.public));
  const engine = superstatic({ cwd, config: JSON.stringify(config), fallthrough: false }) as unknown as Engine;
  hosting = createServer((request, response) => engine(request, response, () => response.destroy())).listen(0);
  await once(hosting, 'listening');
  ports = { local: (await reservePorts()).shell, hosting: (hosting.address() as AddressInfo).port };
  local = await serveFolder({ folder: site, port: ports.local, isApp: true });
});
afterAll(async () => {
  hosting.close();
  await local.stop();
});

/** `{feed}` stands for a folder of a stored build, `{entry}` for its entry. */
const TABLE: [path: string, response: SeenResponse][] = [
  ...['/', '/home', '/home?from=ad', '/about', '/feed', '/feed/', '/level/categories'].map(rowOf(PAGE)),
  ...['/level/categories/cat.1', '/creators/a.b/video.mp4', '/level/categories/%E0%A4%A6', '/index.html'].map(
    rowOf(PAGE),
  ),
  ...['/frame.html', '/inde%78.html'].map(rowOf(PAGE)),
  ...['/login', '/login/', '/login/details'].map(rowOf(SIGN_IN)),
  ...['/nope.js', '/feed.x', '//evil.example', '/favicon.ico', '/.site/settings.json'].map(rowOf(MISSING)),
  ...['/assets/gone-12345678.js', '/assets/gone', '/{feed}/assets/gone-12345678.js', '/mfe-feed', '/mfe-feed/'].map(
    rowOf(MISSING),
  ),
  ...['/_r1//evil.example/x', '/_r1/%2Fevil.example/x', '/_r1/nope', '/_r1/index.html', '/_r2/{entry}'].map(
    rowOf(MISSING),
  ),
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
  const responses = { hosting: await responseOf(ports.hosting, url), local: await responseOf(ports.local, url) };
  expect(responses).toEqual({ hosting: expected, local: expected });
});

test('a path that cannot be decoded is refused, and the server goes on', async () => {
  expect((await responseOf(ports.local, '/%E0%A4%A')).status).toBe(400);
  expect((await responseOf(ports.local, '/feed')).status).toBe(200);
});

test('the folders of the configuration are those of the table of remotes', () => {
  const sites = hostingConfig({ page: {}, signIn: {} }, ADDRESS).hosting.map(({ target }) => target);
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
