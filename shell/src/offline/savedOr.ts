import { withLongStorageDeadline, withStorageDeadline } from '@bazaar/shared/device/storageDeadline';

/**
 * The saved response, else the network's. A cache that does not respond soon is none; where the network fails it is waited for longer:
 * a busy phone without a network has nothing else.
 */
export async function savedOr(
  saved: Promise<Response | undefined>,
  fromNetwork: () => Promise<Response>,
): Promise<Response> {
  const soon = await withStorageDeadline(saved).catch(() => undefined);
  if (soon) return soon;
  try {
    return await fromNetwork();
  } catch (error) {
    const late = await withLongStorageDeadline(saved).catch(() => undefined);
    if (late) return late;
    throw error;
  }
}
