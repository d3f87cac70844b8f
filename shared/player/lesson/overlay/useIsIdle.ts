import { useEffect, useState, type RefObject } from 'react';
import { IDLE_AFTER_MS } from '../../constants.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** True while nobody has moved, pressed or tabbed inside the player for a while: then its controls may go away. */
export function useIsIdle(root: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSign = () => {
      clearTimeout(timer);
      setIsIdle(false);
      timer = setTimeout(() => setIsIdle(true), IDLE_AFTER_MS);
    };
    onSign();
    for (const sign of SIGNS) element.addEventListener(sign, onSign);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) element.removeEventListener(sign, onSign);
    };
  }, [root]);
  return isIdle;
}
