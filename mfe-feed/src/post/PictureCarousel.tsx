import type { FeedPost } from '@bazaar/shared/data/feedPosts';
import { Badge } from '@bazaar/shared/ui/Badge';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { NextIcon, PreviousIcon } from '@bazaar/shared/ui/icons';
import { useRef, useState } from 'react';
import { MAX_DOTS, MEDIA_SIZES, PICTURE_RATIO } from '../constants.ts';
import { pictures as texts } from '../texts.ts';
import styles from './PictureCarousel.module.css';
import { altOf } from './pictureAlt.ts';

interface PictureCarouselProps {
  /** It has at least one picture. */
  post: Pick<FeedPost, 'imageIds' | 'imageAlts'>;
  title: string;
  isFirst: boolean;
}

/** Several pictures side by side (§2, multi_image), scrolled by finger, key or button. Only the neighbours are rendered. */
export function PictureCarousel({ post, title, isFirst }: PictureCarouselProps) {
  const [current, setCurrent] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  /** The index that a press scrolls to: until it is reached, the pictures scrolled past are not the current one. */
  const target = useRef<number>(undefined);
  const total = post.imageIds.length;

  const handleScroll = () => {
    const { scrollLeft, clientWidth } = track.current!;
    const index = Math.round(scrollLeft / clientWidth);
    if (target.current !== undefined && target.current !== index) return;
    target.current = undefined;
    setCurrent(index);
  };
  const handleInterrupted = () => {
    target.current = undefined;
    handleScroll();
  };
  const step = (by: 1 | -1) => {
    const index = pictureIndex(current, by, total);
    target.current = index;
    setCurrent(index);
    track.current!.scrollTo({
      left: index * track.current!.clientWidth,
      behavior: index === current + by ? 'auto' : 'instant',
    });
  };
  return (
    <section className={styles.pictures} aria-roledescription="carousel" aria-label={texts.pictures(title)}>
      <div
        ref={track}
        className={styles.track}
        style={{ aspectRatio: PICTURE_RATIO }}
        role="group"
        aria-label={texts.track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe scrollable-region-focusable: keys scroll it
        tabIndex={0}
        onScroll={handleScroll}
        onScrollEnd={handleInterrupted}
        onPointerDown={handleInterrupted}
      >
        {post.imageIds.map(
          (imageId, index) =>
            isNear(index, current, total) && (
              <span
                key={index}
                className={styles.slide}
                style={{ left: `${index * 100}%` }}
                aria-hidden={index !== current}
              >
                <RemoteImage
                  imageId={imageId}
                  {...altOf(post, index)}
                  name={title}
                  ratio={PICTURE_RATIO}
                  sizes={MEDIA_SIZES}
                  isFirst={isFirst && index === 0}
                />
              </span>
            ),
        )}
        <span className={styles.length} style={{ left: `${total * 100}%` }} />
      </div>
      {total > 1 && (
        <>
          <button type="button" className={styles.previous} aria-label={texts.previousImage} onClick={() => step(-1)}>
            <PreviousIcon />
          </button>
          <button type="button" className={styles.next} aria-label={texts.nextImage} onClick={() => step(1)}>
            <NextIcon />
          </button>
          <Badge corner="top" isLive>
            {texts.imageOf(current + 1, total)}
          </Badge>
          <span className={styles.dots} aria-hidden="true">
            {dotsFor(current, total, MAX_DOTS).map((dot) => (
              <i key={dot} data-current={dot === current} />
            ))}
          </span>
        </>
      )}
    </section>
  );
}

/** The index `by` pictures on; wraps at both ends (§2, multi_image). */
export const pictureIndex = (index: number, by: number, total: number): number =>
  (((index + by) % total) + total) % total;

/** True for a picture that is the current one or next to it, also over the ends: it must be there to be scrolled to. */
export function isNear(index: number, current: number, total: number): boolean {
  const distance = Math.abs(index - current);
  return Math.min(distance, total - distance) <= 1;
}

/** The indexes of the pictures that have a dot: at most `max`, the current one among them. */
export function dotsFor(current: number, total: number, max: number): number[] {
  const count = Math.min(total, max);
  const first = Math.max(0, Math.min(current - Math.floor(max / 2), total - count));
  return Array.from({ length: count }, (_, index) => first + index);
}
