/** Not in the spec: the gap between the menu and its button, the header or an edge of the screen. */
const GAP_PX = 8;

interface MenuSpace {
  button: { top: number; bottom: number; right: number };
  menu: { width: number; height: number };
  /** The area that the menu may cover: all below the header. */
  area: { top: number; right: number; bottom: number };
}

interface MenuPosition {
  left: number;
  top: number;
  maxHeight: number;
}

/** Above the button where there is room, else below it; where neither has room, at the bottom of the screen, where it scrolls inside. */
export function menuPosition({ button, menu, area }: MenuSpace): MenuPosition {
  const maxHeight = area.bottom - area.top - 2 * GAP_PX;
  const height = Math.min(menu.height, maxHeight);
  const left = Math.max(GAP_PX, Math.min(button.right, area.right - GAP_PX) - menu.width);
  const above = button.top - GAP_PX - height;
  const below = button.bottom + GAP_PX;
  const lowest = area.bottom - GAP_PX - height;
  if (above >= area.top + GAP_PX && button.top <= area.bottom) return { left, top: above, maxHeight };
  return { left, top: below <= lowest && below >= area.top ? below : lowest, maxHeight };
}
