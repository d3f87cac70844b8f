import { withStorageDeadline } from '@bazaar/shared/device/storageDeadline';

/** The cache of the pictures: they say what the visitor looked at. */
export const PICTURE_CACHE = 'pictures';
/** The message to the service worker that empties its list of their addresses. */
export const FORGET_PICTURES = 'FORGET_PICTURES';

/** Says that a response is a picture that may be saved: a portal's page is none. */
export const isPicture = ({ status, headers }: Response): boolean =>
  status === 200 && headers.get('content-type')?.startsWith('image/') === true;

/** Removes the saved pictures. */
export async function forgetPictures(): Promise<void> {
  try {
    await withStorageDeadline(caches.delete(PICTURE_CACHE));
    const registration = await withStorageDeadline(navigator.serviceWorker.getRegistration());
    registration?.active?.postMessage({ type: FORGET_PICTURES });
  } catch {
    // This browser has no cache, or one that does not respond.
  }
}
