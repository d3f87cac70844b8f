import { useEffect, useEffectEvent } from 'react';
import { shortcutKey } from '../../../format/shortcutKey.ts';
import { ESCAPE_PAUSE_MS } from '../../constants.ts';
import { lessonPrefs } from '../lessonPrefs.ts';
import type { LessonPlayer } from '../PlayerContext.ts';
import { hotkeyOf, isTyping, shouldHandleHotkey } from './hotkeys.ts';

/** While the player is on the page its keys work: those of HOTKEYS, and Escape. */
export function useLessonKeys(player: LessonPlayer, onBack: (() => void) | undefined): void {
  const isDialogOpen = () => document.querySelector('dialog[open]') !== null;
  const handleHotkey = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutKey(event);
    const hotkey = hotkeyOf(key);
    const context = {
      isInPlayer: player.root.current?.contains(event.target as Node) ?? false,
      hasPageKeys: lessonPrefs().hasPageKeys,
      isDialogOpen: isDialogOpen(),
    };
    if (!hotkey || !shouldHandleHotkey(event, hotkey, context)) return;
    event.preventDefault();
    hotkey.run(player, key);
  });
  /** Closes the innermost thing: an open menu, then full screen, then the page itself (§2: 'Escape back'). */
  const handleEscape = useEffectEvent((event: KeyboardEvent, fullscreenChangedAtMs: number) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isDialogOpen()) return;
    if (hasOpenMenu(player.root.current)) return; // it closes by itself
    if (isTyping(event.target)) return;
    event.preventDefault(); // one press of Escape closes one thing
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    else if (performance.now() - fullscreenChangedAtMs > ESCAPE_PAUSE_MS) onBack?.();
  });
  useEffect(() => {
    let fullscreenChangedAtMs = -Infinity;
    const handleFullscreenChange = () => {
      fullscreenChangedAtMs = performance.now();
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      handleHotkey(event);
      handleEscape(event, fullscreenChangedAtMs);
    };
    document.addEventListener('fullscreenchange', handleFullscreenChange);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('fullscreenchange', handleFullscreenChange);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, []);
}

/** The attribute is updated a moment after a popover closes: only a menu that is on the screen counts. */
function hasOpenMenu(root: HTMLElement | null): boolean {
  const menu = root?.querySelector("[data-menu-open='true']");
  return !!menu && menu.getClientRects().length > 0;
}
