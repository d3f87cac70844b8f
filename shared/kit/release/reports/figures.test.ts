import { expect, test } from 'vitest';
import type { Report } from './report.ts';
import { figureCells, figuresOf } from './figures.ts';
import { errorReport, loadReport } from './reportsForTests.ts';

const about = { remote: 'feed', version: 'a' };
const lcp = (value: number): Report => ({ event: 'web.vital', ...about, route: '/feed', name: 'LCP', value });
const firstFrame = (ms: number): Report => ({
  event: 'video',
  ...about,
  kind: 'firstFrame',
  ms,
  message: '',
  isFirst: false,
});

test('visits, loads, errors and percentiles of one version alone', () => {
  const reports = [
    ...[true, true, true, false].map((isLoaded) => loadReport({ isLoaded })),
    loadReport({ version: 'b' }),
    loadReport({ remote: 'reels' }),
    errorReport(),
    errorReport({ isFirst: false }),
    ...[100, 200, 300, 400].map(lcp),
    firstFrame(900),
  ];
  const figures = figuresOf(reports, 'feed', 'a');
  expect(figures).toEqual({
    visits: 4,
    failed: 2,
    loadedShare: 0.75,
    errorsPer1000: 500,
    p75: { lcpMs: 300, inpMs: undefined, firstFrameMs: 900 },
  });
  expect(figureCells(figures)).toEqual(['4', '75.0 %', '500.0', '300 ms', '', '900 ms']);
});

test('a version without reports: no visits, and nothing is divided by zero', () =>
  expect(figureCells(figuresOf([errorReport()], 'feed', 'a'))).toEqual(['0', '', '', '', '', '']));
