import { Link } from '@bazaar/shared/router';
import { boardColour } from '@bazaar/shared/ui/boardColour';
import { PlayIcon } from '@bazaar/shared/ui/icons';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import type { FocusEvent } from 'react';
import styles from './CategoryBoard.module.css';
import type { CategoryCard } from './content.ts';

/** Five on a desk, a little more than one on a phone. */
const SIZES = '(min-width: 768px) 232px, 62vw';

/** A card that peeks in counts as seen for the browser, which then does not scroll to it. */
const bringInWhole = ({ currentTarget }: FocusEvent<HTMLAnchorElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** A painted board. The play overlay of §2 is decoration: the whole card is one link. */
export const CategoryBoard = ({ card: { name, image, icon }, to }: { card: CategoryCard; to: string }) => (
  <Link to={to} className={styles.board} style={{ backgroundColor: boardColour(name) }} onFocus={bringInWhole}>
    <span className={styles.picture}>
      <RemoteImage imageId={image} alt="" ratio={4 / 3} sizes={SIZES} />
    </span>
    {icon && (
      <span className={styles.icon} aria-hidden="true" data-emoji>
        {icon}
      </span>
    )}
    <span className={styles.name}>{name}</span>
    <span className={styles.overlay} aria-hidden="true">
      <PlayIcon size={40} />
    </span>
  </Link>
);
