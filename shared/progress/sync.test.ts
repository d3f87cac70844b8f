import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BackendError } from '../firebase/backendError.ts';
import type { Account } from './account.ts';
import { createSync } from './sync.ts';
import { isEqual, mergeProgress, type Progress } from './progress.ts';
import { msOn } from './week.ts';

const PAGE = 2;
const LESSONS = ['a', 'b', 'c'];

/** An account that takes what firestore.rules allows, with the latest `PAGE` lessons in a page. */
function createAccount() {
  const stored = new Map<string, Progress>();
  const calls = { pages: 0, reads: 0, writes: 0 };
  const latest = () => [...stored.values()].toReversed().slice(0, PAGE);
  const account: Account = {
    readPage: async () => {
      calls.pages += 1;
      return latest();
    },
    readOne: async (videoId) => {
      calls.reads += 1;
      return stored.get(videoId);
    },
    write: async (entry) => {
      calls.writes += 1;
      const known = stored.get(entry.videoId);
      if (known && !isAllowed(entry, known)) throw new BackendError('denied');
      stored.delete(entry.videoId); // the one written last comes last
      stored.set(entry.videoId, entry);
    },
    writeOnLeave: (entry) => account.write(entry),
  };
  return { account, stored, latest, calls };
}

const isAllowed = (after: Progress, before: Progress): boolean =>
  after.watchedAtMs >= before.watchedAtMs &&
  (after.isFinished || !before.isFinished) &&
  after.week!.day >= before.week!.day &&
  before.week!.ms.every((ms, ago) => msOn(after.week!, before.week!.day - ago) >= ms);

const remembered = <T>(initial: T) => {
  let value = initial;
  return {
    get: () => value,
    set: (next: T | undefined) => {
      value = next === undefined ? initial : next;
      return true;
    },
    subscribe: () => () => {},
  };
};

/** A device whose calls wait for `wait`, and fail without a network; a write may fail after it was done. */
function createDevice(account: Account, wait: <T>(call: () => Promise<T>) => Promise<T>) {
  const device = {
    progress: remembered<readonly Progress[]>([]),
    unsaved: remembered<readonly string[] | undefined>(undefined),
  };
  const line = { isUp: true };
  const clock = { offsetMs: 0 };
  const onLine = async <T>(call: () => Promise<T>): Promise<T> => {
    const attempt = () => (line.isUp ? call() : Promise.reject(new BackendError('unreachable')));
    const result = await wait(attempt);
    if (!line.isUp) throw new BackendError('timedOut');
    return result;
  };
  const start = () =>
    createSync(
      {
        readPage: () => onLine(() => account.readPage()),
        readOne: (id) => onLine(() => account.readOne(id)),
        write: (entry) => onLine(() => account.write(entry)),
        writeOnLeave: (entry) => onLine(() => account.writeOnLeave(entry)),
      },
      device,
      () => false,
      async () => clock.offsetMs,
    );
  return { ...device, clock, line, start, sync: start() };
}

const now = <T>(call: () => Promise<T>) => call();

function watch(
  { progress, unsaved }: ReturnType<typeof createDevice>,
  videoId: string,
  atMs: number,
  isFinished = false,
) {
  const known = progress.get().find((entry) => entry.videoId === videoId);
  const entry: Progress = {
    videoId,
    title: 'Lesson',
    path: '/levels/a/videos/b',
    positionMs: (atMs % 50) * 1000,
    durationMs: 60_000,
    watchedAtMs: Math.max(atMs, (known?.watchedAtMs ?? 0) + 1),
    isFinished,
    week: { day: 20_000, ms: [(known?.week?.ms[0] ?? 0) + 1000, 0, 0, 0, 0, 0, 0] },
  };
  const merged = known ? mergeProgress(known, entry) : entry;
  progress.set([merged, ...progress.get().filter((one) => one.videoId !== videoId)]);
  const ids = unsaved.get();
  if (ids && !ids.includes(videoId)) unsaved.set([...ids, videoId]);
  return merged;
}

