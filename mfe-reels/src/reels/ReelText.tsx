import type { Reel } from '@bazaar/shared/data/reels';
import { timeAgo } from '@bazaar/shared/format/timeAgo';
import { DataText } from '@bazaar/shared/ui/DataText';
import { useIsCut } from '@bazaar/shared/ui/useIsCut';
import { memo, useRef, useState } from 'react';
import { reels as texts } from '../texts.ts';
import { ReelLinks, ReelMaker } from './ReelLinks.tsx';
import styles from './ReelText.module.css';

/** The ids of the name and the descriptions of a card, for screen readers: parts of this text, so each in its own language. */
export const textIds = ({ description, creatorName }: Reel, id: string) => ({
  title: `${id}title`,
  descriptions:
    [description && `${id}description`, creatorName && `${id}creator`].filter(Boolean).join(' ') || undefined,
});

interface ReelTextProps {
  reel: Reel;
  /** Begins the ids of its parts. */
  id: string;
  /** It is near the screen: the browser has its layout, and tells whether text of it is cut. */
  isNear: boolean;
}

/**
 * The title, maker, description, music and links of a reel. Text that is too long for its lines has a 'more'. Memoised: each event of a
 * video renders the feed, and nothing of it is in the texts of its cards.
 */
export const ReelText = memo(function ReelText({ reel, id, isNear }: ReelTextProps) {
  const { title, description, music, _createdBy } = reel;
  const timestamp = _createdBy?.timestamp;
  const [nowMs] = useState(Date.now);
  const [isOpen, setIsOpen] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(text, { isNear, movesNothing: true });
  return (
    <div ref={text} className={styles.text} data-open={isOpen || undefined}>
      <h2 id={`${id}title`} className={styles.two}>
        <DataText>{title ?? texts.untitled}</DataText>
      </h2>
      <p className={styles.row}>
        <ReelMaker reel={reel} id={`${id}creator`} />
        {timestamp !== undefined && <span className={styles.cut}>{timeAgo(timestamp, nowMs)}</span>}
        {(isCut || isOpen) && (
          <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? texts.less : texts.more}
          </button>
        )}
      </p>
      {description && (
        <p id={`${id}description`} className={styles.two}>
          <DataText>{description}</DataText>
        </p>
      )}
      {music && (
        <p>
          <span role="img" aria-label={texts.music}>
            ♪{' '}
          </span>
          <DataText>{music}</DataText>
        </p>
      )}
      <ReelLinks reel={reel} />
    </div>
  );
});
