/** Rows of a list, and posts. */
const PARTS = 'li, article';

/**
 * Removes the rows and posts of a drawn screen, pictures and all, that are below what is seen: their pictures would delay the scripts. Of the
 * reels, those before the one that a link names go too: React scrolls to it. The screen has to be in the page.
 */
export function leaveOutParts(screen: HTMLElement): void {
  const parts = [...screen.querySelectorAll(PARTS)];
  const linked = parts.findIndex(hasFilm); // no other screen draws a film in a part
  for (const part of parts.slice(0, Math.max(0, linked))) part.remove();
  for (const part of parts) if (part.getBoundingClientRect().top >= innerHeight) part.remove();
}

const hasFilm = (part: Element): boolean => part.querySelector('video') !== null;