const step = fc.record({
  device: fc.nat(1),
  what: fc.constantFrom('watch', 'watch', 'finish', 'sync', 'sync', 'leave', 'restart', 'offline', 'online'),
  lesson: fc.constantFrom(...LESSONS),
  /** The clocks of the two devices differ. */
  atMs: fc.integer({ min: 1, max: 100 }),
});

test('1,000 random interleavings of two devices, with times without a network, restarts and pages left: nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 4, maxLength: 14 }), async (scheduler, steps) => {
      const { account, stored, latest } = createAccount();
      const schedule = <T>(call: () => Promise<T>) => scheduler.schedule(Promise.resolve()).then(call);
      const devices = [createDevice(account, schedule), createDevice(account, schedule)] as const;
      const watched: Progress[] = [];
      const calls: Promise<void>[] = [];
      for (const { device: index, what, lesson, atMs } of steps) {
        const device = devices[index]!;
        if (what === 'watch' || what === 'finish') watched.push(watch(device, lesson, atMs, what === 'finish'));
        if (what === 'sync') calls.push(device.sync.sync().catch(() => {}));
        if (what === 'leave') calls.push(device.sync.saveLatest());
        if (what === 'restart') device.sync = device.start();
        if (what === 'offline' || what === 'online') device.line.isUp = what === 'online';
        if (atMs % 2) await scheduler.waitNext(Math.min(1, scheduler.count()));
      }
      await scheduler.waitIdle();
      await Promise.all(calls);
      for (const device of [...devices, ...devices]) {
        device.line.isUp = true;
        device.sync = device.start();
        const done = device.sync.sync();
        await scheduler.waitIdle();
        await done;
      }
      for (const videoId of LESSONS) {
        const all = watched.filter((entry) => entry.videoId === videoId);
        if (all.length === 0) continue;
        const expected = all.reduce(mergeProgress);
        if (!isEqual(stored.get(videoId), expected)) throw new Error(`the account has lost some of ${videoId}`);
      }
      for (const { unsaved } of devices)
        if (unsaved.get()?.length) throw new Error('something still waits on a device');
      for (const entry of latest())
        for (const { progress } of devices)
          if (
            !isEqual(
              progress.get().find(({ videoId }) => videoId === entry.videoId),
              entry,
            )
          )
            throw new Error(`a device has another ${entry.videoId} than the account`);
    }),
    { numRuns: 1_000 },
  );
});

test('a device with nothing new: reads one page and writes nothing, however often it syncs', async () => {
  const { account, calls } = createAccount();
  const first = createDevice(account, now);
  watch(first, 'a', 1);
  await first.sync.sync();
  const second = createDevice(account, now);
  for (let times = 0; times < 3; times += 1) await second.sync.sync();
  expect(second.progress.get()).toEqual(first.progress.get());
  expect(calls).toEqual({ pages: 2, reads: 0, writes: 1 });
});

test('a lesson that plays: one write each time, without a read', async () => {
  const { account, calls } = createAccount();
  const device = createDevice(account, now);
  for (let atMs = 1; atMs < 5; atMs += 1) {
    watch(device, 'a', atMs);
    await device.sync.sync();
  }
  expect(calls).toEqual({ pages: 1, reads: 0, writes: 4 });
});

test('an account that refuses a lesson: it is tried once a round and stays on the device; the others are saved in the next rounds', async () => {
  const { account, stored, calls } = createAccount();
  const write: Account['write'] = (entry) =>
    entry.videoId === 'a' ? (calls.writes++, Promise.reject(new BackendError('denied'))) : account.write(entry);
  const device = createDevice({ ...account, write }, now);
  watch(device, 'b', 1);
  watch(device, 'a', 2);
  await expect(device.sync.sync()).rejects.toMatchObject({ kind: 'denied' });
  expect(calls.writes).toBe(1);
  await expect(device.sync.sync()).rejects.toMatchObject({ kind: 'denied' });
  expect([...stored.keys()]).toEqual(['b']);
  expect(device.unsaved.get()).toEqual(['a']);
});

