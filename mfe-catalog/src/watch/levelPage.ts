import type { LevelPage, LevelVideo } from '@bazaar/shared/data/levelVideos';

/** Spec §9. */
export const LEVEL_PAGES: readonly LevelPage[] = [1, 2, 3];

/** The page that a query parameter names; anything else is page 1 (docs/decisions/010). */
export const pageFrom = (given: string | null): LevelPage => LEVEL_PAGES.find((page) => String(page) === given) ?? 1;

/** The video that a query parameter names; an unknown one, or none, is the first of the page (§4). */
export const videoFrom = (videos: readonly LevelVideo[], given: string | null): LevelVideo | undefined =>
  videos.find((video) => video.levelVideoId === given) ?? videos[0];
