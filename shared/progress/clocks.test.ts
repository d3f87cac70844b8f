/** A learner's visits with clocks that are wrong by up to ten years, against the same visits with a clock that was always right. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contracts/time.ts';
import { BackendError } from '../firebase/backendError.ts';
import type { Account } from './account.ts';
import { deviceProgress, lastWatchedOf, saveProgress, unsavedProgress } from './device.ts';
import { seriesProgress } from './figures.ts';
import type { Progress } from './progress.ts';
import { createSync } from './sync.ts';
import { dayOf, msOn } from './week.ts';

const START_MS = Date.UTC(2026, 10, 27, 6);
const YEARS_MS = 3_650 * DAY_MS;
const LESSON_MS = 10 * MINUTE_MS;
const LESSONS = ['a', 'b', 'c', 'd'];

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

interface Visit {
  /** The device's clock less the right one. */
  wrongByMs: number;
  isOnline: boolean;
  lessons: readonly string[];
  isToTheEnd: boolean;
}

/** An account with firestore.rules' conditions for times; `now` is the server's. */
function createAccount(now: () => number): Account {
  const stored = new Map<string, Progress>();
  const write = async (entry: Progress) => {
    const known = stored.get(entry.videoId);
    const isAhead =
      entry.watchedAtMs > now() + MINUTE_MS || entry.week!.day * DAY_MS > now() + MINUTE_MS + 14 * HOUR_MS;
    const isLess =
      known &&
      (entry.watchedAtMs < known.watchedAtMs ||
        (known.isFinished && !entry.isFinished) ||
        entry.week!.day < known.week!.day ||
        known.week!.ms.some(
          (ms, ago) => known.week!.day - ago > entry.week!.day - 7 && msOn(entry.week!, known.week!.day - ago) < ms,
        ));
    if (isAhead || isLess) throw new BackendError('denied');
    stored.set(entry.videoId, entry);
  };
  return {
    readPage: async () => [...stored.values()],
    readOne: async (videoId) => stored.get(videoId),
    write,
    writeOnLeave: write,
  };
}

/** Returns the entries of a device, the latest first, after visits a few hours apart; its clock is right in the last one. */
async function entriesAfter(visits: readonly Visit[], isSignedIn: boolean): Promise<readonly Progress[]> {
  deviceProgress.set(undefined);
  unsavedProgress.set(undefined);
  let nowMs = START_MS;
  const account = createAccount(() => nowMs);
  for (const { wrongByMs, isOnline, lessons, isToTheEnd } of visits) {
    const advance = (ms: number) => vi.setSystemTime((nowMs += ms) + wrongByMs);
    advance(5 * HOUR_MS);
    const { sync } = createSync(
      account,
      { progress: deviceProgress, unsaved: unsavedProgress },
      () => false,
      async () => (Math.abs(wrongByMs) < 30_000 ? 0 : -wrongByMs),
    );
    const trySync = async () => {
      const tries = isSignedIn && isOnline ? LESSONS : [];
      for (const _ of tries) await sync().catch(() => {});
    };
    await trySync();
    for (const videoId of lessons) {
      advance(MINUTE_MS);
      const positionMs = isToTheEnd ? LESSON_MS : LESSON_MS / 2;
      saveProgress(
        { videoId, title: videoId, path: `/levels/x/videos/${videoId}`, positionMs, durationMs: LESSON_MS },
        MINUTE_MS,
      );
    }
    await trySync();
  }
  return deviceProgress.get();
}

const isWrong = ({ wrongByMs }: Visit) => wrongByMs !== 0;
const lesson = fc.constantFrom(...LESSONS);
const lessons = fc.array(lesson, { maxLength: 3 });
const rightVisit: fc.Arbitrary<Visit> = fc.record({
  wrongByMs: fc.constant(0),
  isOnline: fc.constant(true),
  lessons,
  isToTheEnd: fc.boolean(),
});
const wrongVisit: fc.Arbitrary<Visit> = fc.record({
  wrongByMs: fc.integer({ min: -YEARS_MS, max: YEARS_MS }),
  isOnline: fc.boolean(),
  lessons,
  isToTheEnd: fc.boolean(),
});
/** The last visit has the right clock. */
const visits = fc
  .tuple(fc.array(fc.oneof(rightVisit, wrongVisit), { maxLength: 6 }), rightVisit, lesson)
  .map(([before, last, first]) => [...before, { ...last, lessons: [...last.lessons, first] }]);

/** The lessons whose last note is by the right clock, the latest first. */
const byRightClock = (all: readonly Visit[]): string[] => {
  const last = new Map<string, { at: number; isRight: boolean }>();
  let at = 0;
  for (const visit of all) for (const id of visit.lessons) last.set(id, { at: (at += 1), isRight: !isWrong(visit) });
  return LESSONS.filter((id) => last.get(id)?.isRight).toSorted((a, b) => last.get(b)!.at - last.get(a)!.at);
};

const idsOf = (entries: readonly Progress[]) => entries.map(({ videoId }) => videoId);
const doneIn = (entries: readonly Progress[]) => idsOf(entries.filter(({ isFinished }) => isFinished)).toSorted();
const minutesOn = (entries: readonly Progress[], day: number) =>
  entries.reduce((sum, { week }) => sum + (week ? msOn(week, day) : 0), 0) / MINUTE_MS;

test('visits with clocks wrong by up to 10 years, then a right one: the lessons, done and Continue are as if the clock was always right', async () => {
  await fc.assert(
    fc.asyncProperty(visits, fc.boolean(), async (all, isSignedIn) => {
      const entries = await entriesAfter(all, isSignedIn);
      const expected = await entriesAfter(
        all.map((visit) => ({ ...visit, wrongByMs: 0 })),
        isSignedIn,
      );
      expect(idsOf(entries).toSorted()).toEqual(idsOf(expected).toSorted());
      expect(doneIn(entries)).toEqual(doneIn(expected));
      expect(idsOf(entries).filter((id) => byRightClock(all).includes(id))).toEqual(byRightClock(all));
      const series = LESSONS.map((videoId) => ({ videoId, durationMs: LESSON_MS }));
      expect(lastWatchedOf(LESSONS)?.videoId).toBe(all.at(-1)!.lessons.at(-1));
      expect(seriesProgress(series, entries).next?.lesson).toEqual(seriesProgress(series, expected).next?.lesson);
    }),
    { numRuns: 300 },
  );
});

test('visits with clocks wrong by up to 10 years, then a right one: the minutes of each day are those of the right visits, and at most those of the wrong ones more', async () => {
  await fc.assert(
    fc.asyncProperty(visits, async (all) => {
      const right = all.filter((visit) => !isWrong(visit));
      const entries = await entriesAfter(all, true);
      const today = dayOf(Date.now());
      const wrongMinutes = all.filter(isWrong).flatMap((visit) => visit.lessons).length;
      const expected = await entriesAfter(
        all.map((visit) => (isWrong(visit) ? { ...visit, wrongByMs: 0, lessons: [] } : visit)),
        true,
      );
      expect(right.length).toBeGreaterThan(0);
      for (let day = today - 6; day <= today; day += 1) {
        const [minutes, atLeast] = [minutesOn(entries, day), minutesOn(expected, day)];
        expect(minutes).toBeGreaterThanOrEqual(atLeast);
        expect(minutes).toBeLessThanOrEqual(atLeast + wrongMinutes);
      }
    }),
    { numRuns: 300 },
  );
});
