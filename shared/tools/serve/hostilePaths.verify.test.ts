import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { APP_NAMES, type AppName } from '../build/folders.ts';
import { filesBelow } from '@remotes-kit/release/files';
import type { RunningServer } from '@remotes-kit/release/startServer';
import { DISGUISES } from '@remotes-kit/release/disguises';
import { composeForHosting, type HostingSites } from './hostingSites.ts';
import { serveFolder } from './serveFolder.ts';

/** A file of which nothing may be served; `.well-known` is public (RFC 8615). */
const isHidden = (file: string): boolean => /(^|\/)\.(?!well-known\/)/.test(file);

let sites: HostingSites;
let hidden: Set<string>;
const running: RunningServer[] = [];
beforeAll(() => {
  sites = composeForHosting();
  const contents = (isWanted: (file: string) => boolean) =>
    filesBelow(sites.release)
      .filter(isWanted)
      .map((file) => readFileSync(join(sites.release, file), 'utf8'));
  // A stored shell has copies of what the site serves, such as the worker.
  const served = new Set(contents((file) => !isHidden(file)));
  hidden = new Set(contents(isHidden).filter((content) => !served.has(content)));
});
afterAll(() => Promise.all(running.map((server) => server.stop())));

/** Of every kind of file one, hidden ones too, and what is no file. */
function plainPaths(): string[] {
  const files = filesBelow(sites.release).map((file) => `/${file}`);
  const kinds = new Map(files.map((file) => [file.replace(/[^/]*(?=\.\w+$)/, ''), file]));
  return [
    ...kinds.values(),
    '/',
    '/index.html',
    '/404.html',
    '/feed',
    '/login',
    '/assets',
    '/mfe-feed',
    '/.site',
    '/_r1',
  ];
}

function hostilePaths(isShell: boolean): string[] {
  const once = plainPaths().flatMap((path) => DISGUISES.map((disguise) => disguise(path)));
  const few = ['/', '/sw.js', '/.site/headers.json'];
  const twice = few.flatMap((path) => DISGUISES.flatMap((a) => DISGUISES.map((b) => b(a(path)))));
  return [...new Set(isShell ? [...once, ...twice] : once)].filter(canBeDecoded);
}

/** True for a path that can be decoded. Hosting answers 400 to others before the engine; fuzz sends them to our servers. */
function canBeDecoded(path: string): boolean {
  try {
    return decodeURI(path) !== '' && path.startsWith('/');
  } catch {
    return false;
  }
}

const SERVERS: [string, () => Promise<RunningServer>][] = [
  ...APP_NAMES.map((app): [string, () => Promise<RunningServer>] => [
    `Hosting’s engine over the site of ${app}`,
    () => sites.serve(app),
  ]),
  ['npm start', () => serveFolder({ folder: sites.site, port: 0, isApp: true })],
  ['npm start -- --origins', () => serveFolder({ folder: sites.site, port: 0, allowOrigin: 'http://localhost:1' })],
];

test.each(SERVERS)(
  '%s: no hostile path is redirected to another host, gets a page without its policy, or a hidden file',
  async (name, start) => {
    const server = await start();
    running.push(server);
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const paths = hostilePaths(/shell|start$/.test(name));
    const count = paths.length;
    const wrong: string[] = [];
    const ask = async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        const fault = await answerOf(server.port, path, agent).then(faultOf, String);
        if (fault) wrong.push(`${path}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, ask));
    agent.destroy();
    expect(wrong).toEqual([]);
    console.info(`${name}: ${count} paths`);
    expect(count).toBeGreaterThan(500);
  },
);

test('what a deploy uploads has no hidden file', () => {
  const uploaded = (['shell', ...REMOTE_NAMES] as AppName[]).flatMap((app) => filesBelow(sites.folderOf(app)));
  expect(uploaded.filter(isHidden)).toEqual([]);
});

interface Answer {
  status: number;
  location?: string;
  policy?: string;
  body: string;
}

/** The fault of an answer; undefined where it has none. */
function faultOf({ status, location, policy, body }: Answer): string | undefined {
  const base = 'http://site.example';
  if (location !== undefined && new URL(location, base).origin !== base) return `redirected to ${location}`;
  const name = policy && sites.policies[policy];
  const isPage = /^\s*<(!doctype|html)/i.test(body);
  if (isPage && (!name || (name === 'worker' && status !== 404))) return `${status}, a page with the policy ${policy}`;
  return hidden.has(body) ? 'a hidden file' : undefined;
}

/** With the path as it stands: fetch would tidy it up. */
async function answerOf(port: number, path: string, agent: Agent): Promise<Answer> {
  const sent = request({ port, path, host: '127.0.0.1', agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { location, 'content-security-policy': policy } = response.headers;
  const status = response.statusCode!;
  return {
    status,
    body: await text(response),
    ...(location && { location }),
    ...(typeof policy === 'string' && { policy }),
  };
}
