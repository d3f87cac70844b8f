import { paths } from '@bazaar/shared/contracts/paths';
import { Link } from '@bazaar/shared/router';
import { Button } from '@bazaar/shared/ui/Button';
import { RefreshIcon } from '@bazaar/shared/ui/icons';
import { messages } from '../messages.ts';
import styles from './FeedScreen.module.css';

/** Beside the posts on a wide screen; on a narrow one only Refresh is left of it. */
export const Rail = ({ isBusy, onRefresh }: { isBusy: boolean; onRefresh(): void }) => (
  <div className={styles.rail}>
    <div className={styles.about}>
      <h2>{messages.aboutTitle}</h2>
      <p>{messages.aboutText}</p>
      <Link to={paths.about}>{messages.about}</Link>
    </div>
    <Button kind="line" onClick={onRefresh} aria-busy={isBusy}>
      <RefreshIcon size={20} />
      {messages.refresh}
    </Button>
  </div>
);
