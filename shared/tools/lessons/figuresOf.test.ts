import type { DatedReport } from '@remotes-kit/release/report';
import { countReport } from '@remotes-kit/release/reportsForTests';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTED, LEAST_VISITORS, LEFT_PARTS } from '../../contracts/counted.ts';
import { parseLessonFigures, type Figure, type LessonFigures } from '../../contracts/lessonFigures.ts';
import { DAY_MS } from '../../contracts/time.ts';
import { figuresOf, type Names } from './figuresOf.ts';
import { tablesOf } from './tables.ts';

const DAY = Date.UTC(2026, 10, 28);
const NO_NAMES: Names = { titleOf: () => undefined, meaningOf: () => undefined };

const counted = (what: string, subject: string, value = 1, atMs = DAY): DatedReport => ({
  ...countReport({ what, subject, value }),
  atMs,
});

/** The reports of so many visitors who watched a lesson to its half, and left. */
const toHalf = (visitors: number, videoId = 'v1'): DatedReport[] =>
  Array.from({ length: visitors }, () => [
    counted(COUNTED.started, videoId),
    counted(COUNTED.quarter, videoId, 1),
    counted(COUNTED.quarter, videoId, 2),
    counted(COUNTED.left, videoId, 10),
  ]).flat();

const searchedFor = (visitors: number, meant: string) =>
  Array.from({ length: visitors }, () => counted(COUNTED.noResult, meant));

test('ten visitors of a lesson: a row with its title; nine: none, and not even their sum', () => {
  const names = { ...NO_NAMES, titleOf: (id: string) => (id === 'v1' ? 'The first cup' : undefined) };
  expect(figuresOf(toHalf(10), names)).toEqual({
    lessons: [
      {
        day: '2026-11-28',
        videoId: 'v1',
        title: 'The first cup',
        started: 10,
        quarters: [10, 10, null, null],
        left: Array.from({ length: LEFT_PARTS }, (_, part) => (part === 10 ? 10 : null)),
        leftElsewhere: null,
      },
    ],
    otherStarted: null,
    searches: [],
    otherSearches: null,
  });
  expect(figuresOf(toHalf(9), names)).toEqual({ lessons: [], otherStarted: null, searches: [], otherSearches: null });
});

test('two lessons of nine visitors each: one sum, and neither is named', () => {
  const figures = figuresOf([...toHalf(9), ...toHalf(9, 'v2')], NO_NAMES);
  expect(figures).toMatchObject({ lessons: [], otherStarted: 18 });
  expect(JSON.stringify(figures)).not.toMatch(/v1|v2/);
});

test('the same lesson on two days, five visitors each: no row', () => {
  const next = toHalf(5).map((report) => ({ ...report, atMs: DAY + DAY_MS }));
  expect(figuresOf([...toHalf(5), ...next], NO_NAMES)).toMatchObject({ lessons: [], otherStarted: 10 });
});

test('a search that ten made is named by its meaning; one of nine is a part of the sum', () => {
  const names = { ...NO_NAMES, meaningOf: (phrase: string) => ({ veldin: 'welding' })[phrase] };
  const figures = figuresOf([...searchedFor(10, 'veldin'), ...searchedFor(9, 'dron'), ...searchedFor(3, '')], names);
  expect(figures.searches).toEqual([{ day: '2026-11-28', meant: 'welding', visitors: 10 }]);
  expect(figures.otherSearches).toBe(12);
  expect(JSON.stringify(figures)).not.toContain('dron');
});

test('what pages of a preview or of a chosen build count: nothing', () => {
  const marked = toHalf(20).map((report) => ({ ...report, from: 'preview' as const }));
  expect(figuresOf(marked, NO_NAMES)).toMatchObject({ lessons: [], otherStarted: null });
});

const count = fc.record({
  what: fc.constantFrom(...Object.values(COUNTED), 'thing.used'),
  subject: fc.constantFrom('', 'v1', 'v2', '__proto__', 'toString'),
  value: fc.oneof(fc.constantFrom(0, 1, 2, 3, 4, 19), fc.double({ min: 0, max: 1e6, noNaN: true })),
  atMs: fc.constantFrom(DAY, DAY + DAY_MS, DAY + 5),
});
/** Groups of the same count, so that some come above the threshold. */
const reports = fc
  .array(fc.tuple(count, fc.integer({ min: 1, max: 25 })), { maxLength: 30 })
  .map((groups) =>
    groups.flatMap(([{ what, subject, value, atMs }, times]) =>
      Array.from({ length: times }, () => counted(what, subject, value, atMs)),
    ),
  );

const figuresIn = ({ lessons, otherStarted, searches, otherSearches }: LessonFigures): Figure[] => [
  ...lessons.flatMap(({ started, quarters, left, leftElsewhere }) => [started, ...quarters, ...left, leftElsewhere]),
  otherStarted,
  ...searches.map(({ visitors }) => visitors),
  otherSearches,
];

test('whatever was counted: no figure is below the threshold, and the sums agree with what was counted', () => {
  fc.assert(
    fc.property(reports, (all) => {
      const figures = figuresOf(all, NO_NAMES);
      for (const figure of figuresIn(figures)) expect(figure ?? Infinity).toBeGreaterThanOrEqual(LEAST_VISITORS);
      const total = (what: string) => all.filter((report) => report.event === 'count' && report.what === what).length;
      const agrees = (said: number, others: Figure, of: string) => {
        const rest = total(of) - said;
        expect(others === null ? rest >= 0 && rest < LEAST_VISITORS : rest === others).toBe(true);
      };
      const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
      agrees(sum(figures.lessons.map(({ started }) => started)), figures.otherStarted, COUNTED.started);
      agrees(sum(figures.searches.map(({ visitors }) => visitors)), figures.otherSearches, COUNTED.noResult);
      expect(parseLessonFigures(JSON.parse(JSON.stringify(figures)))).toEqual(figures);
    }),
    { numRuns: 300 },
  );
});

test('what is printed: the row of ten with its title and where they left; a hostile title is one line, and a rare search nowhere', () => {
  const names = { ...NO_NAMES, titleOf: () => 'The first\n\u001B[31mcup' };
  const printed = tablesOf(figuresOf([...toHalf(12), ...searchedFor(4, 'dron')], names));
  expect(printed).toMatch(/^2026-11-28 +12 +12 +12 +< 10 +< 10 +50-55 %: 12 +The first/m);
  expect(printed.split('\n').filter((line) => line.startsWith('2026'))).toHaveLength(1);
  expect(printed.replaceAll('\n', '')).not.toMatch(/\p{C}|dron/u);
});
