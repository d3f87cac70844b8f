import type { LevelPage } from '@bazaar/shared/data/levelVideos';

/** Spec §9. */
export const LEVEL_PAGES: readonly LevelPage[] = [1, 2, 3];

/** The page that a query parameter names; anything else is page 1 (docs/behaviour.md). */
export const pageFrom = (given: string | null): LevelPage => LEVEL_PAGES.find((page) => String(page) === given) ?? 1;

/** Returns the tab that an arrow, Home or End takes the focus to; undefined for other keys. */
export function nextTab(page: LevelPage, key: string): LevelPage | undefined {
  const index = LEVEL_PAGES.indexOf(page);
  switch (key) {
    case 'ArrowRight':
      return LEVEL_PAGES[(index + 1) % LEVEL_PAGES.length];
    case 'ArrowLeft':
      return LEVEL_PAGES.at(index - 1);
    case 'Home':
      return LEVEL_PAGES[0];
    case 'End':
      return LEVEL_PAGES.at(-1);
    default:
      return undefined;
  }
}
