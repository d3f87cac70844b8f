import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Not in the spec: letters may reach a little out of their line; only more than this is a line that does not show. */
const HALF_A_LINE_PX = 8;

/**
 * True while a child of the element, or a child's child, shows less than it holds, as a clamped text. Measured again when a width or font
 * changes. `isNear`: false as long as nobody can see the element; it is not measured then, so that the browser needs no layout for it.
 */
export function useIsCut(element: RefObject<HTMLElement | null>, isNear = true): boolean {
  const [isCut, setIsCut] = useState(false);
  // Before the frame that first shows the element: the button of a cut text must not move the other lines after they were painted. Not in
  // the layout phase, where the browser would have to lay out a whole new screen in the same task as React's.
  useLayoutEffect(() => {
    const parent = element.current;
    if (!parent || !isNear) return;
    // A child that cuts nothing shows all that reaches out of it, as the target of a link does.
    const shows = (child: Element) => getComputedStyle(child).overflowY === 'visible';
    const hides = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
      Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth) > HALF_A_LINE_PX;
    const measure = () => {
      const parts = [...parent.children].flatMap((child) => [child, ...child.children]);
      setIsCut(parts.some((part) => hides(part) && !shows(part)));
    };
    const frame = requestAnimationFrame(() => flushSync(measure));
    const observer = new ResizeObserver(measure);
    observer.observe(parent);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [element, isNear]);
  return isCut;
}
