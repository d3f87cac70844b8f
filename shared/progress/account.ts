/** What a learner has watched, in the account: `users/{uid}/progress/{lesson}` (docs/decisions/027). */
import { readDocument, readPage, serverNow, setDocument, type RawDocument } from '@bazaar/shared/firebase/firestore';
import { writeOnLeave } from '@bazaar/shared/firebase/writeOnLeave';
import { isRecord } from '../contracts/isRecord.ts';
import { notAfter } from './correctedNote.ts';
import { parseProgress, type Progress } from './parseProgress.ts';

/** The progress in one account. All throw BackendError. */
export interface Account {
  /** What was saved last, the latest first; at most 100. */
  readPage(): Promise<Progress[]>;
  /** Undefined where the account has nothing, or something else there. */
  readOne(videoId: string): Promise<Progress | undefined>;
  /** 'denied' also where the account has more than this: a newer position, a finished lesson, a longer day. */
  write(entry: Progress): Promise<void>;
  /** The same while the page is being left. */
  writeOnLeave(entry: Progress): Promise<void>;
}

/** The rules allow no more in one read. */
const PAGE = 100;

export function accountOf(uid: string): Account {
  const collection = `users/${uid}/progress`;
  return {
    async readPage() {
      const { documents } = await readPage({ collection, orderBy: ['savedAt', 'desc'], limit: PAGE });
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

const seconds = (ms: number) => Math.round(ms) / 1000;
const toMs = (value: unknown) => (typeof value === 'number' ? value * 1000 : value);

function fieldsOf(entry: Progress) {
  const { positionMs, durationMs, watchedAtMs, isFinished, seriesMs, week, ...others } = entry;
  const { videoId: _id, isByDevice: _clock, ...rest } = others;
  const given = Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return {
    ...Object.fromEntries(given),
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
