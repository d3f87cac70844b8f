import { reportsOf, storedReports } from '@remotes-kit/release/storedReports';
import type { LessonFigures } from '../../contracts/lessonFigures.ts';
import { DAY_MS } from '../../contracts/time.ts';
import { figuresOf } from './figuresOf.ts';
import { namesOf } from './namesOf.ts';

interface Asked {
  /** The file or folder of a collector; absent: what the site's own server has stored. */
  reports?: string | undefined;
  /** Absent: SHOWN_DAYS ago. */
  sinceMs?: number | undefined;
}

/** Not in the spec: as many days as `npm run releases` looks back. */
const SHOWN_DAYS = 14;

/** The figures of a composed site. Throws where the named reports are not there. */
export function siteFigures(
  out: string,
  { reports, sinceMs = Date.now() - SHOWN_DAYS * DAY_MS }: Asked = {},
): LessonFigures {
  // Counts have the beginning of their day.
  const fromMs = Math.floor(sinceMs / DAY_MS) * DAY_MS;
  return figuresOf(storedReports(reportsOf(out, reports), { sinceMs: fromMs }), namesOf(out));
}
