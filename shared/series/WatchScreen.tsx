import { useLocation, useNavigate } from '@bazaar/shared/router';
import type { ReactNode } from 'react';
import { stepsFrom } from '../contracts/navigationState.ts';
import { Button } from '../ui/Button.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { messages } from '../ui/screen/messages.ts';
import styles from './WatchScreen.module.css';

interface WatchScreenProps {
  onBack(): void;
  player: ReactNode;
  /** What plays. */
  about: ReactNode;
  /** What else there is: below the player on a phone, beside it on a desktop. */
  side: ReactNode;
  /** What else to watch, below everything. */
  more?: ReactNode;
}

/** A page that plays one video of several. */
export const WatchScreen = ({ onBack, player, about, side, more }: WatchScreenProps) => (
  <div className={styles.screen}>
    <Button kind="quiet" onClick={onBack}>
      <BackIcon />
      {messages.back}
    </Button>
    <div className={styles.watch}>
      <div className={styles.player}>{player}</div>
      <div className={styles.about}>{about}</div>
      <div className={styles.side}>{side}</div>
      {more && <div className={styles.more}>{more}</div>}
    </div>
  </div>
);

/** How many choices inside this page lie behind an entry of the history. */
interface Steps {
  steps: number;
}

/**
 * Choices of a page or a video are history entries of their own; Back and Escape go back over all of them at once.
 * `sameStep` and `nextStep` are the state for an address that replaces this one, or follows it.
 */
export function useLeave(parent: string): { leave(): void; sameStep: Steps; nextStep: Steps } {
  const navigate = useNavigate();
  const steps = stepsFrom(useLocation().state);
  const leave = () => {
    const index = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (index > steps) void navigate(-(steps + 1));
    else void navigate(parent, { replace: true });
  };
  return { leave, sameStep: { steps }, nextStep: { steps: steps + 1 } };
}
