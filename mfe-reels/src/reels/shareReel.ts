import { paths } from '@bazaar/shared/contracts/paths';
import type { Reel } from '@bazaar/shared/data/reels';
import { messages } from './messages.ts';

/** Shares the link of a reel. A dialog that the reader closes is no failure. */
export async function shareReel(reel: Reel): Promise<'shared' | 'copied' | 'failed'> {
  const link = { title: reel.title ?? messages.untitled, url: new URL(paths.reel(reel.id), location.origin).href };
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(link);
      return 'shared';
    }
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
