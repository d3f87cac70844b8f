import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { encodeReports } from './encodeReports.ts';
import type { Report } from './report.ts';
import { countReport } from './reportsForTests.ts';
import { storeReports } from './reportFile.ts';
import { createReportIntake } from './reportIntake.ts';
import { storedReports } from './storedReports.ts';

const REPORT: Report = { event: 'policy.violation', directive: 'img-src', blocked: 'https://evil.example' };
const newFolder = () => mkdtempSync(join(tmpdir(), 'reports-'));

const folder = newFolder();
const takeReports = createReportIntake({ folder });
const server = createServer((request, response) => void takeReports(request.url!, request, response)).listen(0);
await once(server, 'listening');
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const url = `${origin}/v1/logs`;
afterAll(() => void server.close());

const post = (body: string, type = 'application/json') =>
  fetch(url, { method: 'POST', body, headers: { 'Content-Type': type } });

test('a count is kept for its day, without its sender and its time, whichever build is live', async () => {
  const own = newFolder();
  storeReports(own, [countReport()], { sender: 7, atMs: Date.UTC(2026, 10, 28, 22, 41, 7) });
  expect(
    readFileSync(join(own, 'counts.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([{ ...countReport(), atMs: Date.UTC(2026, 10, 28) }]);
  const already = storedReports(folder).length;
  await post(encodeReports([countReport(), countReport()], 0, 'site'));
  expect(storedReports(folder).length - already).toBe(1);
  expect(storedReports(folder).filter(({ event }) => event === 'count')).toEqual([
    { ...countReport(), atMs: expect.any(Number) },
  ]);
});

test('a page’s reports are stored with the time, and the answer is an OTLP collector’s', async () => {
  const already = storedReports(folder).length;
  const response = await post(encodeReports([REPORT], 0, 'site'));
  expect([response.status, await response.text()]).toEqual([200, '{}']);
  const [stored, ...others] = storedReports(folder).slice(already);
  expect(others).toEqual([]);
  expect([stored]).toEqual([{ ...REPORT, atMs: expect.any(Number), sender: expect.any(Number) }]);
  expect(storedReports(folder, { sinceMs: stored!.atMs })).toContainEqual(stored);
  expect(storedReports(folder, { sinceMs: Date.now() + 1_000 })).toHaveLength(0);
});

test.each([
  ['no JSON', 200, '<script>', undefined],
  ['deep JSON', 200, '['.repeat(30_000), undefined],
  ['a body that is too large', 413, ' '.repeat(70_000), undefined],
  ['a form’s type, which any site may send', 415, encodeReports([REPORT], 0, 'site'), 'text/plain'],
])('%s: %i, and nothing is stored', async (_, status, body, type) => {
  const before = storedReports(folder).length;
  expect((await post(body, type)).status).toBe(status);
  expect(storedReports(folder)).toHaveLength(before);
});

/** As Chromium 156 sends them. */
const POLICY_REPORTS = [
  {
    age: 100,
    type: 'csp-violation',
    url: 'https://site.example/creators/creator-001/topics',
    user_agent: 'Mozilla/5.0',
    body: {
      blockedURL: 'https://evil.example/x.png?stolen',
      disposition: 'enforce',
      documentURL: 'https://site.example/creators/creator-001/topics',
      effectiveDirective: 'img-src',
      originalPolicy: "default-src 'none'",
      referrer: '',
      sample: '',
      statusCode: 200,
    },
  },
  {
    age: 3,
    type: 'integrity-violation',
    url: 'https://site.example/feed',
    body: { blockedURL: 'https://site.example/x.js', destination: 'script', documentURL: '', reportOnly: false },
  },
  { type: 'deprecation', body: { id: 'x' } },
  null,
];
const postPolicy = (headers: Record<string, string> = {}) =>
  fetch(`${origin}/v1/policy`, {
    method: 'POST',
    body: JSON.stringify(POLICY_REPORTS),
    headers: { 'Content-Type': 'application/reports+json', ...headers },
  });

test('what a browser reports of the policy by itself is stored without the page that it was on', async () => {
  const before = storedReports(folder).length;
  expect((await postPolicy()).status).toBe(200);
  expect(storedReports(folder).slice(before)).toEqual([
    {
      event: 'policy.violation',
      directive: 'img-src',
      blocked: 'https://evil.example',
      atMs: expect.any(Number),
      sender: expect.any(Number),
    },
    {
      event: 'policy.violation',
      directive: 'integrity-policy',
      blocked: 'https://site.example',
      atMs: expect.any(Number),
      sender: expect.any(Number),
    },
  ]);
});

test.each(['DNT', 'Sec-GPC'])('a browser that says %s: 1: what it reports is not stored', async (header) => {
  const before = storedReports(folder).length;
  expect((await postPolicy({ [header]: '1' })).status).toBe(200);
  expect(storedReports(folder)).toHaveLength(before);
});

test('another method than POST: 405', async () => expect((await fetch(url)).status).toBe(405));

test('a full file is put aside, the oldest of them is forgotten', () => {
  const rotated = newFolder();
  for (let atMs = 1; atMs <= 9; atMs += 1) storeReports(rotated, [REPORT], { atMs, maxBytes: 1 });
  expect(readdirSync(rotated).sort()).toEqual(['shell.1.jsonl', 'shell.2.jsonl', 'shell.3.jsonl', 'shell.jsonl']);
  expect(storedReports(rotated).map(({ atMs }) => atMs)).toEqual([6, 7, 8, 9]);
});

test('a line that was cut short, or is no report, is left out', () => {
  const cut = newFolder();
  storeReports(cut, [REPORT], { atMs: 1 });
  appendFileSync(join(cut, 'shell.jsonl'), 'null\n{"event":"error"}\n{"event":"policy.vio');
  expect(storedReports(cut)).toHaveLength(1);
});
