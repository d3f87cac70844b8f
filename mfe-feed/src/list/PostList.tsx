import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import type { List } from '@bazaar/shared/query';
import { useLocation } from '@bazaar/shared/router';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { LIST_BUFFER_PX } from '../constants.ts';
import { messages } from '../messages.ts';
import { PostCard } from '../post/PostCard.tsx';
import { createActiveVideo, ActiveVideoContext } from '../video/activeVideo.ts';
import { handleFeedKey } from './feedKeys.ts';
import type { Place } from './place.ts';
import { Row } from './Row.tsx';
import { sizesOf } from './sizes.ts';
import { usePlace } from './usePlace.ts';
import { useWantedPost } from './useWantedPost.ts';

interface PostListProps {
  list: List<FeedPost>;
  returnTo: Place | undefined;
  /** The post that the focus is to go to once it is there. */
  wanted: RefObject<number | undefined>;
  /** Ctrl+Home and Ctrl+End lead out of the feed. */
  onLeave(to: 'start' | 'end'): void;
}

/** The posts, one below the other. Only those near the screen are on the page; each has its place in the feed. */
export function PostList({ list, returnTo, wanted, onLeave }: PostListProps) {
  const { items } = list;
  const feed = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  const [activeVideo] = useState(createActiveVideo);
  const [sizes] = useState(() => (returnTo ? sizesOf(items.length) : undefined));
  useEffect(() => activeVideo.open(), [activeVideo]);
  usePlace({
    feed,
    list: virtualizer,
    posts: items,
    entry: useLocation().key,
    returnTo,
    isMeasured: sizes !== undefined,
  });
  const goToPost = useWantedPost(wanted, items.length, feed, virtualizer);

  return (
    <ActiveVideoContext value={activeVideo}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- WAI-ARIA, feed: Page Up and Page Down go from post to post */}
      <div
        ref={feed}
        role="feed"
        aria-label={messages.feed}
        aria-busy={list.isLoadingMore}
        tabIndex={-1}
        data-restores-scroll
        onKeyDown={(event) => handleFeedKey(event, { goToPost, onLeave })}
      >
        <WindowVirtualizer ref={virtualizer} data={items} item={Row} bufferSize={LIST_BUFFER_PX} cache={sizes}>
          {(post, index) => (
            <PostCard
              key={post.id}
              post={post}
              place={index + 1}
              isLastOf={index === items.length - 1 ? list : undefined}
            />
          )}
        </WindowVirtualizer>
      </div>
    </ActiveVideoContext>
  );
}
