import { whenSettled } from './whenSettled.ts';

/** Not in the spec: what waits for the content of a screen begins after this, also where the content does not come. */
const SHOWN_WITHIN_MS = 8_000;

/**
 * Calls back once the content of the screen is painted, its first picture or the first frame of its video with it: what
 * begins then competes with nothing that the visitor waits for. Returns a function that cancels it.
 */
export function whenShown(callback: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const finish = () => {
    ending.abort();
    callback();
  };
  const timer = setTimeout(finish, SHOWN_WITHIN_MS);
  const waitForPicture = () => {
    const picture = firstPicture();
    if (!picture || isLoaded(picture)) return finish();
    for (const event of ['load', 'loadeddata', 'error']) {
      picture.addEventListener(event, () => afterPaint(finish, signal), { once: true, signal });
    }
  };
  // A list that measures its entries shows them one frame after they are there.
  const cancelSettled = whenSettled(
    () => afterPaint(() => afterPaint(waitForPicture, signal), signal),
    SHOWN_WITHIN_MS,
  );
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    cancelSettled();
  });
  return () => ending.abort();
}

/** Calls back in the task after the next frame, unless `signal` is aborted by then. */
const afterPaint = (callback: () => void, signal: AbortSignal) =>
  void requestAnimationFrame(() => setTimeout(() => signal.aborted || callback()));

/** The first picture or video of the content that is in view. */
function firstPicture(): HTMLImageElement | HTMLVideoElement | undefined {
  const pictures = document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('#content :is(img, video)');
  return [...pictures].find((picture) => {
    const { top, bottom, height } = picture.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  });
}

/** Of a video: its first frame, where it loads by itself. */
const isLoaded = (picture: HTMLImageElement | HTMLVideoElement): boolean =>
  picture instanceof HTMLImageElement
    ? picture.complete
    : picture.preload === 'none' || picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
