import { languageOf } from '@bazaar/shared/format/language';
import { imageUrls } from '@bazaar/shared/media/imageUrl';
import { useIsSlow } from '@bazaar/shared/query';
import { Badge } from '@bazaar/shared/ui/Badge';
import { boardColour } from '@bazaar/shared/ui/boardColour';
import { useCallback, useEffect, useState } from 'react';
import { IMAGE_DEADLINE_MS } from './constants.ts';
import { stories as texts } from '../texts.ts';
import styles from './StoryImage.module.css';

interface StoryImageProps {
  imageId: string;
  alt: string;
  /** Of the story: its first letter stands on the board. */
  title: string;
  /** The image or its placeholder is shown. */
  onSettled(): void;
}

/** One image of a story, whole. A failed one is replaced by a board, and the story goes on. */
export function StoryImage({ imageId, alt, title, onSettled }: StoryImageProps) {
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const isSlow = useIsSlow(status === 'loading');
  const settle = useCallback(
    (how: 'loaded' | 'failed') => {
      setStatus(how);
      onSettled();
    },
    [onSettled],
  );
  useEffect(() => {
    if (status !== 'loading') return;
    const timer = setTimeout(() => settle('failed'), IMAGE_DEADLINE_MS);
    return () => clearTimeout(timer);
  }, [status, settle]);

  if (status === 'failed') {
    return (
      <>
        <div
          className={styles.board}
          style={{ backgroundColor: boardColour(imageId) }}
          role="img"
          aria-label={alt}
          lang={languageOf(alt)}
        >
          {[...title][0]}
        </div>
        <span className={styles.error}>
          <Badge>{texts.imageError}</Badge>
        </span>
      </>
    );
  }
  return (
    <>
      <img
        className={styles.image}
        src={imageUrls(imageId).public}
        alt={alt}
        lang={languageOf(alt)}
        draggable={false}
        crossOrigin="anonymous"
        fetchPriority="high"
        onLoad={() => settle('loaded')}
        onError={() => settle('failed')}
      />
      {status === 'loading' && (
        <p className={styles.waiting} role="status">
          {isSlow && texts.stillLoading}
        </p>
      )}
    </>
  );
}
