import { useId, type MouseEvent } from 'react';
import styles from './ReelCard.module.css';
import { ReelPlayer, type ReelPlayerProps } from './ReelPlayer.tsx';
import { ReelPoster } from './ReelPoster.tsx';
import type { ReelRole } from './reelsState.ts';
import { ReelText, textIds } from './ReelText.tsx';

interface ReelCardProps extends Omit<ReelPlayerProps, 'isCurrent' | 'titleId'> {
  /** From 0. */
  index: number;
  /** The number of reels in all; absent while more may come. */
  count: number | undefined;
  role: ReelRole;
}

/** One reel: 350 × 550 at most, what it is called, and the player it may own. */
export function ReelCard({ index, count, role, ...player }: ReelCardProps) {
  const { reel, onToggle } = player;
  const id = useId();
  const { title: titleId, descriptions } = textIds(reel, id);
  /** The picture itself plays and pauses, as everywhere; the button in the rail is for everybody else. */
  const handleClick = ({ target }: MouseEvent) => {
    if (role === 'current' && !(target as Element).closest('button, input, a')) onToggle();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- APG feed: its articles take the focus; the click has a button and a key beside it
    <article
      className={styles.card}
      data-index={index}
      aria-labelledby={titleId}
      aria-describedby={descriptions}
      aria-posinset={index + 1}
      aria-setsize={count ?? -1}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WAI-ARIA, feed: each article takes the focus
      tabIndex={0}
      onClick={handleClick}
    >
      {(role === 'current' || role === 'neighbour') && (
        <ReelPlayer {...player} titleId={titleId} isCurrent={role === 'current'} />
      )}
      {role === 'poster' && <ReelPoster reelId={reel.id} />}
      <ReelText reel={reel} id={id} isNear={role !== 'far'} />
    </article>
  );
}
