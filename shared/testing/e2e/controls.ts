/** Promises that every control of every screen keeps, read from the page itself: its size, and what may lie over it. */
import type { Page } from '@playwright/test';

/** Everything that is pressed, typed into or moved. */
export const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=slider], [role=combobox], [role=option]';

/** The controls that a finger may miss: less than 44 CSS pixels high or wide, and no link in running text. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets, CONTROLS);

/** Controls and texts in view that something else lies over, each with what that is. */
export const coveredParts = (page: Page): Promise<string[]> => page.evaluate(findCovered, CONTROLS);

/** The share of the window that header, bars and notices take which stay while the page scrolls, and the header at its top. */
export const chromeShare = (page: Page): Promise<number> => page.evaluate(measureChrome);

function findSmallTargets(controls: string): string[] {
  const MIN_PX = 43.5; // boxes have parts of a pixel
  const root = [...document.querySelectorAll('dialog[open], [data-menu-open=true]')].at(-1) ?? document;
  const found = new Set<string>();
  for (const control of root.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility() || control.closest('[inert], [aria-hidden=true]')) continue;
    if (control.matches('[href="#content"]')) continue; // seen only with the focus
    // A link in running text is as high as its line (WCAG 2.5.8).
    if (control.matches('a') && getComputedStyle(control).display === 'inline') continue;
    const target = control.closest('label') ?? control;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    if (width <= 1) continue; // seen only with the focus too
    const [x, y] = [left + width / 2, top + height / 2];
    // The target may reach beyond the box.
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (target.contains(hit) || hit === control);
    };
    const isHigh = height >= MIN_PX || (isHit(0, -MIN_PX / 2) && isHit(0, MIN_PX / 2));
    const isWide = width >= MIN_PX || (isHit(-MIN_PX / 2, 0) && isHit(MIN_PX / 2, 0));
    const name = control.ariaLabel ?? control.textContent.trim().slice(0, 30);
    if (!isHigh || !isWide) found.add(`${control.tagName} ${name} ${Math.round(width)}×${Math.round(height)}`);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...found];
}

function findCovered(controls: string): string[] {
  const root = [...document.querySelectorAll('dialog[open], [data-menu-open=true]')].at(-1) ?? document;
  const named = (element: Element) =>
    `${element.tagName} ${element.ariaLabel ?? element.textContent.trim().slice(0, 30)}`;
  /** Scrolled out of what it is in. */
  const isCut = (part: Element, x: number, y: number): boolean => {
    for (let around = part.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  };
  const found: string[] = [];
  for (const part of root.querySelectorAll<HTMLElement>(`${controls}, h1, h2, h3, p`)) {
    if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (part.closest('[inert], [aria-hidden=true]')) continue;
    // Presses pass through it to what it is drawn on.
    if (getComputedStyle(part).pointerEvents === 'none') continue;
    const box = (part.closest('label') ?? part).getClientRects()[0];
    if (!box || box.width < 2 || box.height < 2) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (isCut(part, x, y)) continue;
    const hit = document.elementFromPoint(x, y);
    const around = part.closest('label') ?? part;
    if (!hit || around.contains(hit) || hit.contains(around) || hit.contains(part)) continue;
    // A press on the picture of a card is one on the card.
    const over = hit.closest<HTMLElement>(controls) ?? hit;
    if (part.closest(controls)?.contains(over) || over.contains(part)) continue;
    found.push(`${named(over)} over ${named(part)}`);
  }
  return [...new Set(found)];
}

function measureChrome(): number {
  const rows = new Set<number>();
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element);
    const stays = position === 'fixed' || position === 'sticky' || element.matches('.site-header');
    if (!stays || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('dialog, [role=dialog], [popover]')) continue;
    const { top, bottom, width } = element.getBoundingClientRect();
    if (width < innerWidth / 2) continue;
    for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, Math.round(bottom)); y += 1) rows.add(y);
  }
  return rows.size / innerHeight;
}
