/** Attaches an HLS stream to a video element, mends it within its budget, and takes it off again. */
import { NO_PROGRESS_MS } from '../constants.ts';
import { messages } from '../messages.ts';
import { attachHls } from './attachHls.ts';
import { attachNative } from './attachNative.ts';
import { loadHls } from './loadHls.ts';
import type { StreamMenu } from './streamMenu.ts';
import { watchProgress } from './watchProgress.ts';

export interface StreamOptions {
  /** Seconds to buffer ahead; §9 where absent. A reel that waits for its turn takes less. */
  maxBufferS?: number;
  /** Where to begin, in seconds. */
  startS?: number | undefined;
  /** For a player with a menu. */
  menu?: StreamMenu | undefined;
  /** The stream ended in failure; the text is one of §8. The element keeps the time where it stopped. `isFinal`: trying again cannot help. */
  onFailure(message: string, isFinal: boolean): void;
}

export interface AttachedStream {
  /** Changes how far to buffer ahead: more once the reader watches. */
  buffer(seconds: number): void;
  destroy(): void;
}

/** Begins to play `url` into `video`. Everything that goes wrong arrives at `onFailure`, at the latest after 20 s. */
export function attachStream(video: HTMLVideoElement, url: string, options: StreamOptions): AttachedStream {
  let isOver = false;
  let detach = () => {};
  let buffer = (_seconds: number) => {};
  const destroy = () => {
    isOver = true;
    stopWatching();
    detach();
  };
  const fail = (message: string, isFinal = false) => {
    if (isOver) return;
    options.onFailure(message, isFinal);
    destroy();
  };
  const stopWatching = watchProgress(video, NO_PROGRESS_MS, () => fail(messages.playbackError('networkError')));

  if (!/^https?:\/\//.test(url)) {
    queueMicrotask(() => fail(messages.invalidUrl, true));
  } else if (!('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis)) {
    // Only where there is no MSE: a browser that has both loses the buffer limits and the recovery (docs/decisions/010).
    if (video.canPlayType('application/vnd.apple.mpegurl')) detach = attachNative(video, url, options.startS, fail);
    else queueMicrotask(() => fail(messages.notSupported, true));
  } else {
    loadHls().then(
      (Hls) => {
        if (isOver) return;
        try {
          const attached = attachHls(Hls, video, url, options, fail);
          detach = attached.destroy;
          buffer = attached.buffer;
        } catch {
          fail(messages.initFailed);
        }
      },
      () => fail(messages.libraryFailed),
    );
  }
  return { buffer: (seconds) => buffer(seconds), destroy };
}
