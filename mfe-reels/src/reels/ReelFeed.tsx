import type { Reel } from '@bazaar/shared/data/reels';
import { isSavingData, mayAutoplay, useIsTabHidden } from '@bazaar/shared/device';
import { play, setSoundPrefs } from '@bazaar/shared/player';
import type { List } from '@bazaar/shared/query';
import { Button } from '@bazaar/shared/ui/Button';
import { DownIcon, UpIcon } from '@bazaar/shared/ui/icons';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FeedEnd } from './FeedEnd.tsx';
import { cardOf, scrollToCard, useAddressOfReel, useGoTo, useReelInView } from './feedPosition.ts';
import { noteInteraction, useFirstInteraction } from './firstInteraction.ts';
import { reels as texts } from '../texts.ts';
import { ReelCard } from './ReelCard.tsx';
import styles from './ReelFeed.module.css';
import { focusOf, useReelKeys } from './reelKeys.ts';
import { useNextPage } from './reelList.ts';
import { useReelSound } from './reelSound.ts';
import { roleOf, shouldPlay } from './reelsState.ts';

interface ReelFeedProps {
  list: List<Reel>;
  /** Each has a stream; at least one. */
  reels: readonly Reel[];
  startIndex: number;
}

/** The snapping feed: one reel in view plays, the next one is prepared (§4, §9). */
export function ReelFeed({ list, reels, startIndex }: ReelFeedProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReelInView(scroller, reels.length, startIndex);
  const current = Math.min(state.current, reels.length - 1);
  const { isMuted } = useReelSound();
  const hasInteracted = useFirstInteraction();
  const isTabHidden = useIsTabHidden();
  const [mayPreload] = useState(() => !isSavingData());
  const [mayPlay] = useState(mayAutoplay);
  const goTo = useGoTo(scroller, current);
  useAddressOfReel(state.isInView ? reels[current]!.id : undefined);
  const loadMore = useNextPage(list, reels.length, scroller);
  useLayoutEffect(() => {
    const card = cardOf(scroller.current, startIndex);
    if (startIndex > 0 && card) scrollToCard(scroller.current!, card, 'instant');
  }, [startIndex]);

  useEffect(() => {
    // The overlay was removed with the focus in it; the letter keys need the focus.
    if (hasInteracted && focusOf(document.activeElement, scroller.current) === 'page')
      cardOf(scroller.current, startIndex)?.focus({ preventScroll: true });
  }, [hasInteracted, startIndex]);

  const toggle = useCallback(() => {
    const video = cardOf(scroller.current, current)?.querySelector('video');
    const isPlaying = video?.paused === false;
    dispatch({ type: 'chosen', choice: isPlaying ? 'pause' : 'play' });
    // In the press itself: with sound, browsers require that.
    if (video && !isPlaying) void play(video);
  }, [current, dispatch]);
  const handleBegun = useCallback(() => {
    noteInteraction();
    dispatch({ type: 'chosen', choice: 'play' });
  }, [dispatch]);
  useReelKeys(viewport, (command) => {
    if (command === 'next' || command === 'previous') goTo({ by: command === 'next' ? 1 : -1, takesFocus: true });
    if (command === 'toggle') toggle();
    if (command === 'mute') setSoundPrefs({ isMuted: !isMuted });
  });

  const hasStartOverlay = !hasInteracted && mayPlay;
  const isCurrentReady = state.ready.includes(current);
  const isPlaying = shouldPlay(state, { hasInteracted, isTabHidden, mayAutoplay: mayPlay });
  return (
    <div ref={viewport} className={styles.viewport}>
      <div ref={scroller} className={styles.scroller} data-at-end={!list.hasMore && current === reels.length - 1}>
        <div role="feed" aria-label={texts.title} aria-busy={list.isLoadingMore}>
          {reels.map((reel, index) => {
            const role = roleOf(index, { ...state, current });
            const isCurrent = role === 'current';
            return (
              <ReelCard
                key={reel.id}
                reel={reel}
                index={index}
                count={list.hasMore ? undefined : reels.length}
                role={role}
                isInView={isCurrent && state.isInView}
                mayLoad={isCurrent ? mayPreload || state.choice !== undefined : mayPreload && isCurrentReady}
                shouldPlay={isCurrent && isPlaying}
                hasStartOverlay={hasStartOverlay}
                onReady={() => dispatch({ type: 'ready', index })}
                onBegun={handleBegun}
                onToggle={toggle}
              />
            );
          })}
        </div>
        <FeedEnd list={list} loadMore={loadMore} />
      </div>
      {hasStartOverlay && (
        <div className={styles.overlay}>
          <Button data-plays-film="">{texts.playReels}</Button>
        </div>
      )}
      <StepButtons isFirst={current === 0} isLast={current === reels.length - 1} onStep={(by) => goTo({ by })} />
    </div>
  );
}

/** For readers who cannot or will not swipe (WCAG 2.5.7); on wide screens also what the keys do. */
const StepButtons = ({ isFirst, isLast, onStep }: { isFirst: boolean; isLast: boolean; onStep(by: 1 | -1): void }) => (
  <>
    <div className={styles.steps}>
      <Button kind="line" aria-label={texts.previous} disabled={isFirst} onClick={() => onStep(-1)}>
        <UpIcon />
      </Button>
      <Button kind="line" aria-label={texts.next} disabled={isLast} onClick={() => onStep(1)}>
        <DownIcon />
      </Button>
    </div>
    <p className={styles.keys}>{texts.keys}</p>
  </>
);
