import type { DatedReport } from '@remotes-kit/release/report';
import { COUNTED, LEAST_VISITORS, LEFT_PARTS, QUARTERS } from '../../contracts/counted.ts';
import type { Figure, LessonDay, LessonFigures, SearchDay } from '../../contracts/lessonFigures.ts';

/** The names that a school gives to what it counts; undefined where it has none. */
export interface Names {
  titleOf(videoId: string): string | undefined;
  /** The meaning of a line of the table of words, by its first phrase. */
  meaningOf(phrase: string): string | undefined;
}

/** The counts of one thing on one day: how often each value. */
interface Counted {
  day: string;
  subject: string;
  values: Map<number, number>;
}

/**
 * The figures of what pages have counted. A device counts each thing once a day, so a count is a visitor of that day; none is said of
 * fewer than `least`: rows below it are one sum, which is not said either where it is below.
 */
export function figuresOf(reports: readonly DatedReport[], names: Names, least = LEAST_VISITORS): LessonFigures {
  const of = (what: string) => countedOf(reports, what);
  const [quarters, left] = [of(COUNTED.quarter), of(COUNTED.left)];
  const figure = (count: number): Figure => (count >= least ? count : null);
  const started = parted(of(COUNTED.started), least);
  const searches = parted(of(COUNTED.noResult), least);
  return {
    lessons: started.rows.map(([key, { day, subject, values }]): LessonDay => {
      const parts = Array.from({ length: LEFT_PARTS }, (_, part) => left.get(key)?.values.get(part) ?? 0);
      return {
        day,
        videoId: subject,
        title: names.titleOf(subject),
        started: sumOf(values),
        quarters: Array.from({ length: QUARTERS }, (_, at) => figure(quarters.get(key)?.values.get(at + 1) ?? 0)),
        left: parts.map(figure),
        leftElsewhere: figure(parts.reduce((sum, count) => (count < least ? sum + count : sum), 0)),
      };
    }),
    otherStarted: figure(started.others),
    searches: searches.rows.map(([, { day, subject, values }]): SearchDay => {
      return { day, meant: names.meaningOf(subject) ?? subject, visitors: sumOf(values) };
    }),
    otherSearches: figure(searches.others),
  };
}

/** By the day and the thing; no count of a preview or of a build that somebody chose. */
function countedOf(reports: readonly DatedReport[], what: string): Map<string, Counted> {
  const counted = new Map<string, Counted>();
  for (const report of reports) {
    if (report.event !== 'count' || report.what !== what || report.from) continue;
    const { subject, value, atMs } = report;
    const day = new Date(atMs).toISOString().slice(0, 10);
    const key = `${day} ${subject}`;
    const one = counted.get(key) ?? { day, subject, values: new Map() };
    counted.set(key, one);
    one.values.set(value, (one.values.get(value) ?? 0) + 1);
  }
  return counted;
}

/** The rows of enough visitors, the latest day first and then the most visitors, and the sum of all others. */
function parted(counted: ReadonlyMap<string, Counted>, least: number) {
  const all = [...counted];
  const isEnough = ([, { values }]: [string, Counted]) => sumOf(values) >= least;
  const rows = all.filter(isEnough).toSorted(([, a], [, b]) => {
    return b.day.localeCompare(a.day) || sumOf(b.values) - sumOf(a.values) || a.subject.localeCompare(b.subject);
  });
  const others = all.filter((one) => !isEnough(one)).reduce((sum, [, { values }]) => sum + sumOf(values), 0);
  return { rows, others };
}

const sumOf = (values: ReadonlyMap<number, number>): number => [...values.values()].reduce((sum, one) => sum + one, 0);
