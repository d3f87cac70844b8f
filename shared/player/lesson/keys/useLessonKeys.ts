import { useEffect, useRef } from 'react';
import type { Player } from '../PlayerContext.ts';
import { lessonPrefs } from '../lessonPrefs.ts';
import { hotkeyOf } from './hotkeys.ts';
import { shouldHandleHotkey } from './shouldHandleHotkey.ts';

/** The keys of HOTKEYS work on this player while it is on the page. */
export function useHotkeys(player: Player): void {
  const latest = useRef(player);
  useEffect(() => {
    latest.current = player;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { current: player } = latest;
      const hotkey = hotkeyOf(event.key);
      const place = {
        isInPlayer: player.root.current?.contains(event.target as Node) ?? false,
        hasPageKeys: lessonPrefs().hasPageKeys,
        isDialogOpen: document.querySelector('dialog[open]') !== null,
      };
      if (!hotkey || !shouldHandleHotkey(event, hotkey, place)) return;
      event.preventDefault();
      hotkey.run(player, event.key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
