import type { Report } from '@remotes-kit/release/report';
import { COUNTED, LEFT_PARTS, QUARTERS } from '@bazaar/shared/contracts/counted';
import { SAFE_ID } from '@bazaar/shared/contracts/earlyReads';
import { isRecord } from '@bazaar/shared/contracts/isRecord';
import type { CountedNote } from '@bazaar/shared/contracts/pageNotes';
import { DAY_MS } from '@bazaar/shared/contracts/time';
import { remembered } from '@bazaar/shared/device';

type Count = Extract<Report, { event: 'count' }>;
type LessonNote = Extract<CountedNote, { kind: 'lesson' }>;

/** Not in the spec: who has seen nine tenths of a quarter has watched it. */
const WATCHED_SHARE = 0.9;
/** Not in the spec: nobody watches as much on one day, and what is remembered stays small. */
const MAX_A_DAY = 500;

/** The keys of what this device has counted on a day (UTC, in days since 1970). */
interface Counted {
  day: number;
  keys: readonly string[];
}

/** Says that a visitor is counted once a day; only this device knows it, and signing out forgets it. */
const countedToday = remembered('bazaar.countedToday', parseCounted);

function parseCounted(stored: unknown): Counted {
  if (!isRecord(stored) || typeof stored.day !== 'number' || !Array.isArray(stored.keys)) return { day: 0, keys: [] };
  return { day: stored.day, keys: stored.keys.filter((key) => typeof key === 'string').slice(0, MAX_A_DAY) };
}

/** Turns notes into counts, each of which this device makes once a day. `add` gets those to report. */
export function createCounts(add: (count: Count) => void, now: () => number = Date.now) {
  /** The lessons that were watched since the page was last left, as they stood last. */
  const open = new Map<string, LessonNote>();

  function countOnce(count: Count, key = `${count.what} ${count.subject}`): void {
    const day = Math.floor(now() / DAY_MS);
    const before = countedToday.get();
    const keys = before.day === day ? before.keys : [];
    if (keys.includes(key) || keys.length >= MAX_A_DAY) return;
    countedToday.set({ day, keys: [...keys, key] });
    add(count);
  }

  return {
    take(note: CountedNote): void {
      if (note.kind === 'noResult') {
        for (const subject of note.meant.length > 0 ? note.meant : [''])
          countOnce({ event: 'count', what: COUNTED.noResult, subject, value: 1 });
        return;
      }
      const { videoId: subject } = note;
      if (!SAFE_ID.test(subject)) return;
      open.set(subject, note);
      countOnce({ event: 'count', what: COUNTED.started, subject, value: 1 });
      for (const value of watchedQuarters(note))
        countOnce({ event: 'count', what: COUNTED.quarter, subject, value }, `${COUNTED.quarter} ${value} ${subject}`);
    },
    /** The page is left, or put aside. */
    leave(): void {
      for (const [subject, { atS, lengthS }] of open) {
        const value = Math.min(LEFT_PARTS - 1, Math.floor((atS / lengthS) * LEFT_PARTS));
        countOnce({ event: 'count', what: COUNTED.left, subject, value });
      }
      open.clear();
    },
  };
}

/** The quarters of a lesson, 1 to 4, of which nearly all has played: what was jumped over was not watched. */
export function watchedQuarters({ played, lengthS }: Pick<LessonNote, 'played' | 'lengthS'>): number[] {
  const quarterS = lengthS / QUARTERS;
  const playedIn = (fromS: number) =>
    played.reduce(
      (sum, [startS, endS]) => sum + Math.max(0, Math.min(endS, fromS + quarterS) - Math.max(startS, fromS)),
      0,
    );
  return Array.from({ length: QUARTERS }, (_, at) => at + 1).filter(
    (quarter) => playedIn((quarter - 1) * quarterS) >= quarterS * WATCHED_SHARE,
  );
}
