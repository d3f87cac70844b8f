import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTENT_LISTS } from '../../testing/contentLists.ts';
import { startServer } from '@remotes-kit/release/startServer';
import { checkLive } from './checks/live.ts';
import { CHECKS, type CheckName } from './checks/table.ts';
import { describeDoctor, EXAMINE_ALL } from './describeDoctor.ts';
import { runDoctor } from './doctor.ts';
import { siteAt } from './planted/badSite.ts';
import { plantedInDeployed, plantedInDocuments } from './planted/defects.ts';
import { fakeGoogle } from './planted/fakeGoogle.ts';
import { USER_FINDINGS } from './planted/users.ts';
import type { Target } from './reading/target.ts';
import { CONTENT } from './school.ts';

const HOSTS = { images: 'https://images.example', streams: 'https://streams.example' };

describe('on the embedded backend', () => describeDoctor());

test('at least 30 numbered checks; each has a planted defect', () => {
  const planted = new Set<string>([
    ...[...plantedInDocuments(HOSTS), ...plantedInDeployed('https://school.example')].map(({ check }) => check),
    ...USER_FINDINGS.map(([check]) => check),
    'siteUnreachable', // nothing else is found where it is: tried below
    'workerMissing', // tried in checks/live.test.ts
  ]);
  expect(Object.keys(CHECKS).length).toBeGreaterThanOrEqual(30);
  expect(Object.keys(CHECKS).filter((check) => !planted.has(check))).toEqual([]);
});

test('the site does not answer: said, and nothing of its policy', async () => {
  const server = await startServer({ port: 0, handle: (_, response) => response.writeHead(500).end() });
  const address = `http://localhost:${server.port}`;
  const site = siteAt(address, address, HOSTS);
  expect(await checkLive(site)).toEqual([{ check: 'siteUnreachable', at: `${address}/home` }]);
  await server.stop();
});

test('more than 50,000 documents: nothing is read without --yes, and with it reading begins', async () => {
  const paths: string[] = [];
  // Firestore without a right to read it.
  const closed = await startServer({ port: 0, handle: (_, response) => response.writeHead(403).end() });
  const backend = `http://localhost:${closed.port}`;
  const handle = fakeGoogle({ backend, count: 4_000, before: (path) => paths.push(path) });
  const google = await startServer({ port: 0, handle });
  const target: Target = {
    ...HOSTS,
    project: 'demo-bazaar',
    token: 'owner',
    firestore: `http://localhost:${google.port}`,
  };
  const said: string[] = [];
  await expect(runDoctor(target, EXAMINE_ALL, (line) => said.push(line))).rejects.toThrow('only with --yes');
  expect(said).toEqual([expect.stringMatching(/^Reads 56000 documents, one read each: at most US\$ 0\.03/)]);
  expect(paths).toEqual([]);
  await expect(runDoctor(target, { ...EXAMINE_ALL, isYes: true }, () => {})).rejects.toThrow('refused (403');
  expect(paths.length).toBeGreaterThan(0);
  await google.stop();
  await closed.stop();
});

test('every collection of content is examined', () =>
  expect(CONTENT.map(({ collection }) => collection.name).toSorted()).toEqual(Object.keys(CONTENT_LISTS).toSorted()));

test('README.md has the table of the checks', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const rows = (Object.keys(CHECKS) as CheckName[]).map((name) => {
    const { number, lost, seenBy } = CHECKS[name];
    return `| ${number} | ${lost} | ${seenBy} |`;
  });
  expect(readme.match(/^\| \d+ \|.*$/gm)).toEqual(rows);
});
