import type { PlaylistVideo } from '@bazaar/shared/data/playlistVideos';
import { announce } from '@bazaar/shared/ui/announce';
import { Button } from '@bazaar/shared/ui/Button';
import { DataText } from '@bazaar/shared/ui/DataText';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { useEffect } from 'react';
import { UP_NEXT_MS } from '../constants.ts';
import { messages } from '../messages.ts';
import { CountdownRing } from './CountdownRing.tsx';
import styles from './UpNextCard.module.css';

const texts = messages.upNext;

interface UpNextCardProps {
  next: PlaylistVideo;
  /** Absent: it waits for a press. */
  leftMs: number | undefined;
  /** It comes because the video before could not be played. */
  isSkipping: boolean;
  onPlayNow(): void;
  onCancel(): void;
}

/** What comes next, and when. */
export function UpNextCard({ next: { playlistVideoName: name, thumbnailId }, leftMs, isSkipping, onPlayNow, onCancel }: UpNextCardProps) {
  const isCounting = leftMs !== undefined;
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
        {isCounting && <CountdownRing leftMs={leftMs} />}
        <p>
          <small>{texts.title}</small>
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
      </div>
    </section>
  );
}
