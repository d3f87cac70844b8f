import { boardColour } from '@bazaar/shared/ui/boardColour';
import styles from './ReelCard.module.css';

/** The board that stands in for the first picture. */
export const ReelPoster = ({ reelId, isHidden = false }: { reelId: string; isHidden?: boolean }) => (
  <div
    className={`${styles.film} ${styles.poster}`}
    hidden={isHidden}
    style={{ backgroundColor: boardColour(reelId) }}
  />
);
