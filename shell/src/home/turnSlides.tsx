import type { HtmlMarks } from '@bazaar/shared/contracts/documentProtocol';
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

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  [texts.previousSlide]: 'previous',
  [texts.nextSlide]: 'next',
};

/**
 * Turns the carousel of the drawn landing page until React has taken it over: by its arrows, by swipes, and by itself until somebody
 * presses something.
 */
export function turnSlides(page: HTMLElement): void {
  const hero = page.querySelector<HTMLElement>('.hero')!;
  let state = FIRST_SLIDE;
  const turn = (direction: Direction) => {
    state = nextCarouselState(state, direction, SLIDES.length);
    put(hero, state);
    (document.documentElement.dataset as HtmlMarks).slide = `${state.index}`;
    fetchBehind(SLIDES[(state.index + 1) % SLIDES.length]!.backgroundImage);
  };
  const ending = new AbortController();
  const { signal } = ending;
  // Ahead of the document's own listener (beforePaint.ts): what is done here is not left to React, and another press may be.
  addEventListener('click', handleClick, { capture: true, signal });
  function handleClick(event: MouseEvent): void {
    clearInterval(timer);
    const button = (event.target as Element).closest('button');
    const direction = hero.contains(button) && DIRECTIONS[button?.getAttribute('aria-label') ?? ''];
    if (!direction) return;
    event.stopPropagation();
    turn(direction);
    hero.querySelector('[aria-live]')!.ariaLive = 'polite';
  }
  onSwipe(hero, turn);
  const timer = mayAutoplay() ? setInterval(() => isAtRest(hero) && turn('next'), SLIDE_MS) : undefined;
  const replaced = new MutationObserver(() => {
    if (page.isConnected) return;
    replaced.disconnect();
    ending.abort();
    clearInterval(timer);
  });
  replaced.observe(page.parentElement!, { childList: true });
}

/** As the carousel itself: not under hover or focus, and not in a hidden tab. */
const isAtRest = (hero: HTMLElement): boolean => !document.hidden && !hero.matches(':hover, :focus-within');

function onSwipe(hero: HTMLElement, turn: (direction: Direction) => void): void {
  let start: { x: number; y: number } | undefined;
  hero.addEventListener('pointerdown', ({ pointerType, clientX: x, clientY: y }) => {
    start = pointerType === 'mouse' ? undefined : { x, y };
  });
  hero.addEventListener('pointerup', ({ clientX: x, clientY: y }) => {
    const direction = start && swipeDirection(start, { x, y });
    start = undefined;
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
