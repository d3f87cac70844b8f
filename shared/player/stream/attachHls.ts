import type { ErrorData } from 'hls.js';
import { MAX_BUFFER_S } from '../constants.ts';
import { messages } from '../messages.ts';
import type { AttachedStream, StreamOptions } from './attachStream.ts';
import { followChoices } from './followChoices.ts';
import { HLS_CONFIG } from './hlsConfig.ts';
import type { HlsClass } from './loadHls.ts';
import { FRESH, nextRecovery, type StreamEvent } from './recovery.ts';
import { whenNeeded } from './whenNeeded.ts';

/** hls.js on the element, mended within its budget. `fail` is called when nothing more can be done. */
export function attachHls(Hls: HlsClass, video: HTMLVideoElement, url: string, options: StreamOptions, fail: (message: string) => void): AttachedStream {
  const { maxBufferS = MAX_BUFFER_S, startS = -1, menu } = options;
  const hls = new Hls({ ...HLS_CONFIG, maxBufferLength: maxBufferS, maxMaxBufferLength: maxBufferS, startPosition: startS, startLevel: 0 });
  const stopFollowing = followChoices(Hls, hls, menu);
  let recovery = FRESH;
  let stopWaiting = () => {};
  const act = (event: StreamEvent, data?: ErrorData) => {
    const [next, toDo] = nextRecovery(recovery, event);
    recovery = next;
    if (toDo === 'none') return;
    const giveUp = () => fail(messages.playbackError(data?.type ?? 'otherError'));
    stopWaiting();
    if (toDo === 'startLoad') stopWaiting = whenNeeded(video, () => hls.startLoad());
    if (toDo === 'loadSource') hls.loadSource(url);
    if (toDo === 'recoverMediaError') hls.recoverMediaError();
    if (toDo === 'giveUp') stopWaiting = whenNeeded(video, giveUp);
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
      stopWaiting();
      stopFollowing();
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
