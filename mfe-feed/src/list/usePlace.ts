import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { duringThisVisit } from '@bazaar/shared/device';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { articleAt, firstShown, placeOfArticle } from './articles.ts';
import { holdPlace } from './holdPlace.ts';
import { saveOnLeave } from './saveOnLeave.ts';
import { keepPlace, type Place } from './place.ts';
import { keepSizes } from './sizes.ts';

interface PlaceOptions {
  feed: RefObject<HTMLElement | null>;
  list: RefObject<WindowVirtualizerHandle | null>;
  posts: readonly FeedPost[];
  /** The entry of the history that this feed is. */
  entry: string;
  /** Where to go back to; absent begins at the top. */
  returnTo: Place | undefined;
  /** The heights of the posts are known: the place can be had in the first frame. */
  isMeasured: boolean;
}

/** Back to where the reader was when the feed opens, and remembered when it is left, by whatever way. */
export function usePlace({ feed, list, posts, entry, returnTo, isMeasured }: PlaceOptions): void {
  useLayoutEffect(() => {
    const index = returnTo ? posts.findIndex(({ id }) => id === returnTo.postId) : -1;
    if (!returnTo || index < 0 || !feed.current || !list.current) return;
    if (isMeasured) {
      const top =
        feed.current.getBoundingClientRect().top + scrollY + list.current.getItemOffset(index) - returnTo.topPx;
      scrollTo({ top, behavior: 'instant' });
    }
    list.current.scrollToIndex(index, { align: 'start', offset: -returnTo.topPx });
    return holdPlace(() => feed.current && articleAt(feed.current, index + 1), returnTo.topPx);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the feed opens
  }, []);

  const keep = useEffectEvent((element: HTMLElement, virtualizer: WindowVirtualizerHandle) => {
    keepSizes(posts.length, virtualizer.cache);
    const article = firstShown(element);
    const post = article && posts[placeOfArticle(article) - 1];
    if (post) keepPlace(entry, { postId: post.id, topPx: article.getBoundingClientRect().top });
  });
  useLayoutEffect(() => {
    const element = feed.current;
    const virtualizer = list.current;
    if (element && virtualizer) return saveOnLeave(duringThisVisit(() => keep(element, virtualizer)));
  }, [feed, list]);
}
