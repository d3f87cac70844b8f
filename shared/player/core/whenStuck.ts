/** Notices an element that stands still without an error of the stream. Each returns an unsubscribe function. */
import { CHECK_EVERY_MS, MIN_DECODABLE_S } from '../constants.ts';
import { listen } from '../../device/listen.ts';
import { aheadMs, MEDIA_FACTS } from './mediaFacts.ts';

const SIGNS_OF_PROGRESS = ['timeupdate', 'progress', 'loadeddata', 'seeking', 'playing'];

/**
 * Calls once when, for `ms`, the element wants to go on and neither gets data nor advances. The time while the page is hidden
 * does not count: a browser may hold up loading and decoding then.
 */
export function whenStuck(video: HTMLVideoElement, ms: number, onStuck: () => void): () => void {
  let stuckMs = 0;
  const restart = () => {
    stuckMs = 0;
  };
  const check = () => {
    if (document.hidden) return;
    // A paused player that has its first picture waits for nothing.
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && (video.paused || video.ended)) return restart();
    stuckMs += CHECK_EVERY_MS;
    if (stuckMs < ms) return;
    stop();
    onStuck();
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  const unlisten = listen(video, SIGNS_OF_PROGRESS, restart);
  const stop = () => {
    clearInterval(timer);
    unlisten();
  };
  return stop;
}

/**
 * Calls when, for `ms`, a playing element has the data of this moment and shows nothing of it, and again after as long: its
 * decoder stands still. WebKitGTK's does, when data is replaced while it starts; hls.js acts only at gaps in the buffer.
 */
export const whenDecoderStuck = (video: HTMLVideoElement, ms: number, onStuck: () => void): (() => void) =>
  whileTrue(() => showsNothing(video), ms, onStuck);

/**
 * Calls when, for `ms`, a seek of a playing element does not end although its data is there, and again after as long. WebKitGTK's does
 * not, when it begins while the first data is taken in, as where a film starts with a hole; another seek ends it.
 */
export const whenSeekStuck = (video: HTMLVideoElement, ms: number, onStuck: () => void): (() => void) =>
  whileTrue(() => video.seeking && showsNothing(video), ms, onStuck);

/** True where it waits in spite of its data. A page in the background may put off decoding. */
const showsNothing = (video: HTMLVideoElement): boolean =>
  !document.hidden && MEDIA_FACTS.isWaiting.read(video) && aheadMs(video) >= MIN_DECODABLE_S * 1000;

/** Acts each time that it was so for `ms` without an end. Returns an unsubscribe function. */
function whileTrue(isSo: () => boolean, ms: number, act: () => void): () => void {
  let sinceMs: number | undefined;
  const check = () => {
    if (!isSo()) {
      sinceMs = undefined;
      return;
    }
    sinceMs ??= performance.now();
    if (performance.now() - sinceMs < ms) return;
    sinceMs = undefined;
    act();
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}
