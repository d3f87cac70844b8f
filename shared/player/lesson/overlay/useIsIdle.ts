import { useEffect, useState, type RefObject } from 'react';
import { IDLE_AFTER_MS } from '../../constants.ts';
import { listen } from '../../core/listen.ts';

/** True while there was no pointer and no key inside the player for a while: then its controls may be hidden. */
export function useIsIdle(root: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!root.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      setIsIdle(false);
      timer = setTimeout(() => setIsIdle(true), IDLE_AFTER_MS);
    };
    restart();
    const unlisten = listen(root.current, ['pointermove', 'pointerdown', 'keydown', 'focusin'], restart);
    return () => {
      clearTimeout(timer);
      unlisten();
    };
  }, [root]);
  return isIdle;
}
