import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import type { List } from '@bazaar/shared/query';
import { useRef } from 'react';
import type { Place } from '../list/place.ts';
import { PostList } from '../list/PostList.tsx';
import { messages } from '../messages.ts';
import { FeedEnd } from './FeedEnd.tsx';
import styles from './FeedScreen.module.css';

/** The posts with the ways around them: past them to the end, and out of them at both ends. */
export function Posts({ list, returnTo }: { list: List<FeedPost>; returnTo: Place | undefined }) {
  const start = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const leave = (to: 'start' | 'end') => (to === 'start' ? start : end).current?.focus();
  const wanted = useRef<number>(undefined);
  const handleLoadMore = () => {
    wanted.current = list.items.length + 1;
    if (!list.isLoadingMore) list.loadMore();
  };
  return (
    <>
      <button ref={start} type="button" className={styles.skip} onClick={() => leave('end')}>
        {messages.skip}
      </button>
      <PostList list={list} returnTo={returnTo} wanted={wanted} onLeave={leave} />
      <FeedEnd ref={end} list={list} onLoadMore={handleLoadMore} />
    </>
  );
}
