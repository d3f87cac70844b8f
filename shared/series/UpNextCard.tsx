import { useEffect } from 'react';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/Button.tsx';
import { DataText } from '../ui/DataText.tsx';
import { RemoteImage } from '../ui/RemoteImage.tsx';
import { UP_NEXT_MS } from '../player/constants.ts';
import { messages } from './messages.ts';
import styles from './UpNextCard.module.css';

/** The video that follows, as the card shows it. */
export interface NextVideo {
  name: string;
  thumbnailId?: string | undefined;
  /** Where it is when not beside this video: another page, another level. */
  section?: string | undefined;
}

interface UpNextCardProps {
  next: NextVideo;
  /** Absent: it waits for a press. */
  remainingMs: number | undefined;
  /** It comes because the video before could not be played. */
  isSkipping: boolean;
  onPlayNow(): void;
  onCancel(): void;
}

/** Which video comes next, and when. */
export function UpNextCard({
  next: { name, thumbnailId, section },
  remainingMs,
  isSkipping,
  onPlayNow,
  onCancel,
}: UpNextCardProps) {
  const isCounting = remainingMs !== undefined;
  useEffect(() => {
    const coming = isCounting ? messages.counting(name, UP_NEXT_MS / 1000) : messages.waiting(name);
    announce(isSkipping ? `${messages.unavailable} ${coming}` : coming, 'polite');
  }, [name, isCounting, isSkipping]);
  return (
    <section className={styles.card} aria-label={messages.title}>
      {isSkipping && <p className={styles.lead}>{messages.unavailable}</p>}
      <div className={styles.next}>
        <span className={styles.picture}>
          <RemoteImage imageId={thumbnailId} alt="" ratio={16 / 9} sizes="192px" />
        </span>
        {isCounting && <CountdownRing remainingMs={remainingMs} />}
        <p>
          <small>
            <span>{messages.title}</span>
            {section && (
              <>
                <span> · </span>
                <DataText>{section}</DataText>
              </>
            )}
          </small>
          <strong>
            <DataText>{name}</DataText>
          </strong>
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onPlayNow}>{messages.playNow}</Button>
        <Button kind="line" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </section>
  );
}

/** The seconds that remain, in a ring that closes. Visual only; the announcement has it in words. */
const CountdownRing = ({ remainingMs }: { remainingMs: number }) => (
  <span className={styles.countdown} aria-hidden="true" translate="no">
    <svg viewBox="0 0 48 48">
      <circle cx="24" cy="24" r="21" />
      <circle cx="24" cy="24" r="21" pathLength={1} strokeDasharray={1} strokeDashoffset={remainingMs / UP_NEXT_MS} />
    </svg>
    <span>{Math.ceil(remainingMs / 1000)}</span>
  </span>
);
