import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import {
  DECODER_PATIENCE_MS,
  EMPTY_BUFFER_S,
  LOW_BUFFER_S,
  MEDIA_RECOVERIES,
  MEDIA_RECOVERY_PAUSE_MS,
  NETWORK_RECOVERIES,
  RESET_AFTER_MS,
  SEEK_AGAIN_S,
  SEEK_PATIENCE_MS,
} from '../constants.ts';
import { failures as texts } from '../texts.ts';
import { listen } from '../../device/listen.ts';
import { endHere, endWhereMediaEnd, isAtEnd } from './endOfMedia.ts';
import type { HlsClass } from './loadHls.ts';
import { aheadMs } from './mediaFacts.ts';
import { showAfterHoles } from './pictureHoles.ts';
import { causeOf, isMissing, isOfCaptions, isUndecodable, isUnplayable } from './streamErrors.ts';
import { whenDecoderStuck, whenSeekStuck } from './whenStuck.ts';

/** Ends a stream with one of §8; `isFinal`: trying again cannot help. */
export type Fail = (message: string, isFinal?: boolean) => void;

/** Acts on every fatal error of the stream, and on a decoder that stands still, as `nextRecovery` decides. `isComplete`: see Source. Returns an unsubscribe function. */
export function recoverStream(
  Hls: HlsClass,
  hls: Hls,
  video: HTMLVideoElement,
  { url, isComplete }: { url: string; isComplete: boolean },
  fail: Fail,
): () => void {
  let isOver = false;
  let lacksPart = false;
  let recovery = FRESH;
  let stopWaiting: (() => void) | undefined;
  let recovering: ReturnType<typeof setTimeout> | undefined;

  const act = (event: StreamEvent, data?: ErrorData) => {
    const [next, action] = nextRecovery(recovery, event);
    recovery = next;
    switch (action) {
      case 'none':
        return;
      case 'startLoad':
        return waitFor(LOW_BUFFER_S, () => hls.startLoad());
      case 'loadSource':
        return hls.loadSource(url);
      case 'recoverMediaError':
        recovering = setTimeout(() => hls.recoverMediaError(), recovery.mediaAtMs - performance.now());
        return;
      case 'giveUp': {
        const giveUp = () => {
          if (data && isMissing(data) && !lacksPart && isAtEnd(hls, video)) return endHere(Hls, hls);
          fail(texts.playbackError(data ? causeOf(data) : event.type), data && isUndecodable(data));
        };
        // The part that came before is still shown, unless the decoder is what has failed.
        return event.type === 'mediaError' ? giveUp() : waitFor(EMPTY_BUFFER_S, giveUp);
      }
    }
  };
  const waitFor = (remainingS: number, then: () => void) => {
    stopWaiting?.();
    stopWaiting = whenBufferBelow(video, remainingS, then);
  };
  const handleOnline = () => {
    if (!stopWaiting) return;
    stopWaiting();
    stopWaiting = undefined;
    recovery = FRESH;
    hls.startLoad();
  };
  /** The film goes on without them, until they are chosen anew: hls.js has requested them as often as it may. */
  const dropCaptions = () => (hls.subtitleTrack = -1);
  let lastS = 0;
  const handleTime = () => {
    const byMs = (video.currentTime - lastS) * 1000;
    lastS = video.currentTime;
    if (byMs > 0 && byMs < 1_000) act({ type: 'advanced', byMs });
  };
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (isComplete && data.details === Hls.ErrorDetails.FRAG_LOAD_ERROR && isMissing(data)) lacksPart = true;
    // A live list that does not grow is no end to the library where it has no other quality.
    const endsStream = data.fatal || data.details === Hls.ErrorDetails.PLAYLIST_UNCHANGED_ERROR;
    // Afterwards: the library still works with what is destroyed at the end of a stream, and what it has aborted would abort a new load.
    if (endsStream) setTimeout(() => isOver || (isOfCaptions(data) ? dropCaptions() : act(eventOf(data), data)));
  });
  const stops = [
    whenSeekStuck(video, SEEK_PATIENCE_MS, () => (video.currentTime += SEEK_AGAIN_S)),
    whenDecoderStuck(video, DECODER_PATIENCE_MS, () => act({ type: 'mediaError', atMs: performance.now() })),
    // Our build of the library has no key systems, and passes encrypted media on without a word.
    listen(video, ['encrypted', 'waitingforkey'], () => fail(texts.playbackError('keySystemError'), true)),
    endWhereMediaEnd(Hls, hls, video, () => !lacksPart),
    showAfterHoles(video),
    listen(video, ['timeupdate'], handleTime),
    listen(window, ['online'], handleOnline),
  ];
  return () => {
    isOver = true;
    stopWaiting?.();
    clearTimeout(recovering);
    for (const stop of stops) stop();
  };
}

