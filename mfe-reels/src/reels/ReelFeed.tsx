import type { Reel } from '@bazaar/shared/data/reels';
import type { List } from '@bazaar/shared/query';
import { DownIcon, UpIcon } from '@bazaar/shared/ui/icons';
import { useNearViewport } from '@bazaar/shared/ui/useNearViewport';
import { useEffect, useRef } from 'react';
import { LOAD_MORE_WITHIN_PX } from './constants.ts';
import { messages } from './messages.ts';
import { useFirstInteraction } from './firstInteraction.ts';
import { ReelCard } from './ReelCard.tsx';
import styles from './ReelsScreen.module.css';
import { roleOf } from './reelWindow.ts';
import { useVisibleReel } from './useVisibleReel.ts';

/** The snapping feed: one reel on view plays, the next one waits (§4, §9). */
export function ReelFeed({ list }: { list: List<Reel> }) {
  const feed = useRef<HTMLDivElement>(null);
  // §5: a video without a non-empty stream id is skipped.
  const playable = list.items.filter((reel) => reel.videoStreamId !== undefined);
  const current = useVisibleReel(feed, playable.length);
  const hasInteracted = useFirstInteraction();
  const goTo = (index: number) => feed.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  useKeys(feed, current, goTo);

  return (
    <div className={styles.stage}>
      <div ref={feed} className={styles.feed} role="feed" aria-label={messages.title} aria-busy={list.isLoadingMore}>
        {playable.map((reel, index) => (
          <ReelCard key={reel.id} reel={reel} index={index} role={roleOf(index, current)} isPlaying={hasInteracted && index === current} />
        ))}
        <FeedEnd list={list} count={playable.length} />
      </div>
      {!hasInteracted && (
        <button type="button" className={styles.overlay}>
          {messages.playReels}
        </button>
      )}
      <div className={styles.steps}>
        <button type="button" aria-label={messages.previous} disabled={current === 0} onClick={() => goTo(current - 1)}>
          <UpIcon />
        </button>
        <button type="button" aria-label={messages.next} disabled={current >= playable.length - 1} onClick={() => goTo(current + 1)}>
          <DownIcon />
        </button>
      </div>
    </div>
  );
}

function FeedEnd({ list, count }: { list: List<Reel>; count: number }) {
  const more = useNearViewport<HTMLDivElement>(() => !list.isLoadingMore && list.loadMore(), { margin: `${LOAD_MORE_WITHIN_PX}px` });
  if (!list.hasMore) {
    return (
      <p className={styles.end} role="status">
        {messages.end}
      </p>
    );
  }
  return <div key={count} ref={more} className={styles.end} />;
}

/** ↑ ↓ J K and the page keys move one card; where a control has the focus, its own keys come first. */
function useKeys(feed: { current: HTMLElement | null }, current: number, goTo: (index: number) => void): void {
  useEffect(() => {
    const element = feed.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, j: 1, PageDown: 1, ArrowUp: -1, k: -1, PageUp: -1 }[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      goTo(current + step);
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  });
}
