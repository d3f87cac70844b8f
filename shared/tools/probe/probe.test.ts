import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { composition } from '../composition.ts';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { distOf, ROOT } from '../build/folders.ts';
import { compose } from '@remotes-kit/release/compose';
import { startServer, type RunningServer } from '@remotes-kit/release/startServer';
import { deployed, type Deployed } from '../production/deployed.ts';
import { testSite } from '../production/testSite.ts';
import { REPORTS_PATH } from '@remotes-kit/release/reportIntake';
import { probe } from './probe.ts';

const out = mkdtempSync(join(tmpdir(), 'bazaar-probed-'));
let hosting: Deployed;
let server: RunningServer;
/** The wrong answers, by the path that each is given to. */
let planted: Record<string, (response: ServerResponse) => unknown> = {};

beforeAll(async () => {
  const { config, ...site } = testSite();
  const reports = { url: REPORTS_PATH, share: 1 };
  const remoteDists = Object.fromEntries(REMOTE_NAMES.map((name) => [name, distOf(name)]));
  compose(composition, { ...site, config: { ...config, reports }, shellDist: distOf('shell'), remoteDists, out });
  hosting = deployed(out);
  const answer = hosting.answerOf('shell');
  const handle = (request: Parameters<typeof answer>[0], response: ServerResponse) => {
    planted[request.url!]?.(response);
    if (response.writableEnded) return;
    if (request.url === REPORTS_PATH) return response.end('{}');
    return answer(request, response);
  };
  server = await startServer({ port: 0, handle });
});
afterAll(async () => {
  await server.stop();
  hosting.remove();
  rmSync(out, { recursive: true, force: true });
});
beforeEach(() => (planted = {}));

const found = () => probe({ address: `http://localhost:${server.port}`, out });

test('the site is served as it was composed: nothing differs', async () => {
  expect(await found()).toEqual([]);
});

test('a header too many, another status, a collector that refuses: a line each', async () => {
  planted = {
    '/feed': (response) => response.setHeader('Access-Control-Allow-Origin', 'https://evil.example'),
    '/remotes.json': (response) => response.writeHead(500).end(),
    [REPORTS_PATH]: (response) => response.writeHead(404).end(),
  };
  expect(await found()).toEqual([
    expect.stringMatching(/\/feed: access-control-allow-origin: https:\/\/evil\.example; composed was: none$/),
    expect.stringMatching(/\/remotes\.json: status 500 instead of 200$/),
    'reports: status 404 at /v1/logs',
  ]);
});

test('an Integrity-Policy on /login: said twice, as a difference and as what blocks the bot check', async () => {
  planted = { '/login': (response) => response.setHeader('Integrity-Policy', 'blocked-destinations=(script)') };
  expect(await found()).toEqual([
    expect.stringMatching(/\/login: integrity-policy: blocked-destinations=\(script\); composed was: none$/),
    '/login: its Integrity-Policy blocks the bot check',
  ]);
});

test('one file has another content: the command names it and ends with status 1, without that with 0', async () => {
  const run = () =>
    promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'shared/tools/probe/run.ts', `http://localhost:${server.port}`, '--out', out, '--no-browser'],
      { cwd: ROOT },
    ).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    );
  expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining('is what was composed') });
  const assets = join(hosting.folder, 'deploy/shell/assets');
  const file = readdirSync(assets).find((name) => name.endsWith('.css'))!;
  const content = readFileSync(join(assets, file));
  onTestFinished(() => writeFileSync(join(assets, file), content));
  appendFileSync(join(assets, file), '\n/* altered */');
  const { code, stdout } = await run();
  expect(code).toBe(1);
  expect(stdout).toContain(`/assets/${file}: another content than was composed`);
});
