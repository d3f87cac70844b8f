import { useEffect, type ReactNode } from 'react';
import { announce } from '../ui/announce.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { DataText } from '../ui/DataText.tsx';
import type { Elements } from '../ui/elements.ts';
import { RemoteImage } from '../ui/RemoteImage.tsx';
import { UP_NEXT_MS } from '../player/constants.ts';
import { upNext as texts } from './texts.ts';
import styles from './UpNextCard.module.css';

/** The video that follows, as the card shows it. */
export interface NextVideo {
  name: string;
  thumbnailId?: string | undefined;
  /** The page or level that it is in, when that is another one. */
  section?: string | undefined;
}

interface UpNextCardProps {
  next: NextVideo;
  /** Absent: it waits for a press. */
  remainingMs: number | undefined;
  /** It comes because the video before could not be played. */
  isSkipping: boolean;
  /** The page with the rest of what it is a part of; undefined: it is not offered. */
  morePath: string | undefined;
  onPlayNow(): void;
  onCancel(): void;
}

/** Says which video comes next, and when. */
export function UpNextCard({
  next: { name, thumbnailId, section },
  remainingMs,
  isSkipping,
  morePath,
  onPlayNow,
  onCancel,
}: UpNextCardProps) {
  const isCounting = remainingMs !== undefined;
  useEffect(() => {
    const coming = isCounting ? texts.counting(name, UP_NEXT_MS / 1000) : texts.waiting(name);
    announce(isSkipping ? `${texts.unavailable} ${coming}` : coming, 'polite');
  }, [name, isCounting, isSkipping]);
  return (
    <section className={styles.card} aria-label={texts.title}>
      {isSkipping && <p className={styles.lead}>{texts.unavailable}</p>}
      <div className={styles.next}>
        <span className={styles.picture}>
          <RemoteImage imageId={thumbnailId} alt="" ratio={16 / 9} sizes="192px" />
        </span>
        {isCounting && <CountdownRing remainingMs={remainingMs} />}
        <p>
          <small>
            <span>{texts.title}</span>
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
        <Button onClick={onPlayNow}>{texts.playNow}</Button>
        <Button kind="line" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {morePath !== undefined && (
          <ButtonLink to={morePath} kind="line">
            {texts.more}
          </ButtonLink>
        )}
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

interface SeriesEndProps {
  title: string;
  text?: ReactNode;
  /** Links to what to watch next. */
  links: Elements;
  onReplay(): void;
}

/** The card after the last video: that the series is finished, and links to what to watch next. */
export function SeriesEnd({ title, text, links, onReplay }: SeriesEndProps) {
  useEffect(() => announce(title, 'polite'), [title]);
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {text && <p className={styles.lead}>{text}</p>}
      <div className={styles.actions}>
        <Button onClick={onReplay}>{texts.replay}</Button>
        {links}
      </div>
    </section>
  );
}
