import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import { EMPTY_BUFFER_S, LOW_BUFFER_S } from '../constants.ts';
import { messages } from '../messages.ts';
import type { HlsClass } from './loadHls.ts';
import { FRESH, nextRecovery, type StreamEvent } from './recovery.ts';
import { whenBufferBelow } from './whenBufferBelow.ts';

/** Does what `nextRecovery` says about every fatal error of the stream. Returns the way to stop. */
export function recoverStream(
  Hls: HlsClass,
  hls: Hls,
  video: HTMLVideoElement,
  url: string,
  fail: (message: string) => void,
): () => void {
  let recovery = FRESH;
  let stopWaiting: (() => void) | undefined;
  let mending: ReturnType<typeof setTimeout> | undefined;

  const act = (event: StreamEvent, data?: ErrorData) => {
    const [next, toDo] = nextRecovery(recovery, event);
    recovery = next;
    switch (toDo) {
      case 'none':
        return;
      case 'startLoad':
        return waitFor(LOW_BUFFER_S, () => hls.startLoad());
      case 'loadSource':
        return hls.loadSource(url);
      case 'recoverMediaError':
        mending = setTimeout(() => hls.recoverMediaError(), recovery.mediaAtMs - performance.now());
        return;
      case 'giveUp': {
        const giveUp = () => fail(messages.playbackError(data?.type ?? 'otherError'));
        // What came before the line broke is still shown.
        return event.type === 'networkError' ? waitFor(EMPTY_BUFFER_S, giveUp) : giveUp();
      }
    }
  };
  const waitFor = (leftS: number, then: () => void) => {
    stopWaiting?.();
    stopWaiting = whenBufferBelow(video, leftS, then);
  };
  const handleOnline = () => {
    if (!stopWaiting) return;
    stopWaiting();
    stopWaiting = undefined;
    recovery = FRESH;
    hls.startLoad();
  };
  let lastS = 0;
  const handleTime = () => {
    const byMs = (video.currentTime - lastS) * 1000;
    lastS = video.currentTime;
    if (byMs > 0 && byMs < 1_000) act({ type: 'advanced', byMs });
  };
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (data.fatal) act(eventOf(data), data);
  });
  video.addEventListener('timeupdate', handleTime);
  addEventListener('online', handleOnline);
  return () => {
    stopWaiting?.();
    clearTimeout(mending);
    video.removeEventListener('timeupdate', handleTime);
    removeEventListener('online', handleOnline);
  };
}

function eventOf(data: ErrorData): StreamEvent {
  if (data.type === 'mediaError') return { type: 'mediaError', atMs: performance.now() };
  if (data.type !== 'networkError') return { type: 'otherError' };
  const isManifest = data.details.startsWith('manifest');
  const isMissing = isManifest && (data.response?.code === 404 || data.details === 'manifestParsingError');
  return { type: 'networkError', of: isManifest ? 'manifest' : 'fragment', isFinal: isMissing };
}
