import { useLayoutEffect, type RefObject } from 'react';
import type { CustomItemComponentProps } from 'virtua';

/** One row of the virtual list, measured by virtua, but never as 0 px. It takes presses right after a scroll, which virtua turns off. */
export function Row({ ref, style, children }: CustomItemComponentProps) {
  const row = ref as RefObject<HTMLDivElement>;
  useLayoutEffect(() => skipWhileBoxless(row.current), [row]);
  return (
    <div ref={row} style={{ ...style, pointerEvents: 'auto' }}>
      {children}
    </div>
  );
}

/** The entries that are being delivered in this frame, empty at other times. */
let delivered: readonly ResizeObserverEntry[] = [];

const boxes = new ResizeObserver((entries) => {
  delivered = entries;
  setTimeout(() => (delivered = []));
  for (const { target, contentRect } of entries) {
    if (contentRect.height > 0) Reflect.deleteProperty(target, 'offsetParent');
    else Object.defineProperty(target, 'offsetParent', { configurable: true, value: null });
  }
});
// Observers are called in the order in which they were made, in WebKit in which they first observed something, this one before
// virtua's. In Firefox one that has nothing to observe any more comes after the others: this one always has the head.
boxes.observe(document.head);

/** Observes the page anew, as virtua does when a list is rendered: what it renders on that report is then measured here first too. */
export function observePage(): void {
  boxes.unobserve(document.documentElement);
  boxes.observe(document.documentElement);
}

/**
 * Keeps virtua from believing that a row is 0 px high. While any style sheet of the page is loading, WebKit lays new
 * elements out without a box, and its ResizeObserver says 0 × 0. virtua skips rows without an `offsetParent`, but reading that
 * makes WebKit lay the page out at once, so that there is one again. Here a row has none for as long as its last reported
 * size is 0. Returns a function that stops.
 */
function skipWhileBoxless(row: HTMLElement): () => void {
  // As virtua: what is inside a reported element is still reported in this frame, the rest in the next. Observed now, it would
  // cause an error of the page: 'ResizeObserver loop completed with undelivered notifications'.
  const isTooLate = delivered.length > 0 && !delivered.some(({ target }) => target.contains(row));
  const frame = isTooLate ? requestAnimationFrame(() => boxes.observe(row)) : boxes.observe(row);
  return () => {
    if (frame) cancelAnimationFrame(frame);
    boxes.unobserve(row);
  };
}
