import { prefersReducedMotion } from '@bazaar/shared/device';
import { useEffect, useState, type RefObject } from 'react';

/** After a jump: in the first the browser draws the lines there, in the next their heights are known. */
const FRAMES_TO_DRAW = 3;

/** Keys that move what is read: the reader leads from then on. */
const MOVING_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Tab']);

/** Keeps the line with this index in view, inside its list only, until the reader moves the list. */
export function useFollow(list: RefObject<HTMLElement | null>, index: number) {
  const [isFollowing, setFollowing] = useState(true);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const leaving = new AbortController();
    const options = { signal: leaving.signal, passive: true };
    const stop = () => setFollowing(false);
    box.addEventListener('wheel', stop, options);
    box.addEventListener('touchmove', stop, options);
    box.addEventListener('keydown', ({ key }) => MOVING_KEYS.has(key) && stop(), options);
    // The list itself, and none of its lines: its scrollbar.
    box.addEventListener('pointerdown', ({ target }) => target === box && stop(), options);
    return () => leaving.abort();
  }, [list]);
  useEffect(() => {
    if (isFollowing) showLine(list.current, index);
  }, [list, isFollowing, index]);
  return { isFollowing, setFollowing };
}

/** Scrolls the list to a line, never the page. */
export function showLine(list: HTMLElement | null, index: number): void {
  const line = list?.children[index];
  if (!list || !(line instanceof HTMLElement)) return;
  const middle = () => line.offsetTop - (list.clientHeight - line.offsetHeight) / 2;
  const isFar = Math.abs(middle() - list.scrollTop) > list.clientHeight;
  list.scrollTo({ top: middle(), behavior: isFar || prefersReducedMotion() ? 'instant' : 'smooth' });
  // Lines that were never drawn have an estimated height until they are.
  if (isFar) settle(FRAMES_TO_DRAW);

  function settle(frames: number): void {
    requestAnimationFrame(() => {
      list?.scrollTo({ top: middle(), behavior: 'instant' });
      if (frames > 1) settle(frames - 1);
    });
  }
}
