import { Badge } from '@bazaar/shared/ui/Badge';
import { NextIcon, PreviousIcon } from '@bazaar/shared/ui/icons';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { useState } from 'react';
import { MEDIA_RATIO } from '../constants.ts';
import { messages } from '../messages.ts';
import styles from './ImagePages.module.css';

interface ImagePagesProps {
  imageIds: readonly string[];
  title: string;
  sizes: string;
  isFirst: boolean;
}

/** Several pictures, one at a time; both ends wrap (§2, multi_image). */
export function ImagePages({ imageIds, title, sizes, isFirst }: ImagePagesProps) {
  const [place, setPlace] = useState(0);
  const total = imageIds.length;
  if (total === 0) return <p className={styles.none}>{messages.noImages}</p>;
  const turn = (by: number) => setPlace((place + by + total) % total);
  return (
    <div className={styles.pages}>
      <RemoteImage key={imageIds[place]} imageId={imageIds[place]} alt={title} ratio={MEDIA_RATIO} sizes={sizes} isFirst={isFirst} />
      {total > 1 && (
        <>
          <button type="button" className={styles.turn} data-side="left" aria-label={messages.previousImage} onClick={() => turn(-1)}>
            <PreviousIcon />
          </button>
          <button type="button" className={styles.turn} data-side="right" aria-label={messages.nextImage} onClick={() => turn(1)}>
            <NextIcon />
          </button>
          <Badge corner="top" isLive>
            {messages.imageOf(place + 1, total)}
          </Badge>
        </>
      )}
    </div>
  );
}
