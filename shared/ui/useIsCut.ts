import { useLayoutEffect, useState, type RefObject } from 'react';

/** Not in the spec: letters may reach a little out of their line; only more than this is a line that does not show. */
const HALF_A_LINE_PX = 8;

interface Options {
  /** False as long as nobody can see the element: it is not measured, so that the browser needs no layout for it. Absent: true. */
  isNear?: boolean;
  /** True where what is shown for a cut text moves no other line: it comes a frame later, and a new screen's layout is no part of React's task. */
  movesNothing?: boolean;
}

/** True while a child of the element, or a child's child, shows less than it holds, as a clamped text. Measured again when a width or font changes. */
export function useIsCut(
  element: RefObject<HTMLElement | null>,
  { isNear = true, movesNothing = false }: Options = {},
): boolean {
  const [isCut, setIsCut] = useState(false);
  // In the layout phase: the button of a cut text must not move the other lines after they were painted.
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
    if (!movesNothing) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(parent);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [element, isNear, movesNothing]);
  return isCut;
}
