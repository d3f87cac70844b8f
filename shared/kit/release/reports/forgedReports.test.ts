import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { encodeReports } from './encodeReports.ts';
import type { Registry } from '@remotes-kit/runtime/registry';
import type { Report } from './report.ts';
import { watchCanary } from './canaryWatch.ts';
import { createReportIntake, REPORTS_PATH } from './reportIntake.ts';
import { loadReport } from './reportsForTests.ts';
import { storedReports } from './storedReports.ts';

/** As far as the intake reads it. */
const REGISTRY = {
  feed: { version: 'live', canary: { percent: 10, build: { version: 'canary' } }, fallback: { version: 'before' } },
} as unknown as Registry;
const MINUTE_MS = 60_000;
/** With it the addresses that a verdict counts share no number. */
const KEY = Buffer.alloc(32, 2);

/** Of a page that knew of the canary. */
const load = (version: string, isLoaded = true) => loadReport({ version, isLoaded, canary: 'canary', percent: 10 });
const failure = load('canary', false);
const times = <T>(count: number, of: T): T[] => Array.from({ length: count }, () => of);

/** As much as one request may have, nearly. */
const floodOf = (version: string): Report[] =>
  times(100, {
    event: 'video',
    remote: 'feed',
    version,
    kind: 'stall',
    ms: 1,
    message: 'x'.repeat(200),
    isFirst: false,
  });

/** The intake of a site with a canary, and the watch of that, in one process with a clock that stands still. */
function site() {
  const folder = mkdtempSync(join(tmpdir(), 'forged-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const clock = { ms: 20_000 * 24 * 60 * MINUTE_MS };
  const begunMs = clock.ms;
  const take = createReportIntake({ folder, registry: () => REGISTRY, now: () => clock.ms, newKey: () => KEY });
  const post = async (address: string, reports: readonly Report[], headers = {}) => {
    const request = Object.assign(Readable.from([Buffer.from(encodeReports(reports, 0, 'site'))]), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      socket: { remoteAddress: address },
    });
    let status = 0;
    const response = {
      writeHead: (given: number) => ((status = given), response),
      end: () => response,
    };
    await take(REPORTS_PATH, request as unknown as IncomingMessage, response as unknown as ServerResponse);
    return status;
  };
  /** A page each, from an address each. */
  const visit = async (version: string, count: number, from: number, isLoaded = true) => {
    for (let n = 0; n < count; n += 1) {
      await post(`198.51.${from}.${n}`, [load(version, isLoaded)]);
      clock.ms += 1;
    }
  };
  const watch = async () => {
    const lines: string[] = [];
    const verdict = await watchCanary({
      remote: 'feed',
      canary: 'canary',
      live: 'live',
      percent: () => 10,
      before: [],
      readReports: () => storedReports(folder),
      elapsedMs: () => clock.ms - begunMs,
      end: () => {},
      promote: () => {},
      nextLook: () => Promise.resolve(false),
      say: (line) => lines.push(line),
    });
    return { verdict, line: lines[0]! };
  };
  const pass = (minutes: number) => (clock.ms += minutes * MINUTE_MS);
  return { folder, post, visit, watch, pass, reports: () => storedReports(folder) };
}

test('six forged failures in one request, or a request each from one address: a good canary goes on', async () => {
  const { post, visit, watch, pass } = site();
  await visit('live', 90, 1);
  await visit('canary', 10, 2);
  await post('203.0.113.1', times(6, failure));
  for (let n = 0; n < 6; n += 1) await post('203.0.113.1', [failure]);
  pass(10);
  const { verdict, line } = await watch();
  expect(verdict).toBe('undecided');
  expect(line).toContain('canary canary: failed 3 of 13 visits (live: 0 of 90 visits): undecided');
});

test('165 forged loads, in a few requests or a request each from one address: an unvisited canary is not proven', async () => {
  const { post, visit, watch, pass } = site();
  await visit('live', 90, 1);
  await post('203.0.113.1', times(83, load('canary')));
  for (let n = 0; n < 165; n += 1) await post('203.0.113.2', [load('canary')]);
  pass(60);
  const { verdict, line } = await watch();
  expect(verdict).toBe('undecided');
  expect(line).toContain('canary canary: failed 0 of 4 visits');
});

test.each(['live', 'canary', 'gone'])(
  '52 MB about the version %s from one address: refused, and no genuine report is pushed out',
  async (version) => {
    const { post, visit, reports, pass } = site();
    await visit('live', 20, 1);
    await visit('canary', 5, 2);
    const flood = floodOf(version);
    const perMinute = 60;
    const statuses = new Set<number>();
    for (let sent = 0; sent < 52_000_000; sent += encodeReports(flood, 0, 'site').length) {
      statuses.add(await post('203.0.113.1', flood));
      pass(14 / 60 / perMinute);
    }
    expect([...statuses]).toEqual([200, 429]);
    expect(reports().filter(({ event }) => event === 'remote.load')).toHaveLength(25);
  },
);

test('another address in X-Forwarded-For each time: it is one sender all the same', async () => {
  const { post, reports } = site();
  for (let n = 0; n < 9; n += 1) await post('203.0.113.1', [failure], { 'x-forwarded-for': `192.0.2.${n}` });
  expect(new Set(reports().map(({ sender }) => sender)).size).toBe(1);
});

test('a canary that fails for seven genuine visitors: ended after ten minutes, not before', async () => {
  const { visit, watch, pass } = site();
  await visit('live', 63, 1);
  await visit('canary', 7, 2, false);
  pass(9);
  expect((await watch()).line).toMatch(/worse, so far: 10 minutes, 6 visits and 5 senders are needed$/);
  pass(1);
  expect((await watch()).verdict).toBe('worse');
});

test('a canary that 160 genuine visitors loaded: proven after an hour, not before', async () => {
  const { visit, watch, pass } = site();
  await visit('live', 200, 1);
  await visit('canary', 160, 2);
  pass(59);
  expect((await watch()).verdict).toBe('undecided');
  pass(1);
  expect((await watch()).verdict).toBe('proven');
});

/** The smallest number of addresses with which a sender who sends all that counts gets a verdict on a canary with so many genuine visits. */
async function addressesFor(verdict: string, forged: Report, genuine: number): Promise<number> {
  const { post, visit, watch, pass } = site();
  await visit('live', 90, 1);
  await visit('canary', genuine, 2);
  pass(60);
  for (let addresses = 1; addresses <= 200; addresses += 1) {
    for (let n = 0; n < 10; n += 1) await post(`203.0.113.${addresses}`, [forged]);
    if (addresses % 5 === 0 && (await watch()).verdict === verdict) return addresses;
  }
  return Infinity;
}

test('what a sender can still do, as decision 019 says: with five addresses end a good canary, with fifty promote an unvisited one', async () => {
  expect(await addressesFor('worse', failure, 10)).toBe(5);
  expect(await addressesFor('proven', load('canary'), 0)).toBe(50);
});

test('what a sender can still do to what is stored, as decision 019 says: with nine addresses push a version’s reports out', async () => {
  const { post, visit, reports, pass } = site();
  await visit('canary', 5, 2);
  await visit('live', 5, 1);
  const flood = floodOf('canary');
  const left = (version: string) =>
    reports().filter((report) => report.event === 'remote.load' && report.version === version).length;
  let addresses = 0;
  while (left('canary') > 0 && addresses < 20) {
    addresses += 1;
    for (let n = 0; n < 60; n += 1) {
      await post(`203.0.113.${addresses}`, flood);
      pass(0.1);
    }
  }
  expect({ addresses, live: left('live') }).toEqual({ addresses: 9, live: 5 });
});
