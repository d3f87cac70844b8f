import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import type { List } from '@bazaar/shared/query';
import { useLocation } from '@bazaar/shared/router';
import { Button } from '@bazaar/shared/ui/Button';
import { useListEnd } from '@bazaar/shared/ui/useListEnd';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { feed as texts } from '../texts.ts';
import { PostCard } from '../post/PostCard.tsx';
import { createActiveVideo, ActiveVideoContext } from '../video/activeVideo.ts';
import { drawnFeed, rowHeights } from './rowHeights.ts';
import { handleFeedKey, useFocusPost } from './feedKeys.ts';
import styles from './PostList.module.css';
import { observePage, Row } from './Row.tsx';
import { useBufferSize } from './useBufferSize.ts';
import { useScrollAnchor, type ScrollAnchor } from './useScrollAnchor.ts';

interface PostListProps {
  list: List<FeedPost>;
  /** The position to return to; absent starts at the top, or where the reader is in what the document has drawn. */
  anchor: ScrollAnchor | undefined;
}

/** The posts, one below the other; only those near the screen are rendered. Before them a link to their end, after them more. */
export function PostList({ list, anchor: saved }: PostListProps) {
  const { items } = list;
  const start = useRef<HTMLButtonElement>(null);
  const feed = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  const [activeVideo] = useState(createActiveVideo);
  const [drawn] = useState(() => (saved ? undefined : drawnFeed(items)));
  const [savedHeights] = useState(() => saved && rowHeights(items.length));
  const heights = drawn?.heights ?? savedHeights;
  const anchor = saved ?? drawn?.anchor;
  useEffect(() => activeVideo.open(), [activeVideo]);
  const bufferPx = useBufferSize(anchor === undefined);
  const isMeasured = heights !== undefined;
  useScrollAnchor({ feed, virtualizer, posts: items, historyKey: useLocation().key, anchor, isMeasured });
  useLayoutEffect(observePage, []);
  const focusPost = useFocusPost(items.length, feed, virtualizer);
  const handleExit = (to: 'start' | 'end') => (to === 'start' ? start : end).current?.focus();
  const handleLoadMore = () => {
    focusPost(items.length + 1, true);
    if (!list.isLoadingMore) list.loadMore();
  };

  return (
    <ActiveVideoContext value={activeVideo}>
      <button ref={start} type="button" className={styles.skip} onClick={() => handleExit('end')}>
        {texts.skip}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- WAI-ARIA, feed: Page Up and Page Down go from post to post */}
      <div
        ref={feed}
        role="feed"
        className={styles.posts}
        aria-label={texts.feed}
        aria-busy={list.isLoadingMore}
        tabIndex={-1}
        data-restores-scroll
        onKeyDown={(event) => handleFeedKey(event, { focusPost, onExit: handleExit })}
      >
        <WindowVirtualizer
          ref={virtualizer}
          data={items}
          item={Row}
          bufferSize={bufferPx}
          cache={heights}
          // Else virtua renders none beyond the screen before it has measured a screenful, and those drawn are known.
          itemSize={drawn?.estimatePx}
        >
          {(post, index) => (
            <PostCard
              key={post.id}
              post={post}
              position={index + 1}
              isLastOf={index === items.length - 1 ? list : undefined}
            />
          )}
        </WindowVirtualizer>
      </div>
      <End ref={end} list={list} onLoadMore={handleLoadMore} />
    </ActiveVideoContext>
  );
}

interface EndProps {
  ref: RefObject<HTMLDivElement | null>;
  list: List<FeedPost>;
  onLoadMore(): void;
}

/** Below the last post: Load more for the keyboard, the spinner, what went wrong, or the end (§2). */
function End({ ref, list, onLoadMore }: EndProps) {
  useListEnd(list, ref);
  return (
    <div ref={ref} className={styles.end} data-has-more={list.hasMore} tabIndex={-1}>
      {list.hasMore ? (
        <div className={styles.row}>
          {list.isLoadingMore && <span className={styles.spinner} role="status" aria-label={texts.loadingMore} />}
          {list.hasLoadMoreFailed && !list.isLoadingMore && <p role="alert">{texts.loadMoreFailed}</p>}
          <div className={styles.more} data-is-shown={list.hasLoadMoreFailed || list.isAutoLoadPaused}>
            <Button kind="line" onClick={onLoadMore} aria-disabled={list.isLoadingMore}>
              {list.hasLoadMoreFailed ? texts.tryAgain : texts.loadMore}
            </Button>
          </div>
        </div>
      ) : (
        <p role="status">{texts.caughtUp}</p>
      )}
    </div>
  );
}
