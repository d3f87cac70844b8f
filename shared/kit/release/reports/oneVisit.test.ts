import { expect, test } from 'vitest';
import { oneVisit } from './oneVisit.ts';
import { countReport, errorReport, loadReport } from './reportsForTests.ts';

const loaded = loadReport();
const failed = loadReport({ isLoaded: false });
const first = errorReport();
const later = errorReport({ isFirst: false });

test('a body with one load and one failure of each build: as it is', () => {
  const reports = [loaded, loadReport({ version: 'b', isLoaded: false }), first, later];
  expect(oneVisit(reports)).toEqual(reports);
});

test('more loads or first errors of one build: the first of them counts', () => {
  expect(oneVisit([failed, loaded, first, first])).toEqual([failed, later, later]);
  expect(oneVisit([first, first])).toEqual([first, later]);
});

test('a count that is there twice: once; of another thing or with another value it is another one', () => {
  const counts = [countReport(), countReport({ subject: 'b' }), countReport({ value: 2 })];
  expect(oneVisit([...counts, ...counts])).toEqual(counts);
});
