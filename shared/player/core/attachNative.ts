import { messages } from '../messages.ts';

/** A browser without MediaSource plays the manifest itself. */
export function attachNative(
  video: HTMLVideoElement,
  url: string,
  startS: number | undefined,
  fail: (message: string) => void,
): () => void {
  const onError = () => fail(messages.playbackFailed);
  const onMetadata = () => {
    if (startS !== undefined) video.currentTime = startS;
  };
  video.addEventListener('error', onError);
  video.addEventListener('loadedmetadata', onMetadata);
  video.src = url;
  return () => {
    video.removeEventListener('error', onError);
    video.removeEventListener('loadedmetadata', onMetadata);
    video.removeAttribute('src');
    video.load();
  };
}
