import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportsFolder, storeReports } from '@remotes-kit/release/reportFile';
import { countReport } from '@remotes-kit/release/reportsForTests';
import { expect, onTestFinished, test } from 'vitest';
import { COUNTED } from '../../contracts/counted.ts';
import { ROOT } from '../build/folders.ts';
import { TYPES } from '../../search/entries.ts';
import { INDEX_FORMAT } from '../../search/indexFiles.ts';
import { readWords } from '../search/words/readWords.ts';

/** A site with an index of one lesson, and with what so many visitors have counted at a time. */
function siteWith(visitors: number, atMs: number): string {
  const out = mkdtempSync(join(tmpdir(), 'lessons-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  mkdirSync(join(out, 'search-index/assets'), { recursive: true });
  const hash = `sha384-${'A'.repeat(64)}`;
  const [namesFile, descriptions] = ['names-AAAAAAAAAAAA.json', 'descriptions-AAAAAAAAAAAA.json'];
  const hashes = { [namesFile]: hash, [descriptions]: hash };
  writeFileSync(
    join(out, 'search-index/index.json'),
    JSON.stringify({ format: INDEX_FORMAT, names: namesFile, descriptions, captions: [], hashes }),
  );
  const names = {
    names: ['Tea Stall', 'First steps', 'The first cup'],
    type: ['businessTopic', 'level', 'lesson'].map((type) => TYPES.findIndex((each) => each === type)),
    id: ['t', 'l', 'v1'],
    name: [0, 1, 2],
    parent: [-1, 0, 1],
    lessons: { entry: [2], page: [1], stream: [0] },
    makers: { entry: [], name: [] },
  };
  writeFileSync(join(out, 'search-index/assets', namesFile), JSON.stringify(names));
  const words = readWords();
  const meant = words.part.phrases[words.names.indexOf('watch repair')]!.split('|')[0]!;
  const visit = [
    countReport({ what: COUNTED.started, subject: 'v1' }),
    countReport({ what: COUNTED.noResult, subject: meant }),
  ];
  for (let visitor = 0; visitor < visitors; visitor += 1) storeReports(reportsFolder(out), visit, { atMs });
  return out;
}

const lessons = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'run.ts'), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

const DAY = '2026-11-26';
const AT_MS = Date.parse(`${DAY}T15:00:00Z`);

test('npm run lessons: the title of the index and the meaning of the table, from the day that --since names on', () => {
  const out = siteWith(10, AT_MS);
  const { stdout, status } = lessons('--out', out, '--since', `${DAY}T18:00:00Z`);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^2026-11-26 +10 .*The first cup$/m);
  expect(stdout).toMatch(/^2026-11-26 +10 +watch repair$/m);
  expect(lessons('--out', out, '--since', '2026-11-27').stdout).not.toMatch(/first cup|watch repair/);
});

test('npm run lessons of nine visitors: neither the lesson nor the search', () => {
  const { stdout } = lessons('--out', siteWith(9, AT_MS), '--since', DAY);
  expect(stdout).not.toMatch(/first cup|v1|watch repair/);
  expect(stdout).toMatch(/^others +< 10/m);
});

test.each([
  ['a date that is none', ['--since', 'yesterday'], 'yesterday: no date, such as 2026-11-01'],
  ['reports that are not there', ['--reports', '/nowhere.jsonl'], 'There are no reports in /nowhere.jsonl.'],
])('%s: one line, and status 1', (_, args, line) =>
  expect(lessons(...args)).toMatchObject({ status: 1, stderr: `${line}\n` }),
);
