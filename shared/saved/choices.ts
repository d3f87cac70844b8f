/** Reads from the playlists of streams how much saving them takes, by quality. Loaded when somebody saves a lesson. */
import { PlaylistError } from '../media/playlistError.ts';
import { qualitiesOf, type Quality } from '../media/quality.ts';
import { textFileOf, type TextFile } from '../media/textFile.ts';
import { streamUrl } from '../media/urls.ts';
import { watchLine } from '../media/watchLine.ts';
import type { SaveChoice } from './actions.ts';
import { folderOf, isWhole } from './files.ts';
import { nearestBelow, planSaves, type SavePlan } from './plan.ts';

const FIRST_ERROR = 400;
const FIRST_SERVER_ERROR = 500;
/** Not in the spec: a line that gives nothing for so long is broken, however long the browser would wait. */
export const SILENT_MS = 30_000;
/** Not in the spec: streams whose playlists are read at the same time. */
const AT_ONCE = 4;

/** See saveChoices in actions.ts. */
export async function choicesOf(streamIds: readonly string[], signal?: AbortSignal): Promise<SaveChoice[]> {
  const streams: ReadStream[] = [];
  const waiting = [...new Set(streamIds)];
  let problem: unknown = new PlaylistError('no stream');
  const readNext = async () => {
    for (let streamId = waiting.shift(); streamId; streamId = waiting.shift()) {
      try {
        streams.push({ streamId, plans: await plansOf(streamId, signal) });
      } catch (error) {
        if (!(error instanceof PlaylistError)) throw error;
        problem = error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  if (streams.length === 0) throw problem;
  return Promise.all(
    qualitiesOf(levelsOf(streams.map(({ plans }) => plans))).map(async (quality) => {
      const chosen = streams.map(({ plans }) => nearestBelow(plans, quality));
      return {
        ...quality,
        bytes: chosen.reduce((sum, { bytes }) => sum + bytes, 0),
        missingBytes: await missingBytesIn(streams, quality),
        isEstimated: chosen.some(({ isEstimated }) => isEstimated),
      };
    }),
  );
}

/** A stream, and its plans. */
interface ReadStream {
  streamId: string;
  plans: readonly SavePlan[];
}

/** Returns how much of these streams in a quality is not on this device: another lesson, or another learner's, may have the same files. */
async function missingBytesIn(streams: readonly ReadStream[], quality: Quality): Promise<number> {
  const missing = await Promise.all(
    streams.map(async ({ streamId, plans }) => {
      const plan = nearestBelow(plans, quality);
      const isHere = await folderOf(streamId, plan).then(isWhole).catch(() => false); // prettier-ignore
      return isHere ? 0 : plan.bytes;
    }),
  );
  return missing.reduce((sum, bytes) => sum + bytes, 0);
}

/** The levels of all streams together, the lowest first: of each height as many as a stream has of it, each with the most that a stream takes for it. */
function levelsOf(streams: readonly (readonly SavePlan[])[]): { height: number; bitrate: number }[] {
  const heights = new Set(streams.flatMap((plans) => plans.map(({ heightPx }) => heightPx)));
  return [...heights]
    .toSorted((a, b) => a - b)
    .flatMap((height) => {
      const ratesOf = (plans: readonly SavePlan[]) =>
        plans.flatMap(({ heightPx, bps }) => (heightPx === height ? [bps] : []));
      const rates = streams.map(ratesOf).filter(({ length }) => length > 0);
      const count = Math.max(...rates.map(({ length }) => length));
      const most = (index: number) => Math.max(...rates.map((one) => one[index] ?? one.at(-1)!));
      return Array.from({ length: count }, (_, index) => ({ height, bitrate: most(index) }));
    });
}

/** The size of each of these streams in a quality; 0 for one that was not read, or is forgotten since. */
export const sizesOf = (streamIds: readonly string[], quality: Quality): number[] =>
  streamIds.map((streamId) => {
    const plans = readPlans.get(streamId);
    return plans ? nearestBelow(plans, quality).bytes : 0;
  });

/** Returns how much of these streams in a quality is still to be downloaded, each stream once; 0 for one as in `sizesOf`. */
export const missingBytesOf = (streamIds: readonly string[], quality: Quality): Promise<number> =>
  missingBytesIn(
    [...new Set(streamIds)].flatMap((streamId) => {
      const plans = readPlans.get(streamId);
      return plans ? { streamId, plans } : [];
    }),
    quality,
  );

/** The plans that were read to show the sizes, by stream: a download does not read them again. */
const readPlans = new Map<string, readonly SavePlan[]>();

/** The plans of each quality, the lowest first. Throws PlaylistError, the network's TypeError, the signal's reason. */
async function plansOf(streamId: string, signal?: AbortSignal): Promise<readonly SavePlan[]> {
  const plans = readPlans.get(streamId) ?? (await planSaves(streamUrl(streamId), (url) => readText(url, signal)));
  readPlans.set(streamId, plans);
  return plans;
}

/** The plan of the chosen quality, or of the nearest below it: not every stream has every quality. Throws as `plansOf`. */
export async function planOf(streamId: string, quality: Quality, signal: AbortSignal): Promise<SavePlan> {
  const read = (url: string) => readText(url, signal);
  const plans = readPlans.get(streamId) ?? (await planSaves(streamUrl(streamId), read, quality));
  readPlans.delete(streamId); // the next attempt may be days later
  return nearestBelow(plans, quality);
}

/** Throws PlaylistError unless the response has the status; TypeError, as for a broken line, where it may pass. */
export function expectStatus({ status }: Response, expected: number): void {
  if (status >= FIRST_SERVER_ERROR) throw new TypeError(`status ${status}`);
  if (status !== expected) throw new PlaylistError(`status ${status}`);
}

/** Returns true where the server has no such file; its own failure, which may pass, says nothing of that. */
export const isMissing = ({ status }: Response): boolean => status >= FIRST_ERROR && status < FIRST_SERVER_ERROR;

/** A playlist is small: it comes whole before the line counts as silent. */
async function readText(url: string, signal?: AbortSignal): Promise<TextFile> {
  const line = watchLine(SILENT_MS, signal);
  try {
    const response = await fetch(url, { signal: line.signal });
    expectStatus(response, 200);
    return await textFileOf(response, url);
  } finally {
    line.end();
  }
}
