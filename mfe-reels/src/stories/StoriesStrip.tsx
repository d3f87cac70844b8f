import type { SlotProps } from '@bazaar/shared/contracts/remote';
import { stories, type Story } from '@bazaar/shared/data/stories';
import { useInView } from '@bazaar/shared/device';
import { useList, type List } from '@bazaar/shared/query';
import { Button } from '@bazaar/shared/ui/Button';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { stories as texts } from '../texts.ts';
import { STORIES_AHEAD } from '../constants.ts';
import { useSeenStories } from './seenStories.ts';
import styles from './StoriesStrip.module.css';
import { StoryButton } from './StoryButton.tsx';
import { StoryViewer } from './StoryViewer.tsx';
import { useOpenStory } from './useOpenStory.ts';

/** Not in the spec: as many as a phone shows at once. */
const SKELETONS = 5;

/** The stories, and the viewer over them (§2, Stories). THE CONTRACT of the stories: the shell shows it. */
export function StoriesStrip({ hasReservedSpace = true, onLoaded }: SlotProps) {
  const list = useList(stories);
  const withImages = list.items.filter(({ imageIds }) => imageIds.length > 0);
  const isLoaded = list.status === 'empty' || list.status === 'loaded';
  const isEmpty = isLoaded && withImages.length === 0;
  const { id, open, replace, close, forget } = useOpenStory();
  const opened = withImages.findIndex((story) => story.id === id);
  useStoriesAhead(list, id !== null && (opened < 0 || opened >= withImages.length - STORIES_AHEAD));
  const isMissing = id !== null && opened < 0 && isLoaded && !list.hasMore && !list.isRefreshing;
  useEffect(() => {
    if (isMissing) forget();
  }, [isMissing, forget]);
  useEffect(() => {
    if (isLoaded) onLoaded?.(!isEmpty);
  }, [isLoaded, isEmpty, onLoaded]);
  if (isEmpty || !(hasReservedSpace || isLoaded)) return null;
  return (
    <section className={styles.strip} aria-label={texts.title} aria-busy={list.status === 'loading'}>
      {list.status === 'loading' && <StripSkeleton />}
      {list.status === 'error' && (
        <div className={styles.failure} role="alert">
          <p>{texts.failed}</p>
          <Button kind="line" onClick={list.refresh}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {list.status === 'loaded' && <Stories list={list} stories={withImages} onOpen={open} />}
      {opened >= 0 && <StoryViewer stories={withImages} opened={opened} onShow={replace} onClose={close} />}
    </section>
  );
}

/** Reads the next page: the story of the address may be in it, and the open viewer goes on with it. */
function useStoriesAhead(list: List<Story>, isNearEnd: boolean): void {
  const { items, loadMore } = list;
  const mayRead = list.hasMore && !list.isLoadingMore && !list.isRefreshing && !list.hasLoadMoreFailed;
  const isWanted = isNearEnd && mayRead && !list.isAutoLoadPaused;
  useEffect(() => {
    if (isWanted) loadMore();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `items` is new after every page, also after one that came too fast for `isLoadingMore` to be seen
  }, [isWanted, items, loadMore]);
}

function Stories({
  list,
  stories: withImages,
  onOpen,
}: {
  list: List<Story>;
  /** Each has at least one image. */
  stories: readonly Story[];
  onOpen(storyId: string): void;
}) {
  const seen = useSeenStories();
  const [nowMs] = useState(Date.now);
  const [isScrolled, setScrolled] = useState(false);
  return (
    <ul className={styles.list} onScroll={() => setScrolled(true)}>
      {withImages.map((story) => (
        <li key={story.id}>
          <StoryButton
            story={story}
            isSeen={Object.hasOwn(seen, story.id)}
            nowMs={nowMs}
            hasIcon={isScrolled}
            onOpen={() => onOpen(story.id)}
          />
        </li>
      ))}
      {list.hasMore && <ListEnd key={list.items.length} list={list} />}
    </ul>
  );
}

/** Loads the next page when it comes into view, after a failure by a press; a new one for every page. */
function ListEnd({ list }: { list: List<Story> }) {
  const end = useRef<HTMLLIElement>(null);
  const isInView = useInView(end);
  const loadMore = useEffectEvent(() => !list.isLoadingMore && list.loadMore());
  useEffect(() => {
    if (isInView) loadMore();
  }, [isInView]);
  return (
    <li ref={end} aria-hidden={!list.hasLoadMoreFailed}>
      {list.hasLoadMoreFailed && (
        <Button kind="line" onClick={list.loadMore}>
          {texts.tryAgain}
        </Button>
      )}
    </li>
  );
}

const StripSkeleton = () => (
  <div className={styles.list}>
    {Array.from({ length: SKELETONS }, (_, index) => (
      <span key={index} className={styles.skeleton}>
        <Skeleton width={64} height={64} />
        <Skeleton width={56} height={12} />
      </span>
    ))}
  </div>
);
