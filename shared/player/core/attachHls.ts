import { MAX_BUFFER_S } from '../constants.ts';
import type { AttachedStream, StreamOptions } from './attachStream.ts';
import { followChoices } from './followChoices.ts';
import { HLS_CONFIG } from './hlsConfig.ts';
import type { HlsClass } from './loadHls.ts';
import { recoverStream } from './recoverStream.ts';

/** hls.js on the element. `fail` is called when nothing more can be done. */
export function attachHls(
  Hls: HlsClass,
  video: HTMLVideoElement,
  url: string,
  options: StreamOptions,
  fail: (message: string) => void,
): AttachedStream {
  const { maxBufferS = MAX_BUFFER_S, startS = -1, menu } = options;
  const hls = new Hls({
    ...HLS_CONFIG,
    maxBufferLength: maxBufferS,
    maxMaxBufferLength: maxBufferS,
    startPosition: startS,
    startLevel: 0,
  });
  const stopFollowing = followChoices(Hls, hls, menu);
  const stopRecovery = recoverStream(Hls, hls, video, url, fail);
  hls.loadSource(url);
  hls.attachMedia(video);
  return {
    buffer: (seconds) => {
      hls.config.maxBufferLength = seconds;
      hls.config.maxMaxBufferLength = seconds;
    },
    destroy: () => {
      stopRecovery();
      stopFollowing();
      hls.destroy();
    },
  };
}
