/** The progress of a learner in the account: `users/{uid}/progress/{lesson}` (docs/decisions/027). */
import { withDeadline } from '@bazaar/shared/device';
import { readDocument, readPage, serverNow, setDocument, type RawDocument } from '@bazaar/shared/firebase/firestore';
import { writeOnLeave } from '@bazaar/shared/firebase/writeOnLeave';
import { isRecord } from '../contracts/isRecord.ts';
import { deleteCollection } from '../data/deleteCollection.ts';
import { notAfter, parseProgress, seconds, type Progress } from './progress.ts';

/** The progress in one account. All throw BackendError. */
export interface Account {
  /** The lessons that were saved last, the latest first; at most 100. */
  readPage(): Promise<Progress[]>;
  /** Undefined where the account has nothing, or something else there. */
  readOne(videoId: string): Promise<Progress | undefined>;
  /** 'denied' also where the account has more than this: a newer position, a finished lesson, a longer day. */
  write(entry: Progress): Promise<void>;
  /** Writes while the page is being left. */
  writeOnLeave(entry: Progress): Promise<void>;
}

/** The lessons that one page has: the rules allow no more in one read. */
export const LESSONS_READ = 100;

export const progressOf = (uid: string): string => `users/${uid}/progress`;

export function accountOf(uid: string): Account {
  const collection = progressOf(uid);
  return {
    async readPage() {
      const { documents } = await readPage({ collection, orderBy: ['savedAt', 'desc'], limit: LESSONS_READ });
      return documents.map(entryIn).filter((entry) => entry !== undefined);
    },
    async readOne(videoId) {
      const document = await readDocument(collection, videoId);
      return document && entryIn(document);
    },
    write: (entry) => setDocument(collection, entry.videoId, { ...fieldsOf(entry), savedAt: serverNow() }),
    writeOnLeave: (entry) => writeOnLeave(`${collection}/${entry.videoId}`, fieldsOf(entry), 'savedAt'),
  };
}

/** Deletes all that a learner has watched from the account, not from the device. Throws BackendError. */
export const deleteProgress = (uid: string): Promise<void> => deleteCollection(progressOf(uid));

const toMs = (value: unknown) => (typeof value === 'number' ? value * 1000 : value);

/** A document has seconds where a device has ms, and names of its own for five fields (firestore.rules): here and in entryIn, nowhere else. */
function fieldsOf(entry: Progress) {
  const { positionMs, durationMs, watchedAtMs, isFinished, seriesMs, week, ...others } = entry;
  const { videoId: _id, isByDevice: _clock, ...rest } = others;
  const unchanged = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(unchanged),
    position: seconds(positionMs),
    length: seconds(durationMs),
    at: Math.floor(watchedAtMs),
    done: isFinished,
    ...(seriesMs !== undefined && { seriesLength: seconds(seriesMs) }),
    day: week?.day ?? 0,
    seconds: week ? week.ms.map(seconds) : [0, 0, 0, 0, 0, 0, 0],
  };
}

function entryIn({ id, data }: RawDocument): Progress | undefined {
  const savedAt = isRecord(data) && data.savedAt;
  if (!isRecord(data) || !isRecord(savedAt) || typeof savedAt.seconds !== 'number') return undefined;
  const [entry] = parseProgress([
    {
      ...data,
      isByDevice: undefined,
      videoId: id,
      positionMs: toMs(data.position),
      durationMs: toMs(data.length),
      watchedAtMs: data.at,
      isFinished: data.done,
      seriesMs: toMs(data.seriesLength),
      week: { day: data.day, ms: Array.isArray(data.seconds) ? data.seconds.map(toMs) : undefined },
    },
  ]);
  // Nothing was watched later than it was saved: what says so is from before the rules refused it.
  return entry && notAfter(entry, (savedAt.seconds + 1) * 1000);
}

/** Any file of the site's own origin, of which scripts can read the time; it is asked for by an address that no cache has. */
const FILE = '/remotes.json';
const CLOCK_WITHIN_MS = 5_000;
/** `Date` has whole seconds and responses take some: a clock that is less wrong is right. The rules forgive a minute. */
const RIGHT_WITHIN_MS = 30_000;

/** The ms that the device's clock is behind the server's, 0 where it is right; undefined where no response says. Never throws. */
export async function readClockOffset(): Promise<number | undefined> {
  try {
    const response = await withDeadline(
      fetch(`${FILE}?at=${Date.now()}`, { method: 'HEAD', cache: 'no-store' }),
      CLOCK_WITHIN_MS,
      new Error('late'),
    );
    const offsetMs = Date.parse(response.headers.get('date') ?? '') - Date.now();
    if (Number.isNaN(offsetMs)) return undefined;
    return Math.abs(offsetMs) < RIGHT_WITHIN_MS ? 0 : offsetMs;
  } catch {
    return undefined;
  }
}
