import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFocusStays } from '../useFocusStays.ts';
import { usePlayer } from '../PlayerContext.ts';
import styles from './Cover.module.css';

/** Between two videos: what a page lays over the picture in place of the controls, in full screen too. */
export function Cover({ children }: { children: ReactNode }) {
  const { root } = usePlayer();
  const cover = useRef<HTMLDivElement>(null);
  useFocusStays(cover);
  useLayoutEffect(() => {
    // Nobody's focus is drawn into the player; whoever is in it finds the first thing to press.
    if (document.activeElement === root.current)
      cover.current?.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
  }, [root]);
  return (
    <div ref={cover} className={styles.cover}>
      {children}
    </div>
  );
}
