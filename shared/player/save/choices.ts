/** What saving takes, by quality. Loaded when somebody presses Save. */
import { knownPlans, planFor, plansOf, UnavailableError } from './plans.ts';
import type { SavePlan } from './planSave.ts';
import { UnsavableError } from './readPlaylist.ts';
import type { SaveChoice } from './saves.ts';

/** Not in the spec: streams whose playlists are read at the same time. */
const AT_ONCE = 4;

/** See saveChoices. */
export async function choicesOf(streamIds: readonly string[], signal?: AbortSignal): Promise<SaveChoice[]> {
  const streams: (readonly SavePlan[])[] = [];
  const waiting = [...new Set(streamIds)];
  let problem: unknown = new UnavailableError('no stream');
  const readNext = async () => {
    for (let streamId = waiting.shift(); streamId; streamId = waiting.shift()) {
      try {
        streams.push(await plansOf(streamId, signal));
      } catch (error) {
        if (!(error instanceof UnsavableError || error instanceof UnavailableError)) throw error;
        problem = error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  if (streams.length === 0) throw problem;
  const heights = new Set(streams.flatMap((plans) => plans.map(({ heightPx }) => heightPx)));
  return [...heights]
    .toSorted((a, b) => a - b)
    .map((heightPx) => {
      const chosen = streams.map((plans) => planFor(plans, heightPx));
      return {
        heightPx,
        bytes: chosen.reduce((sum, { bytes }) => sum + bytes, 0),
        isEstimated: chosen.some(({ isEstimated }) => isEstimated),
      };
    });
}

/** What these streams take in a quality, each, as far as it was read; else 0. */
export const sizesOf = (streamIds: readonly string[], heightPx: number): number[] =>
  streamIds.map((streamId) => {
    const plans = knownPlans(streamId);
    return plans ? planFor(plans, heightPx).bytes : 0;
  });
