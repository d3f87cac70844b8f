/** What a learner has watched, in the account: `users/{uid}/progress/{lesson}` (docs/decisions/027). */
import {
  deleteDocuments,
  readDocument,
  readPage,
  serverNow,
  setDocument,
  type RawDocument,
} from '@bazaar/shared/firebase/firestore';
import { isRecord } from '../contracts/isRecord.ts';
import { parseProgress, type Progress } from './parseProgress.ts';

const collectionOf = (uid: string) => `users/${uid}/progress`;

/** The rules allow no more in one read. */
const PAGE = 100;

/** What was saved last, the latest first; at most 100. Throws BackendError. */
export async function readProgress(uid: string): Promise<Progress[]> {
  const { documents } = await readPage({
    collection: collectionOf(uid),
    orderBy: ['savedAt', 'desc'],
    limit: PAGE,
  });
  return documents.map(progressIn).filter((entry) => entry !== undefined);
}

/** Of one lesson; undefined where the account has none. Throws BackendError. */
export async function readProgressOf(uid: string, videoId: string): Promise<Progress | undefined> {
  const document = await readDocument(collectionOf(uid), videoId);
  return document && progressIn(document);
}

/**
 * Writes what is known of a lesson. Throws BackendError: `denied` also where the account has something newer, or has it finished
 * and this has not: then the two are to be merged first.
 */
export const writeProgress = (uid: string, { videoId, ...entry }: Progress): Promise<void> =>
  setDocument(collectionOf(uid), videoId, fieldsOf(entry));

/** Part of Delete Account; the rules demand a sign-in of the last 5 minutes. Throws BackendError. */
export async function deleteProgress(uid: string): Promise<void> {
  for (;;) {
    const { documents, next } = await readPage({ collection: collectionOf(uid), limit: PAGE });
    if (documents.length > 0)
      await deleteDocuments(
        collectionOf(uid),
        documents.map(({ id }) => id),
      );
    if (!next) return;
  }
}

const seconds = (ms: number) => Math.round(ms) / 1000;
const isNumber = (value: unknown) => typeof value === 'number';
const toMs = (value: unknown) => (isNumber(value) ? (value as number) * 1000 : value);

function fieldsOf({
  positionMs,
  durationMs,
  watchedAtMs,
  isFinished,
  seriesMs,
  week,
  ...rest
}: Omit<Progress, 'videoId'>) {
  const fields = {
    ...rest,
    position: seconds(positionMs),
    length: seconds(durationMs),
    at: Math.floor(watchedAtMs),
    done: isFinished,
    seriesLength: seriesMs === undefined ? undefined : seconds(seriesMs),
    day: week?.day ?? 0,
    seconds: week ? week.ms.map(seconds) : [0, 0, 0, 0, 0, 0, 0],
    savedAt: serverNow(),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function progressIn({ id, data }: RawDocument): Progress | undefined {
  if (!isRecord(data)) return undefined;
  const [entry] = parseProgress([
    {
      ...data,
      videoId: id,
      positionMs: toMs(data.position),
      durationMs: toMs(data.length),
      watchedAtMs: data.at,
      isFinished: data.done,
      seriesMs: toMs(data.seriesLength),
      week: { day: data.day, ms: Array.isArray(data.seconds) ? data.seconds.map(toMs) : undefined },
    },
  ]);
  return entry;
}
