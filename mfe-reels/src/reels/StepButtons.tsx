import { DownIcon, UpIcon } from '@bazaar/shared/ui/icons';
import { messages } from './messages.ts';
import styles from './StepButtons.module.css';

/** For who cannot or will not swipe (WCAG 2.5.7), and on wide screens what the keys do. */
export const StepButtons = ({ isFirst, isLast, onStep }: { isFirst: boolean; isLast: boolean; onStep(by: 1 | -1): void }) => (
  <>
    <div className={styles.steps}>
      <button type="button" aria-label={messages.previous} disabled={isFirst} onClick={() => onStep(-1)}>
        <UpIcon />
      </button>
      <button type="button" aria-label={messages.next} disabled={isLast} onClick={() => onStep(1)}>
        <DownIcon />
      </button>
    </div>
    <p className={styles.keys}>{messages.keys}</p>
  </>
);
