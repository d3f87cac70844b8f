import { prefersReducedMotion } from '@bazaar/shared/device';
import { useLocation, useNavigationType } from '@bazaar/shared/router';
import { announce } from '@bazaar/shared/ui/announce';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { whenScreenLoaded } from '../screenLoaded.ts';

/** Not in the spec: how long a page may take to grow to the restored height. */
const GROWS_WITHIN_MS = 3_000;

/** Not in the spec: an entry of the history that lies further back begins at the top. */
const MAX_POSITIONS = 200;

/** The last scroll position of each entry of the history, by its key, the latest last. */
const positions = new Map<string, number>();

function rememberPosition(key: string): void {
  positions.delete(key);
  positions.set(key, scrollY);
  const [oldest] = positions.keys();
  if (positions.size > MAX_POSITIONS && oldest !== undefined) positions.delete(oldest);
}

/**
 * On a new path: smoothly to the top, focus on the heading, its text announced. On Back and Forward: the position before. Changes of the query alone move nothing (docs/behaviour.md, Routes).
 */
export function ScrollManager() {
  const { pathname, key } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const previous = useRef<string>(undefined);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => rememberPosition(key);
    // Scroll events come a frame late: what starts a navigation is listened to as well, before it does.
    const moments = ['scroll', 'click', 'popstate'] as const;
    for (const moment of moments) addEventListener(moment, remember, { capture: true, passive: true });
    return () => {
      for (const moment of moments) removeEventListener(moment, remember, { capture: true });
    };
  }, [key]);

  useEffect(() => {
    const isFirst = previous.current === undefined;
    if (previous.current === pathname) return;
    previous.current = pathname;
    const saved = isBackOrForward ? (positions.get(key) ?? 0) : 0;
    if (!isFirst && saved === 0) scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    const focused = document.activeElement;
    let stopRestoring = () => {};
    const cancel = whenScreenLoaded(() => {
      if (saved > 0 && !restoresScrollItself()) stopRestoring = restoreScroll(saved);
      if (!isFirst) focusHeading(focused);
    });
    return () => {
      cancel();
      stopRestoring();
    };
  }, [pathname, key, isBackOrForward]);

  return null;
}

/** Not where the reader has moved the focus meanwhile: `focused` is what had it when the path changed. */
function focusHeading(focused: Element | null): void {
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (!heading) return;
  const now = document.activeElement;
  // A field that the screen itself gives the focus to had it before `focused` was read.
  const isInField = now?.matches('#content input') ?? false;
  const hasMoved = isInField || (now !== focused && now !== document.body);
  heading.tabIndex = -1;
  if (!hasMoved) heading.focus({ preventScroll: true });
  announce(heading.textContent, 'polite');
}

/** A long list restores its item, not a height: what it shows above may have changed meanwhile. */
const restoresScrollItself = () => document.querySelector('#content [data-restores-scroll]') !== null;

/** Scrolls to a height, also when the page reaches it only a moment later. Returns a function that stops it. */
function restoreScroll(top: number): () => void {
  const tryOnce = () => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY >= top - 1) stop();
  };
  const observer = new ResizeObserver(tryOnce);
  const timer = setTimeout(() => stop(), GROWS_WITHIN_MS);
  // A reader who scrolls is not moved.
  const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const input of inputs) removeEventListener(input, stop);
  };
  for (const input of inputs) addEventListener(input, stop, { passive: true });
  observer.observe(document.body);
  tryOnce();
  return stop;
}
