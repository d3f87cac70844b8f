import { useReducer, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Carousel.module.css';
import { FIRST_SLIDE, nextCarouselState, type CarouselState } from './carouselState.ts';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './icons.tsx';
import { messages } from './messages.ts';
import { useSwipe } from './swipe.ts';
import { useRotation } from './useRotation.ts';

type Turn = 'next' | 'previous';

interface CarouselProps {
  label: string;
  /** How many slides; at least one. */
  count: number;
  nameOf(index: number): string;
  /** How long each slide stays, ms; absent: it turns only by hand. */
  turnEveryMs?: number;
  /** Gives the carousel its height. */
  className?: string;
  /** Draws the slide that is shown: only that one is in the page. */
  children(index: number): ReactNode;
}

/** Slides one at a time, after the carousel of the APG: turns by itself, and stops for whoever looks closer (§4, §9). */
export function Carousel({ label, count, nameOf, turnEveryMs, className = '', children }: CarouselProps) {
  const [{ index, turned }, turn] = useReducer(
    (state: CarouselState, to: Turn) => nextCarouselState(state, to, count),
    FIRST_SLIDE,
  );
  const [isRotating, setIsRotating] = useState(turnEveryMs !== undefined);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isTurning = useRotation(isRotating && !isPointedAt && !hasFocus, turnEveryMs, () => turn('next'));
  const swipe = useSwipe(turn);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn('next');
    if (key === 'ArrowLeft') turn('previous');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- APG carousel: hover, focus and touch hold or turn it; each has a button
    <section
      className={`${styles.carousel} ${className}`}
      aria-roledescription="carousel"
      aria-label={label}
      onMouseEnter={() => setIsPointedAt(true)}
      onMouseLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      {...swipe}
    >
      <div className={styles.controls}>
        {turnEveryMs !== undefined && (
          <button
            type="button"
            aria-label={isRotating ? messages.pauseRotation : messages.startRotation}
            onClick={() => setIsRotating(!isRotating)}
          >
            {isRotating ? <PauseIcon /> : <PlayIcon />}
          </button>
        )}
        <button
          type="button"
          aria-label={messages.previousSlide}
          onClick={() => turn('previous')}
          onKeyDown={handleKeyDown}
        >
          <PreviousIcon />
        </button>
        <button type="button" aria-label={messages.nextSlide} onClick={() => turn('next')} onKeyDown={handleKeyDown}>
          <NextIcon />
        </button>
        <span aria-hidden="true">{messages.counter(index + 1, count)}</span>
      </div>
      <div aria-live={isTurning ? 'off' : 'polite'}>
        <div
          key={index}
          className={styles.slide}
          role="group"
          aria-roledescription="slide"
          aria-label={messages.slideOf(index + 1, count, nameOf(index))}
          data-turned={turned}
        >
          {children(index)}
        </div>
      </div>
    </section>
  );
}