function eventOf(data: ErrorData): StreamEvent {
  if (isUnplayable(data)) return { type: 'unplayable' };
  if (data.type === 'mediaError') return { type: 'mediaError', atMs: performance.now() };
  const isManifest = data.details.startsWith('manifest');
  return {
    type: 'networkError',
    of: isManifest ? 'manifest' : 'fragment',
    isFinal: isManifest && data.response?.code === 404,
  };
}

/**
 * Acts once no more than `remainingS` are buffered: a short loss of the connection has no effect while there is something
 * to show. Returns an unsubscribe function.
 */
function whenBufferBelow(video: HTMLVideoElement, remainingS: number, act: () => void): () => void {
  const check = () => {
    if (aheadMs(video) > remainingS * 1000) return;
    stop();
    act();
  };
  const stop = listen(video, ['timeupdate', 'waiting', 'seeking'], check);
  check();
  return stop;
}

/** The recoveries that were tried since the stream last played well. */
interface Recovery {
  network: number;
  media: number;
  /** When the last media recovery began, or is to begin, ms. */
  mediaAtMs: number;
  /** Playing time since the last failure, ms. */
  advancedMs: number;
}

export type StreamEvent =
  | { type: 'networkError'; of: 'manifest' | 'fragment'; isFinal: boolean }
  | { type: 'mediaError'; atMs: number }
  | { type: 'unplayable' }
  | { type: 'advanced'; byMs: number };

export type RecoveryAct = 'none' | 'startLoad' | 'loadSource' | 'recoverMediaError' | 'giveUp';

export const FRESH: Recovery = { network: 0, media: 0, mediaAtMs: -Infinity, advancedMs: 0 };

/**
 * The next state and what to do: a budget for each stall, then a message (docs/behaviour.md, Reels and players). A final error (a
 * manifest that is missing) and what cannot be played are not worth a second try.
 */
export function nextRecovery(state: Recovery, event: StreamEvent): [Recovery, RecoveryAct] {
  switch (event.type) {
    case 'advanced': {
      const advancedMs = state.advancedMs + event.byMs;
      return [advancedMs >= RESET_AFTER_MS ? FRESH : { ...state, advancedMs }, 'none'];
    }
    case 'networkError':
      if (event.isFinal || state.network >= NETWORK_RECOVERIES) return [state, 'giveUp'];
      return [
        { ...state, network: state.network + 1, advancedMs: 0 },
        event.of === 'manifest' ? 'loadSource' : 'startLoad',
      ];
    case 'mediaError': {
      // One that is still to come recovers from this error too.
      if (event.atMs < state.mediaAtMs) return [state, 'none'];
      if (state.media >= MEDIA_RECOVERIES) return [state, 'giveUp'];
      const mediaAtMs = Math.max(event.atMs, state.mediaAtMs + MEDIA_RECOVERY_PAUSE_MS);
      return [{ ...state, media: state.media + 1, mediaAtMs, advancedMs: 0 }, 'recoverMediaError'];
    }
    case 'unplayable':
      return [state, 'giveUp'];
  }
}
