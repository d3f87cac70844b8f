/** Attaches an HLS stream to a video element, recovers it within its budget, and takes it off again. */
import { startOf, type Start } from '../../progress/startOfLesson.ts';
import { MIN_DECODABLE_S, NO_PROGRESS_MS } from '../constants.ts';
import { failures as texts } from '../texts.ts';
import { attachHls } from './attachHls.ts';
import type { Caption } from './captionsTracks.ts';
import { listen } from '../../device/listen.ts';
import { loadHls } from './loadHls.ts';
import { aheadMs } from './mediaFacts.ts';
import type { StreamChoice, StreamTracks } from './mediaState.ts';
import { whenStuck } from './whenStuck.ts';

export interface StreamOptions {
  /** Seconds to buffer ahead. */
  bufferS: number;
  /** The reason why it starts, which decides its first second. */
  start: Start;
  /** The choices in the player's menu, or of captions alone; undefined for a player without either: it hears nothing of tracks and captions. */
  choice: StreamChoice | undefined;
  /** Qualities are chosen in it: it starts with what the line carried last. */
  hasMenu: boolean;
  /** See Source. */
  isComplete: boolean;
  onTracks(tracks: StreamTracks): void;
  /** Captions as they arrive; the same may come twice. */
  onCaptions(captions: readonly Caption[]): void;
  /** See MediaState. */
  onTimestamps(timestampsS: readonly (number | undefined)[]): void;
  onSegmentLength(segmentS: number): void;
  /** The stream ended in failure; the text is one of §8. The element still has the time where it stopped. `isFinal`: trying again cannot help. */
  onFailure(message: string, isFinal: boolean): void;
}

export interface AttachedStream {
  setBuffer(seconds: number): void;
  setChoice(choice: StreamChoice): void;
  destroy(): void;
}

/** Begins to load `url` into `video`. Everything that goes wrong arrives at `onFailure`, at the latest after 20 s. */
export function attachStream(video: HTMLVideoElement, url: string, options: StreamOptions): AttachedStream {
  const latest = { ...options };
  let isOver = false;
  let attached: AttachedStream | undefined;
  const destroy = () => {
    isOver = true;
    stopWatching();
    attached?.destroy();
  };
  const fail = (message: string, isFinal = false) => {
    if (isOver) return;
    options.onFailure(message, isFinal);
    destroy();
  };
  const stopWatching = whenStuck(video, NO_PROGRESS_MS, () => {
    const hasData = aheadMs(video) >= MIN_DECODABLE_S * 1000;
    fail(texts.playbackError(hasData ? 'mediaError' : 'networkError'));
  });

  if (!/^https?:\/\//.test(url)) {
    queueMicrotask(() => fail(texts.invalidUrl, true));
  } else if (!('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis)) {
    // Only where there is no MSE: a browser that has both loses the buffer limits and the recovery (docs/behaviour.md).
    if (video.canPlayType('application/vnd.apple.mpegurl')) attached = attachNative(video, url, options.start, fail);
    else queueMicrotask(() => fail(texts.notSupported, true));
  } else {
    loadHls().then(
      (library) => {
        if (isOver) return;
        try {
          attached = attachHls(library, video, url, latest, fail);
        } catch {
          fail(texts.initFailed);
        }
      },
      () => fail(texts.libraryFailed),
    );
  }
  return {
    setBuffer(seconds) {
      latest.bufferS = seconds;
      attached?.setBuffer(seconds);
    },
    setChoice(choice) {
      latest.choice = choice;
      attached?.setChoice(choice);
    },
    destroy,
  };
}

/** A browser without MediaSource plays the manifest itself: it decides how much to buffer, and has no menu. */
function attachNative(
  video: HTMLVideoElement,
  url: string,
  start: Start,
  fail: (message: string) => void,
): AttachedStream {
  const stopFailing = listen(video, ['error'], () => fail(texts.playbackFailed));
  const stopSeeking = listen(video, ['loadedmetadata'], () => {
    const atS = startOf(start, video.duration);
    if (atS > 0) video.currentTime = atS;
  });
  video.src = url;
  return {
    setBuffer() {},
    setChoice() {},
    destroy() {
      stopFailing();
      stopSeeking();
      video.removeAttribute('src');
      video.load();
    },
  };
}
