import { prefersReducedMotion } from '@bazaar/shared/device';
import { useLocation, useNavigationType } from '@bazaar/shared/router';
import { announce } from '@bazaar/shared/ui/announce';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { restoreScroll } from './restoreScroll.ts';
import { whenSettled } from './whenSettled.ts';

/** Where each visited entry of the history was left, by its key. */
const positions = new Map<string, number>();

/**
 * On a new path: smoothly to the top, focus on the heading, its text announced. On Back and Forward: where the reader
 * was. Changes of the query alone move nothing (docs/decisions/010, Routes).
 */
export function ScrollManager() {
  const { pathname, key } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const previous = useRef<string>(undefined);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, scrollY);
    // Scroll events come a frame late: what leads away is listened to as well, before it does.
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
    const cancel = whenSettled(() => {
      if (saved > 0 && !restoresItsScroll()) stopRestoring = restoreScroll(saved);
      if (!isFirst) focusHeading(focused);
    });
    return () => {
      cancel();
      stopRestoring();
    };
  }, [pathname, key, isBackOrForward]);

  return null;
}

/** Not where the reader has gone on meanwhile: `focused` is what had the focus when the path changed. */
function focusHeading(focused: Element | null): void {
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (!heading) return;
  const now = document.activeElement;
  const hasGoneOn = now !== focused && now !== document.body;
  heading.tabIndex = -1;
  if (!hasGoneOn) heading.focus({ preventScroll: true });
  announce(heading.textContent, 'polite');
}

/**
 * A long list restores its own scroll position, by an item: what is above it may have changed meanwhile.
 * `data-keeps-place` is for remotes of contract 2; goes at the next landing.
 */
const restoresItsScroll = () =>
  document.querySelector('#content :is([data-restores-scroll], [data-keeps-place])') !== null;
