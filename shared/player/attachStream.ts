/** Attaches an HLS stream to a video element, mends it within its budget, and takes it off again. */
import type { ErrorData, HlsConfig } from 'hls.js';
import { BACK_BUFFER_S, MAX_BUFFER_S, NO_PROGRESS_MS } from './constants.ts';
import { loadHls, type HlsClass } from './loadHls.ts';
import { messages } from './messages.ts';
import { FRESH, nextRecovery, type StreamEvent } from './recovery.ts';
import { watchProgress } from './watchProgress.ts';

export interface StreamOptions {
  /** Seconds to buffer ahead; §9 where absent. A reel that waits for its turn takes less. */
  maxBufferS?: number;
  /** Where to begin, in seconds. */
  startS?: number;
  /** The stream ended in failure; the text is one of §8. */
  onFailure(message: string): void;
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
  const fail = (message: string) => {
    if (isOver) return;
    destroy();
    options.onFailure(message);
  };
  const stopWatching = watchProgress(video, NO_PROGRESS_MS, () => fail(messages.playbackError('networkError')));

  if (!/^https?:\/\//.test(url)) {
    queueMicrotask(() => fail(messages.invalidUrl));
  } else if (!('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis)) {
    // Only where there is no MSE: a browser that has both loses the buffer limits and the recovery (docs/decisions/010).
    if (video.canPlayType('application/vnd.apple.mpegurl')) detach = attachNative(video, url, fail);
    else queueMicrotask(() => fail(messages.notSupported));
  } else {
    loadHls().then(
      (Hls) => {
        if (isOver) return;
        const attached = attachHls(Hls, video, url, options, fail);
        detach = attached.destroy;
        buffer = attached.buffer;
      },
      () => fail(messages.libraryFailed),
    );
  }
  return { buffer: (seconds) => buffer(seconds), destroy };
}

function attachHls(Hls: HlsClass, video: HTMLVideoElement, url: string, { maxBufferS = MAX_BUFFER_S, startS }: StreamOptions, fail: (message: string) => void): AttachedStream {
  const hls = new Hls({ ...LOAD_POLICIES, backBufferLength: BACK_BUFFER_S, maxBufferLength: maxBufferS, maxMaxBufferLength: maxBufferS, startLevel: 0, startPosition: startS ?? -1, enableWorker: false, capLevelToPlayerSize: true });
  let recovery = FRESH;
  const act = (event: StreamEvent, data?: ErrorData) => {
    const [next, toDo] = nextRecovery(recovery, event);
    recovery = next;
    if (toDo === 'startLoad') hls.startLoad();
    if (toDo === 'loadSource') hls.loadSource(url);
    if (toDo === 'recoverMediaError') hls.recoverMediaError();
    if (toDo === 'giveUp') fail(messages.playbackError(data?.type ?? 'otherError'));
  };
  let lastS = 0;
  const onTime = () => {
    const byMs = (video.currentTime - lastS) * 1000;
    lastS = video.currentTime;
    if (byMs > 0 && byMs < 1_000) act({ type: 'advanced', byMs });
  };
  video.addEventListener('timeupdate', onTime);
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (data.fatal) act(eventOf(data), data);
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return {
    buffer: (seconds) => {
      hls.config.maxBufferLength = seconds;
      hls.config.maxMaxBufferLength = seconds;
    },
    destroy: () => {
      video.removeEventListener('timeupdate', onTime);
      hls.destroy();
    },
  };
}

function eventOf(data: ErrorData): StreamEvent {
  if (data.type === 'mediaError') return { type: 'mediaError', atMs: performance.now() };
  if (data.type !== 'networkError') return { type: 'otherError' };
  const isManifest = data.details.startsWith('manifest');
  const isMissing = isManifest && (data.response?.code === 404 || data.details === 'manifestParsingError');
  return { type: 'networkError', of: isManifest ? 'manifest' : 'fragment', isFinal: isMissing };
}

function attachNative(video: HTMLVideoElement, url: string, fail: (message: string) => void): () => void {
  const onError = () => fail(messages.playbackFailed);
  video.addEventListener('error', onError);
  video.src = url;
  return () => {
    video.removeEventListener('error', onError);
    video.removeAttribute('src');
    video.load();
  };
}

/** docs/decisions/010, Reels and players: hls.js alone would wait up to a minute. */
const policy = (maxLoadTimeMs: number, retries: number) => ({
  default: {
    maxTimeToFirstByteMs: 8_000,
    maxLoadTimeMs,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: retries, retryDelayMs: 800, maxRetryDelayMs: 4_000 },
  },
});

const LOAD_POLICIES: Partial<HlsConfig> = {
  manifestLoadPolicy: policy(15_000, 2),
  playlistLoadPolicy: policy(15_000, 2),
  fragLoadPolicy: policy(45_000, 3),
};
