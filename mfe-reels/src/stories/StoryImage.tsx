import type { Story } from '@bazaar/shared/data/stories';
import { isSavingData } from '@bazaar/shared/device';
import { languageOf } from '@bazaar/shared/format/language';
import { imageUrls } from '@bazaar/shared/media/urls';
import { useIsSlow } from '@bazaar/shared/query';
import { Badge } from '@bazaar/shared/ui/Badge';
import { boardColour } from '@bazaar/shared/ui/boardColour';
import { useCallback, useEffect, useState } from 'react';
import { stories as texts } from '../texts.ts';
import styles from './StoryImage.module.css';
import { IMAGE_DEADLINE_MS, IMAGES_AHEAD } from '../constants.ts';

interface StoryImageProps {
  imageId: string;
  alt: string;
  /** Of the story: its first letter stands on the board. */
  title: string;
  /** The image or its placeholder is shown. */
  onReady(): void;
}

/** One image of a story, whole. A failed one is replaced by a board, and the story goes on. */
export function StoryImage({ imageId, alt, title, onReady }: StoryImageProps) {
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const isSlow = useIsSlow(status === 'loading');
  const finish = useCallback(
    (result: 'loaded' | 'failed') => {
      setStatus(result);
      onReady();
    },
    [onReady],
  );
  useEffect(() => {
    if (status !== 'loading') return;
    const timer = setTimeout(() => finish('failed'), IMAGE_DEADLINE_MS);
    return () => clearTimeout(timer);
  }, [status, finish]);

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
        onLoad={() => finish('loaded')}
        onError={() => finish('failed')}
      />
      {status === 'loading' && (
        <p className={styles.waiting} role="status">
          {isSlow && texts.stillLoading}
        </p>
      )}
    </>
  );
}

/** The description of an image of a story; without one, which image it is: the title stands above it (docs/decisions/034). */
export const storyImageAlt = ({ imageIds, imageAlts }: Pick<Story, 'imageIds' | 'imageAlts'>, image: number): string =>
  imageAlts?.[image] ?? texts.undescribed(image + 1, imageIds.length);

type Images = readonly { imageIds: readonly string[] }[];

/** Fetches the next images with the request that the viewer will make; not under data saver. */
export function useImagesAhead(stories: Images, story: number, image: number): void {
  useEffect(() => {
    if (isSavingData()) return;
    for (const imageId of imagesAhead(stories, story, image)) {
      const element = new Image();
      element.crossOrigin = 'anonymous';
      element.fetchPriority = 'low';
      element.src = imageUrls(imageId).public;
    }
  }, [stories, story, image]);
}

/** The next two images of this story, and the first of the next one. */
export function imagesAhead(stories: Images, story: number, image: number): string[] {
  const ahead = stories[story]?.imageIds.slice(image + 1, image + 1 + IMAGES_AHEAD) ?? [];
  return [...ahead, ...(stories[story + 1]?.imageIds.slice(0, 1) ?? [])];
}
