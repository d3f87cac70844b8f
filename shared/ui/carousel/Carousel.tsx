import { useIsTabHidden, useMayAutoplay } from '@bazaar/shared/device';
import {
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../icons.tsx';
import { carousel as texts } from '../texts.ts';
import styles from './Carousel.module.css';

interface CarouselProps {
  label: string;
  /** The number of slides; at least one. */
  count: number;
  nameOf(index: number): string;
  /** The time that each slide is shown, ms; absent: no rotation. */
  rotateEveryMs?: number;
  /** Gives the carousel its height. */
  className?: string;
  /** The slide that it begins with; absent: the first one. */
  first?: CarouselState | undefined;
  /** Draws the slide that is shown: only that one is in the page. */
  children(index: number): ReactNode;
}

/** Slides one at a time, after the carousel of the APG: rotates by itself, but not under hover or focus (§4, §9). */
export function Carousel({
  label,
  count,
  nameOf,
  rotateEveryMs,
  className = '',
  first = FIRST_SLIDE,
  children,
}: CarouselProps) {
  const [{ index, direction }, show] = useReducer(
    (state: CarouselState, to: Direction) => nextCarouselState(state, to, count),
    first,
  );
  const [chosen, setChosen] = useState<boolean>();
  const mayAutoplay = useMayAutoplay();
  // Under reduced motion and data saver it rests until somebody starts it.
  const isRotationOn = chosen ?? mayAutoplay;
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isRotating = useRotation(isRotationOn && !isHovered && !hasFocus, rotateEveryMs, () => show('next'));
  const swipe = useSwipe(show);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') show('next');
    if (key === 'ArrowLeft') show('previous');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- APG carousel: hover, focus and touch; each has a button
    <section
      className={`${styles.carousel} ${className}`}
      aria-roledescription="carousel"
      aria-label={label}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      {...swipe}
    >
      <div className={styles.controls}>
        {rotateEveryMs !== undefined && (
          <button
            type="button"
            aria-label={isRotationOn ? texts.pauseRotation : texts.startRotation}
            onClick={() => setChosen(!isRotationOn)}
          >
            {isRotationOn ? <PauseIcon /> : <PlayIcon />}
          </button>
        )}
        <button
          type="button"
          aria-label={texts.previousSlide}
          onClick={() => show('previous')}
          onKeyDown={handleKeyDown}
        >
          <PreviousIcon />
        </button>
        <button type="button" aria-label={texts.nextSlide} onClick={() => show('next')} onKeyDown={handleKeyDown}>
          <NextIcon />
        </button>
        <span aria-hidden="true">{texts.counter(index + 1, count)}</span>
      </div>
      <div aria-live={isRotating ? 'off' : 'polite'}>
        <div
          key={index}
          className={styles.slide}
          role="group"
          aria-roledescription="slide"
          aria-label={texts.slideOf(index + 1, count, nameOf(index))}
          data-direction={direction}
        >
          {children(index)}
        </div>
      </div>
    </section>
  );
}

/**
 * Calls `onRotate` every `ms` while it is wanted, but never in a hidden tab (docs/behaviour.md, Landing; WCAG 2.2.2). After a
 * pause the whole time passes again. Returns whether it rotates.
 */
function useRotation(isWanted: boolean, ms: number | undefined, onRotate: () => void): boolean {
  const isHidden = useIsTabHidden();
  const isRotating = isWanted && ms !== undefined && !isHidden;
  const rotate = useEffectEvent(onRotate);
  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => rotate(), ms);
    return () => clearInterval(timer);
  }, [isRotating, ms]);
  return isRotating;
}

/** docs/decisions/011: a finger that moves less is tapping. */
export const SWIPE_PX = 40;

interface Point {
  x: number;
  y: number;
}

/** The direction of a swipe; a rather vertical one scrolls the page and has none. */
export function swipeDirection(from: Point, to: Point): Direction | undefined {
  const dx = to.x - from.x;
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(to.y - from.y)) return undefined;
  return dx < 0 ? 'next' : 'previous';
}

/** Handlers for an element that is swiped sideways; it needs `touch-action: pan-y`. For a mouse there are buttons. */
function useSwipe(onSwipe: (direction: Direction) => void) {
  const start = useRef<Point>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? undefined : { x, y };
    },
    onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => {
      const direction = start.current && swipeDirection(start.current, { x, y });
      start.current = undefined;
      if (direction) onSwipe(direction);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}

export type Direction = 'next' | 'previous';

/** The slide that is shown, and the direction in which it was reached: it comes in from that side. */
export interface CarouselState {
  index: number;
  direction: Direction | 'none';
}

export const FIRST_SLIDE: CarouselState = { index: 0, direction: 'none' };

/** Next wraps last to first, previous first to last (§4). */
export const nextCarouselState = ({ index }: CarouselState, direction: Direction, count: number): CarouselState => ({
  index: (index + (direction === 'next' ? 1 : -1) + count) % count,
  direction,
});
