/** The plans of streams, from their playlists as the host has them. Loaded when somebody saves a lesson. */
import { streamUrl } from '../../media/streamUrl.ts';
import { planSaves, type SavePlan } from './planSave.ts';

/** The server responded, but not with the file: trying again does not help. */
export class UnavailableError extends Error {}

/** Not in the spec: a playlist of 20,000 segments is smaller. */
const MAX_PLAYLIST_BYTES = 4_000_000;
const FIRST_SERVER_ERROR = 500;

/** What was read to show the sizes is not read again to download. */
const known = new Map<string, readonly SavePlan[]>();

/** The plans of each quality, the lowest first. Throws UnsavableError, UnavailableError, the network's TypeError, the signal's reason. */
export async function plansOf(streamId: string, signal?: AbortSignal): Promise<readonly SavePlan[]> {
  const plans = known.get(streamId) ?? (await planSaves(streamUrl(streamId), (url) => readText(url, signal)));
  known.set(streamId, plans);
  return plans;
}

/** The plan of the chosen quality, or of the nearest below it: not every stream has every quality. Throws as `plansOf`. */
export async function planOf(streamId: string, heightPx: number, signal: AbortSignal): Promise<SavePlan> {
  const read = (url: string) => readText(url, signal);
  const plans = known.get(streamId) ?? (await planSaves(streamUrl(streamId), read, heightPx));
  known.delete(streamId); // the next attempt may be days later
  return planFor(plans, heightPx);
}

/** Those that were read and not forgotten since. */
export const knownPlans = (streamId: string): readonly SavePlan[] | undefined => known.get(streamId);

/** Of several plans, the lowest first. */
export const planFor = (plans: readonly SavePlan[], heightPx: number): SavePlan =>
  plans.findLast((plan) => plan.heightPx <= heightPx) ?? plans[0]!;

/** Throws UnavailableError unless the response has the status; TypeError, as for a broken line, where it may pass. */
export function expectStatus({ status }: Response, expected: number): void {
  if (status >= FIRST_SERVER_ERROR) throw new TypeError(`status ${status}`);
  if (status !== expected) throw new UnavailableError(`status ${status}`);
}

async function readText(url: string, signal?: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  expectStatus(response, 200);
  if (!response.body) return '';
  let text = '';
  let bytes = 0;
  const decoder = new TextDecoder();
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_PLAYLIST_BYTES) {
      await reader.cancel();
      throw new UnavailableError('too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}
