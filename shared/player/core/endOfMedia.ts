/** Ends a stream whose picture or sound ends before its playlist says so: a last segment that was cut off, a sound that is shorter. */
import type Hls from 'hls.js';
import { CHECK_EVERY_MS, EMPTY_BUFFER_S } from '../constants.ts';
import type { HlsClass } from './loadHls.ts';
import { aheadMs, MEDIA_FACTS } from './mediaFacts.ts';

/** Not in the spec: an element that gets nothing more for so long at the end has all that there is. */
const PATIENCE_MS = 2_000;

/** Returns true where something has come of the stream, and no more than its last segment is missing. */
export function isAtEnd(
  { latestLevelDetails: list }: Pick<Hls, 'latestLevelDetails'>,
  { currentTime, buffered }: Pick<HTMLVideoElement, 'currentTime' | 'buffered'>,
): boolean {
  if (list === null || list.live || buffered.length === 0) return false;
  const { start = Infinity } = list.fragments.at(-1) ?? {};
  return currentTime >= start - EMPTY_BUFFER_S;
}

/** Makes what is here the whole: the element plays it to its end and says 'ended'. */
export const endHere = (Hls: HlsClass, hls: Hls): void => void hls.trigger(Hls.Events.BUFFER_EOS, { type: null });

/** Ends the stream where it waits at its end, nothing is on its way and `mayEnd` says true. Returns an unsubscribe function. */
export function endWhereMediaEnd(Hls: HlsClass, hls: Hls, video: HTMLVideoElement, mayEnd: () => boolean): () => void {
  let waitedMs = 0;
  const check = () => {
    const hasAll = MEDIA_FACTS.isWaiting.read(video) && aheadMs(video) < EMPTY_BUFFER_S * 1000 && isIdle(hls);
    waitedMs = hasAll && !document.hidden && isAtEnd(hls, video) && mayEnd() ? waitedMs + CHECK_EVERY_MS : 0;
    if (waitedMs >= PATIENCE_MS) endHere(Hls, hls);
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

const IDLE: readonly string[] = ['IDLE', 'ENDED', 'STOPPED', 'ERROR'];

const isIdle = ({ inFlightFragments }: Hls): boolean =>
  Object.values(inFlightFragments).every(({ state }) => IDLE.includes(state));
