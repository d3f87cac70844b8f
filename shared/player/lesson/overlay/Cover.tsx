import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { usePlayer } from '../PlayerContext.ts';
import styles from './Cover.module.css';

/** Between two videos: what a page shows instead of the controls, in full screen too. */
export function Cover({ children }: { children: ReactNode }) {
  const { root } = usePlayer();
  const cover = useRef<HTMLDivElement>(null);
  useKeptFocus(cover);
  useLayoutEffect(() => {
    // Focus that is outside the player stays there; focus on the player itself moves to the first thing to press.
    if (document.activeElement === root.current)
      cover.current?.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
  }, [root]);
  return (
    <div ref={cover} className={styles.cover}>
      {children}
    </div>
  );
}

/** When this part of the player is removed with the focus in it, the focus moves to the player instead of being lost. */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  const { root } = usePlayer();
  useLayoutEffect(() => {
    const element = part.current;
    // The player's own element is set after the effects of its parts: it is read at the end.
    const focusPlayer = () => root.current?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement)) focusPlayer();
    };
  }, [part, root]);
}
