import { expect, test } from 'vitest';
import { causesOf } from './causes.ts';
import { errorReport, loadReport } from './reportsForTests.ts';

const at = (atMs: number, report: ReturnType<typeof errorReport>) => ({ ...report, atMs });

test('the newest cause first, by its last report; loads that worked and other reports are no causes', () => {
  const causes = causesOf([
    at(3, errorReport({ message: 'old, and again' })),
    at(1, errorReport({ message: 'old, and again' })),
    at(2, loadReport({ isLoaded: false, message: 'between' })),
    at(4, loadReport()),
  ]);
  expect(causes.map(({ message, lastAtMs }) => [message, lastAtMs])).toEqual([
    ['old, and again', 3],
    ['between', 2],
  ]);
});

test('a page that failed to load, and then noted errors of the same cause: one visit', () => {
  const [cause] = causesOf([
    at(1, loadReport({ isLoaded: false, message: 'no' })),
    at(2, errorReport({ message: 'no', isFirst: false })),
    at(3, errorReport({ message: 'no', isFirst: false })),
  ]);
  expect(cause).toMatchObject({ visits: 1, times: 3 });
});

test('a cause in a preview is another one than that of visitors', () => {
  const causes = causesOf([
    at(1, errorReport({ message: 'no' })),
    at(2, errorReport({ message: 'no', from: 'preview' })),
  ]);
  expect(causes.map(({ from, visits }) => [from, visits])).toEqual([
    ['preview', 1],
    [undefined, 1],
  ]);
});
