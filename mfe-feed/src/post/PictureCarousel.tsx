import { Badge } from '@bazaar/shared/ui/Badge';
import { NextIcon, PreviousIcon } from '@bazaar/shared/ui/icons';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { useRef, useState } from 'react';
import { MAX_DOTS, MEDIA_SIZES, PICTURE_RATIO } from '../constants.ts';
import { messages } from '../messages.ts';
import styles from './PictureCarousel.module.css';
import { dotsFor, isNear, turnPicture } from './turnPicture.ts';

interface PictureCarouselProps {
  /** At least one. */
  imageIds: readonly string[];
  title: string;
  isFirst: boolean;
}

/** Several pictures side by side (§2, multi_image): swiped by hand, turned by buttons. Only the neighbours are there. */
export function PictureCarousel({ imageIds, title, isFirst }: PictureCarouselProps) {
  const [place, setPlace] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  const total = imageIds.length;
  // Where the track is scrolled to is the one truth, whether a finger, a key or a button has moved it.
  const handleScroll = () => {
    if (track.current) setPlace(Math.round(track.current.scrollLeft / track.current.clientWidth));
  };
  const turn = (by: number) => {
    const next = turnPicture(place, by, total);
    track.current?.scrollTo({
      left: next * track.current.clientWidth,
      behavior: Math.abs(next - place) > 1 ? 'instant' : 'auto',
    });
  };
  return (
    <section className={styles.pictures} aria-roledescription="carousel" aria-label={messages.pictures(title)}>
      <div
        ref={track}
        className={styles.track}
        style={{ aspectRatio: PICTURE_RATIO }}
        role="group"
        aria-label={messages.track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe scrollable-region-focusable: keys scroll it
        tabIndex={0}
        onScroll={handleScroll}
      >
        {imageIds.map((imageId, index) =>
          !isNear(index, place, total) ? null : (
            <span
              key={index}
              className={styles.slide}
              style={{ left: `${index * 100}%` }}
              aria-hidden={index !== place}
            >
              <RemoteImage
                imageId={imageId}
                alt={messages.pictureAlt(title, index + 1, total)}
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
          <button
            type="button"
            className={styles.turn}
            data-side="left"
            aria-label={messages.previousImage}
            onClick={() => turn(-1)}
          >
            <PreviousIcon />
          </button>
          <button
            type="button"
            className={styles.turn}
            data-side="right"
            aria-label={messages.nextImage}
            onClick={() => turn(1)}
          >
            <NextIcon />
          </button>
          <Badge corner="top" isLive>
            {messages.imageOf(place + 1, total)}
          </Badge>
          <span className={styles.dots} aria-hidden="true">
            {dotsFor(place, total, MAX_DOTS).map((dot) => (
              <i key={dot} data-current={dot === place} />
            ))}
          </span>
        </>
      )}
    </section>
  );
}
