import type { Reel } from '@bazaar/shared/data/reels';
import { useIsTabHidden } from '@bazaar/shared/device';
import { play, setSoundPrefs } from '@bazaar/shared/player';
import type { List } from '@bazaar/shared/query';
import { Button } from '@bazaar/shared/ui/Button';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { autoplayRule } from './autoplay.ts';
import { FeedEnd } from './FeedEnd.tsx';
import { useFirstInteraction } from './firstInteraction.ts';
import { messages } from './messages.ts';
import { ReelCard } from './ReelCard.tsx';
import { focusOf } from './reelKeys.ts';
import styles from './ReelFeed.module.css';
import { roleOf, shouldPlay } from './reelsState.ts';
import { StepButtons } from './StepButtons.tsx';
import { useAddressOfReel } from './useAddressOfReel.ts';
import { cardOf, scrollToCard, useGoTo } from './useGoTo.ts';
import { useNextPage } from './useNextPage.ts';
import { useReelKeys } from './useReelKeys.ts';
import { useReelOnView } from './useReelOnView.ts';
import { useReelSound } from './useReelSound.ts';

interface ReelFeedProps {
  list: List<Reel>;
  /** Each has a stream; at least one. */
  reels: readonly Reel[];
  startIndex: number;
}

/** The snapping feed: one reel on view plays, the next one waits (§4, §9). */
export function ReelFeed({ list, reels, startIndex }: ReelFeedProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReelOnView(scroller, reels.length, startIndex);
  const current = Math.min(state.current, reels.length - 1);
  const { isMuted } = useReelSound();
  const hasInteracted = useFirstInteraction();
  const isTabHidden = useIsTabHidden();
  const [rule] = useState(autoplayRule);
  const [settledId, setSettledId] = useState<string>();
  const goTo = useGoTo(scroller, current);
  useAddressOfReel(state.isOnView ? reels[current]!.id : undefined);
  const loadMore = useNextPage(list, reels.length, scroller);
  useLayoutEffect(() => {
    const card = cardOf(scroller.current, startIndex);
    if (startIndex > 0 && card) scrollToCard(scroller.current!, card, 'instant');
  }, [startIndex]);

  useEffect(() => {
    // The overlay has left with the focus; the letter keys need it.
    if (hasInteracted && focusOf(document.activeElement, scroller.current) === 'page')
      cardOf(scroller.current, startIndex)?.focus({ preventScroll: true });
  }, [hasInteracted, startIndex]);

  const toggle = useCallback(() => {
    const video = cardOf(scroller.current, current)?.querySelector('video');
    const isPlaying = video?.paused === false;
    dispatch({ type: 'chosen', choice: isPlaying ? 'pause' : 'play' });
    // In the press itself: with sound, browsers ask for that.
    if (video && !isPlaying) void play(video);
  }, [current, dispatch]);
  useReelKeys(viewport, (command) => {
    if (command === 'next' || command === 'previous') goTo({ by: command === 'next' ? 1 : -1, takesFocus: true });
    if (command === 'toggle') toggle();
    if (command === 'mute') setSoundPrefs({ isMuted: !isMuted });
  });

  const hasStartOverlay = !hasInteracted && rule.mayPlay;
  const isPlaying = shouldPlay(state, { hasInteracted, isTabHidden, mayPlayUnasked: rule.mayPlay });
  return (
    <div ref={viewport} className={styles.viewport}>
      <div ref={scroller} className={styles.scroller} data-at-end={!list.hasMore && current === reels.length - 1}>
        <div role="feed" aria-label={messages.title} aria-busy={list.isLoadingMore}>
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
                isOnView={isCurrent && state.isOnView}
                mayLoad={
                  isCurrent
                    ? rule.mayLoad || state.choice !== undefined
                    : rule.mayLoad && settledId === reels[current]!.id
                }
                shouldPlay={isCurrent && isPlaying}
                hasStartOverlay={hasStartOverlay}
                onSettled={setSettledId}
                onToggle={toggle}
              />
            );
          })}
        </div>
        <FeedEnd list={list} loadMore={loadMore} />
      </div>
      {hasStartOverlay && (
        <div className={styles.overlay}>
          <Button>{messages.playReels}</Button>
        </div>
      )}
      <StepButtons isFirst={current === 0} isLast={current === reels.length - 1} onStep={(by) => goTo({ by })} />
    </div>
  );
}
