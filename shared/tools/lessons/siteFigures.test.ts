import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportsFolder, storeReports } from '@remotes-kit/release/reportFile';
import { countReport } from '@remotes-kit/release/reportsForTests';
import { expect, onTestFinished, test } from 'vitest';
import { COUNTED } from '../../contracts/counted.ts';
import { HOUR_MS } from '../../contracts/time.ts';
import { TYPES } from '../../search/entries.ts';
import { INDEX_FORMAT } from '../../search/indexFiles.ts';
import { readWords } from '../search/words/readWords.ts';
import { siteFigures } from './siteFigures.ts';

/** A site with an index of one lesson, and with what so many visitors have counted at a time. */
function siteWith(visitors: number, atMs: number): string {
  const out = mkdtempSync(join(tmpdir(), 'lessons-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  mkdirSync(join(out, 'search-index/assets'), { recursive: true });
  const hash = `sha256-${'A'.repeat(43)}=`;
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

const DAY_MS = Date.UTC(2026, 10, 26);
const AFTERNOON_MS = DAY_MS + 15 * HOUR_MS;

test('ten visitors: the title of the index and the meaning of the table, also of a day that had begun before', () => {
  const out = siteWith(10, AFTERNOON_MS);
  expect(siteFigures(out, { sinceMs: DAY_MS + 18 * HOUR_MS })).toMatchObject({
    lessons: [{ day: '2026-11-26', videoId: 'v1', title: 'The first cup', started: 10 }],
    searches: [{ day: '2026-11-26', meant: 'watch repair', visitors: 10 }],
  });
  expect(siteFigures(out, { sinceMs: DAY_MS + 24 * HOUR_MS })).toMatchObject({ lessons: [], searches: [] });
});

test('nine visitors: neither the lesson nor the search', () => {
  const figures = siteFigures(siteWith(9, AFTERNOON_MS), { sinceMs: DAY_MS });
  expect(figures).toEqual({ lessons: [], otherStarted: null, searches: [], otherSearches: null });
});

test('reports that are not there: an error that says so', () =>
  expect(() => siteFigures('/nowhere', { reports: '/nowhere.jsonl' })).toThrow(
    'There are no reports in /nowhere.jsonl.',
  ));