test('more lessons than a device stores, none of them in the account: none is dropped before it is written', async () => {
  const { account, stored } = createAccount();
  const other = createDevice(account, now);
  watch(other, 'newer-1', 1_000);
  watch(other, 'newer-2', 1_000);
  await other.sync.sync();
  const device = createDevice(account, now);
  for (let index = 0; index < 300; index += 1) watch(device, `lesson-${index}`, index);
  await device.sync.sync();
  expect(stored.size).toBe(302);
});

test('what no account can store: is dropped from what waits', async () => {
  const { account, calls } = createAccount();
  const device = createDevice(account, now);
  watch(device, 'not an id', 1);
  await device.sync.sync();
  expect(calls.writes).toBe(0);
  expect(device.unsaved.get()).toEqual([]);
});

const HOUR_MS = 3_600_000;
const byDevice = (device: ReturnType<typeof createDevice>) =>
  device.progress.set(device.progress.get().map((entry) => ({ ...entry, isByDevice: true }) as const));

test.each([
  ['a day ahead', 24 * HOUR_MS],
  ['a day behind', -24 * HOUR_MS],
])('a note of an hour ago from a clock that is %s: the account gets it with the time of the server', async (_, ms) => {
  const { account, stored } = createAccount();
  const device = createDevice(account, now);
  const hourAgoMs = Date.now() - ms - HOUR_MS; // by the server, while Date.now() is the device's
  device.clock.offsetMs = -ms;
  watch(device, 'a', hourAgoMs + ms);
  byDevice(device);
  for (let times = 0; times < 2; times += 1) {
    await device.sync.sync();
    expect(stored.get('a')?.watchedAtMs).toBe(hourAgoMs);
    expect(device.progress.get()[0]?.watchedAtMs).toBe(hourAgoMs);
    device.unsaved.set(['a']); // corrected once, however often it is sent
  }
});

test('a note from the future on a device whose clock is right again: another device’s later one wins over it', async () => {
  const { account, stored } = createAccount();
  const device = createDevice(account, now);
  watch(device, 'a', Date.now() + 365 * 24 * HOUR_MS);
  device.progress.set(device.progress.get().map((entry) => ({ ...entry, week: { ...entry.week!, day: 46_000 } })));
  await device.sync.sync();
  expect(stored.get('a')!.watchedAtMs).toBeLessThanOrEqual(Date.now());
  expect(stored.get('a')!.week!.day).toBeLessThan(46_000);
  expect(stored.get('a')!.week!.ms[0]).toBe(1000);

  const other = createDevice(account, now);
  const { watchedAtMs } = watch(other, 'a', Date.now() + 1_000);
  await other.sync.sync();
  await device.start().sync();
  for (const entry of [stored.get('a'), device.progress.get()[0]]) expect(entry?.watchedAtMs).toBe(watchedAtMs);
});

test('what the account refuses again: is told as long as it waits, and no longer; one refusal may pass', async () => {
  const { account } = createAccount();
  let isRefusing = true;
  const write: Account['write'] = (entry) =>
    isRefusing ? Promise.reject(new BackendError('denied')) : account.write(entry);
  const device = createDevice({ ...account, write }, now);
  watch(device, 'a', 1);
  for (const isTold of [false, true, true]) {
    await expect(device.sync.sync()).rejects.toMatchObject({ kind: 'denied' });
    expect([device.sync.isRefused(), device.unsaved.get()]).toEqual([isTold, ['a']]);
  }
  isRefusing = false;
  await device.sync.sync();
  expect([device.sync.isRefused(), device.unsaved.get()]).toEqual([false, []]);
});
