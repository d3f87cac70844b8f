import { whenSettled } from './whenSettled.ts';

/** Not in the spec: what waits for the content of a screen begins after this, also where the content does not come. */
const SHOWN_WITHIN_MS = 8_000;

/**
 * Calls back once the content of the screen is painted, its first picture with it: what begins then competes with nothing
 * that the visitor waits for. Returns a function that cancels it.
 */
export function whenShown(callback: () => void): () => void {
  const ending = new AbortController();
  const finish = () => {
    ending.abort();
    callback();
  };
  const finishAfterPaint = () => requestAnimationFrame(() => setTimeout(() => ending.signal.aborted || finish()));
  const timer = setTimeout(finish, SHOWN_WITHIN_MS);
  ending.signal.addEventListener('abort', () => clearTimeout(timer));
  const cancelSettled = whenSettled(() => {
    const picture = firstPicture();
    if (!picture || picture.complete) return finishAfterPaint();
    for (const event of ['load', 'error'])
      picture.addEventListener(event, finishAfterPaint, { once: true, signal: ending.signal });
  }, SHOWN_WITHIN_MS);
  ending.signal.addEventListener('abort', cancelSettled);
  return () => ending.abort();
}

/** The first picture of the content that is in view. */
function firstPicture(): HTMLImageElement | undefined {
  const pictures = document.querySelectorAll<HTMLImageElement>('#content img');
  return [...pictures].find((picture) => {
    const { top, bottom, height } = picture.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  });
}
