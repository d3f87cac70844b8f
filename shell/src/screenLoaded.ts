/** Not in the spec: a new screen counts as loaded after this. */
const LOADED_WITHIN_MS = 3_000;

/**
 * Calls back once the new screen has its heading and nothing in it is `aria-busy`, or after `withinMs`. Returns a function
 * that cancels it.
 */
export function whenScreenLoaded(callback: () => void, withinMs = LOADED_WITHIN_MS): () => void {
  const content = document.getElementById('content');
  if (!content) return () => {};
  const isReady = () => content.querySelector('h1') !== null && content.querySelector('[aria-busy="true"]') === null;
  const finish = () => {
    cancel();
    callback();
  };
  const observer = new MutationObserver(() => isReady() && finish());
  const timer = setTimeout(finish, withinMs);
  const cancel = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(content, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  if (isReady()) queueMicrotask(() => isReady() && finish());
  return cancel;
}

/** Not in the spec: the content of a screen counts as painted after this. */
const PAINTED_WITHIN_MS = 8_000;

/**
 * Calls back once the content of the screen is painted, its first picture or the first frame of its video with it: what
 * begins then competes with nothing that the visitor waits for. Returns a function that cancels it.
 */
export function whenScreenPainted(callback: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const finish = () => {
    ending.abort();
    callback();
  };
  const timer = setTimeout(finish, PAINTED_WITHIN_MS);
  const waitForPicture = () => {
    const picture = firstPicture();
    if (!picture || isLoaded(picture)) return finish();
    for (const event of ['load', 'loadeddata', 'error']) {
      picture.addEventListener(event, () => afterPaint(finish, signal), { once: true, signal });
    }
  };
  // A list that measures its entries shows them one frame after they are there.
  const cancelLoaded = whenScreenLoaded(
    () => afterPaint(() => afterPaint(waitForPicture, signal), signal),
    PAINTED_WITHIN_MS,
  );
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    cancelLoaded();
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
