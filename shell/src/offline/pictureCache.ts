/** The cache of the pictures: they say what the visitor looked at. */
export const PICTURE_CACHE = 'pictures';
/** The message to the service worker that empties its list of their addresses. */
export const FORGET_PICTURES = 'FORGET_PICTURES';

/** Removes the saved pictures. */
export async function forgetPictures(): Promise<void> {
  try {
    await caches.delete(PICTURE_CACHE);
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.active?.postMessage({ type: FORGET_PICTURES });
  } catch {
    // This browser has no cache.
  }
}
