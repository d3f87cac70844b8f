/** Reads from the playlists of streams how much saving them takes, by quality. Loaded when somebody saves a lesson. */
import { PlaylistError } from '../media/playlistError.ts';
import { qualitiesOf, type Quality } from '../media/quality.ts';
import { streamUrl } from '../media/urls.ts';
import type { SaveChoice } from './actions.ts';
import { folderOf, isWhole } from './files.ts';
import { nearestBelow, planSaves, type SavePlan } from './plan.ts';
import { readText } from './readStream.ts';

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
