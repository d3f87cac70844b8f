import type { ControlMarks, DrawnMarks } from '@bazaar/shared/contracts/documentProtocol';
import { mayAutoplay } from '@bazaar/shared/device';
import { draw } from '@bazaar/shared/drawn/draw';
import {
  FIRST_SLIDE,
  nextCarouselState,
  swipeDirection,
  type CarouselState,
  type Direction,
} from '@bazaar/shared/ui/Carousel';
import { carousel as texts } from '@bazaar/shared/ui/texts';
import { SLIDE_MS, SLIDES } from './content.ts';
import { fetchBehind, Hero } from './Hero.tsx';

/**
 * Turns the carousel of the drawn landing page: by itself until `signal` says that somebody has done something, then by its arrows and
 * by swipes, until React has taken it over.
 */
export function turnSlides(page: HTMLElement, signal: AbortSignal): void {
  const hero = page.querySelector<HTMLElement>('.hero')!;
  let state = FIRST_SLIDE;
  const turn = (direction: Direction) => {
    state = nextCarouselState(state, direction, SLIDES.length);
    put(hero, state);
    (page.dataset as DrawnMarks).slide = `${state.index}`;
    fetchNext();
  };
  const fetchNext = () => fetchBehind(SLIDES[(state.index + 1) % SLIDES.length]!.backgroundImage);
  if (document.readyState === 'complete') fetchNext();
  else addEventListener('load', fetchNext, { once: true, signal });

  if (mayAutoplay()) {
    const timer = setInterval(() => document.hidden || turn('next'), SLIDE_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  }
  const directions: Readonly<Record<string, Direction>> = {
    [texts.previousSlide]: 'previous',
    [texts.nextSlide]: 'next',
  };
  // On the window, behind the document's own listener (beforePaint.ts): what is done here is not left to React.
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    const direction = hero.contains(button) && directions[button?.ariaLabel ?? ''];
    if (!button || !direction) return;
    turn(direction);
    delete (button.dataset as ControlMarks).pressed;
  });
  let touch: { x: number; y: number } | undefined;
  hero.addEventListener('pointerdown', ({ pointerType, clientX: x, clientY: y }) => {
    touch = pointerType === 'mouse' ? undefined : { x, y };
  });
  hero.addEventListener('pointerup', ({ clientX: x, clientY: y }) => {
    const direction = touch && swipeDirection(touch, { x, y });
    touch = undefined;
    if (direction) turn(direction);
  });
}

/** Shows a slide, and leaves the controls, one of which may have the focus. */
function put(hero: HTMLElement, state: CarouselState): void {
  const box = document.createElement('div');
  draw(<Hero first={state} />, box);
  for (const part of ['[aria-live]', 'button ~ [aria-hidden]'])
    hero.querySelector(part)!.replaceWith(box.querySelector(part)!);
}
