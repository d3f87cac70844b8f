import { Link } from '@bazaar/shared/router';
import type { ReactNode } from 'react';
import styles from './BoardCard.module.css';
import { CutText } from '../DataText.tsx';
import { RemoteImage } from '../RemoteImage.tsx';

/** Two columns on a phone, five on a desktop, six on a wide one. */
const SIZES = '(min-width: 1600px) 245px, (min-width: 1280px) 19vw, (min-width: 768px) 31vw, 46vw';

/** Not in the spec: so many characters of a name take two lines of a card, three on the narrowest phone. */
const NAME_LENGTH = 48;

export interface BoardCardProps {
  to: string;
  name: string;
  imageId: string | undefined;
  /** width / height of the picture; boards are 4:3, faces square. */
  ratio?: number;
  state?: unknown;
  isFirst?: boolean;
  /** The watched share of what the card leads to, 0 to 1, as a line on the picture; the text below the name says the same. */
  watchedShare?: number | undefined;
  /** Below the name: a count, a cue. */
  children?: ReactNode;
}

/** A painted board that leads on: picture, name, and what stands below it. The whole card is one link. */
export function BoardCard({
  to,
  name,
  imageId,
  ratio = 4 / 3,
  state,
  isFirst = false,
  watchedShare,
  children,
}: BoardCardProps) {
  return (
    <Link to={to} state={state} className={styles.card}>
      <span className={styles.picture}>
        <RemoteImage imageId={imageId} alt="" ratio={ratio} sizes={SIZES} isFirst={isFirst} />
        {watchedShare !== undefined && <span className={styles.watched} style={{ width: `${watchedShare * 100}%` }} />}
      </span>
      <span className={styles.name}>
        <CutText maxLength={NAME_LENGTH}>{name}</CutText>
      </span>
      {children && <span className={styles.below}>{children}</span>}
    </Link>
  );
}
