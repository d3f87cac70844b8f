import { printableLine } from '@remotes-kit/release/printable';
import { aligned } from '@remotes-kit/release/figuresTable';
import { LEAST_VISITORS, LEFT_PARTS, QUARTERS } from '../../contracts/counted.ts';
import type { Figure, LessonDay, LessonFigures } from '../../contracts/lessonFigures.ts';

/** The parts of a lesson that its row names, those where most left. */
const NAMED_PARTS = 3;

const few = `< ${LEAST_VISITORS}`;
const text = (figure: Figure) => (figure === null ? few : String(figure));

/** The figures as two tables for a terminal, whatever is in a title. */
export function tablesOf({ lessons, otherStarted, searches, otherSearches }: LessonFigures): string {
  const quarters = Array.from({ length: QUARTERS }, (_, at) => `quarter ${at + 1}`);
  const blank = quarters.map(() => '');
  return `${aligned([
    ['day (UTC)', 'started', ...quarters, 'left most', 'lesson'],
    ...lessons.map((row) => [row.day, String(row.started), ...row.quarters.map(text), mostLeft(row), nameOf(row)]),
    ['others', text(otherStarted), ...blank, '', 'rows below the threshold, as one sum'],
  ])}

${aligned([
  ['day (UTC)', 'visitors', 'searched for, and nothing was found'],
  ...searches.map(({ day, meant, visitors }) => [day, String(visitors), printableLine(meant) || NOT_IN_TABLE]),
  ['others', text(otherSearches), 'rows below the threshold, as one sum'],
])}

A row or a figure of fewer than ${LEAST_VISITORS} visitors of one day is never shown (docs/decisions/049).`;
}

const NOT_IN_TABLE = '(nothing that the table of words has)';

const nameOf = ({ title, videoId }: LessonDay) => printableLine(title ?? videoId);

/** '45-50 %: 12, the end: 31'; nothing where too few left in any part. */
function mostLeft({ left }: LessonDay): string {
  const width = 100 / LEFT_PARTS;
  const said = left.flatMap((count, part) => (count === null ? [] : { count, part }));
  const most = said.toSorted((a, b) => b.count - a.count).slice(0, NAMED_PARTS);
  return most
    .map(({ count, part }) =>
      part === LEFT_PARTS - 1 ? `the end: ${count}` : `${part * width}-${(part + 1) * width} %: ${count}`,
    )
    .join(', ');
}
