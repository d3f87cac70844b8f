import type { Locator, Page } from '@playwright/test';

/** A screen of the site, and the content that shows that it works. */
export interface Screen {
  path: string;
  content(page: Page): Locator;
  /** The content is the first of many that load and fail on their own. */
  isOneOfMany?: boolean;
  /** In production it is shown in a document of its own, which has to be loaded once (docs/decisions/013). */
  hasOwnDocument?: boolean;
}

const card = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link').first();
const article = (page: Page) => page.getByRole('main').getByRole('article').first();
const player = (page: Page) => page.getByRole('region', { name: /^Video player/ });

export const SCREENS: readonly Screen[] = [
  { path: '/home', content: (page) => page.getByRole('button', { name: 'Next slide' }) },
  { path: '/feed', content: article, isOneOfMany: true },
  { path: '/reel', content: article, isOneOfMany: true },
  { path: '/business', content: card },
  { path: '/business/levels/topic-001', content: card },
  { path: '/level/categories', content: card },
  { path: '/levels/topic-001/videos/level-001', content: player },
  { path: '/creators', content: card },
  { path: '/creators/creator-001/topics/playlist-topic-001/playlists/playlist-001/videos', content: player },
  { path: '/login', content: (page) => page.getByLabel('Phone number'), hasOwnDocument: true },
];
