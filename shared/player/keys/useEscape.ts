import { useEffect, useRef, type RefObject } from 'react';
import { ESCAPE_PAUSE_MS } from '../constants.ts';
import { isTyping } from '../lesson/keys/shouldHandleHotkey.ts';

/** Escape closes the innermost thing: an open menu, then full screen, then the page itself (§2: 'Escape back'). */
export function useEscape(root: RefObject<HTMLElement | null>, onBack: (() => void) | undefined): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    let leftFullscreenAt = -Infinity;
    const onFullscreenChange = () => {
      leftFullscreenAt = performance.now();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || document.querySelector('dialog[open]'))
        return;
      if (hasOpenMenu(root.current)) return; // it closes by itself
      if (isTyping(event.target)) return;
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
      else if (performance.now() - leftFullscreenAt > ESCAPE_PAUSE_MS) latest.current?.();
    };
    document.addEventListener('fullscreenchange', onFullscreenChange);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('fullscreenchange', onFullscreenChange);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [root]);
}

/** The attribute follows a popover that closes by a moment: only a menu that is on the screen counts. */
function hasOpenMenu(root: HTMLElement | null): boolean {
  const menu = root?.querySelector("[data-menu-open='true']");
  return !!menu && menu.getClientRects().length > 0;
}
