import { Button } from '@bazaar/shared/ui/Button';
import { DownIcon, UpIcon } from '@bazaar/shared/ui/icons';
import { messages } from './messages.ts';
import styles from './StepButtons.module.css';

/** For who cannot or will not swipe (WCAG 2.5.7), and on wide screens what the keys do. */
export const StepButtons = ({
  isFirst,
  isLast,
  onStep,
}: {
  isFirst: boolean;
  isLast: boolean;
  onStep(by: 1 | -1): void;
}) => (
  <>
    <div className={styles.steps}>
      <Button kind="line" aria-label={messages.previous} disabled={isFirst} onClick={() => onStep(-1)}>
        <UpIcon />
      </Button>
      <Button kind="line" aria-label={messages.next} disabled={isLast} onClick={() => onStep(1)}>
        <DownIcon />
      </Button>
    </div>
    <p className={styles.keys}>{messages.keys}</p>
  </>
);
