import { expect, test } from 'vitest';
import { figuresTable } from './figuresTable.ts';
import { loadReport } from './reportsForTests.ts';

const record = {
  version: 'a',
  release: 1,
  contract: 5,
  entry: '/a.js',
  preload: [],
  css: [],
  integrity: {},
};

test('reports of previews and overrides have lines of their own, and count in no other', () => {
  const reports = [
    loadReport(),
    loadReport({ from: 'preview' }),
    loadReport({ version: 'b', from: 'preview' }),
    loadReport({ version: 'b', from: 'override' }),
    loadReport({ version: 'b', from: 'override', isLoaded: false }),
  ];
  const lines = figuresTable(reports, { feed: record }).split('\n');
  expect(lines.slice(1).map((line) => line.split(/ {2,}/).slice(0, 5))).toEqual([
    ['feed', 'live', 'a', '1', '100.0 %'],
    ['feed', 'preview', 'a', '1', '100.0 %'],
    ['feed', 'preview', 'b', '1', '100.0 %'],
    ['feed', 'override', 'b', '2', '50.0 %'],
  ]);
});
