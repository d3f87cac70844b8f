import type { Page } from '@playwright/test';
import { REMOTE_NAMES, type RemoteName } from '../../../shared/contracts/remotes.ts';

/** For each remote: a page of its own, and what a visitor finds there once it works. */
const PAGES: Record<RemoteName, { path: string; content: (page: Page) => ReturnType<Page['getByRole']> }> = {
  feed: { path: '/feed', content: (page) => page.getByRole('feed').getByRole('article').first() },
  reels: { path: '/reel', content: (page) => page.getByRole('feed', { name: 'Reels' }).getByRole('article').first() },
  catalog: { path: '/level/categories', content: (page) => page.getByRole('heading', { level: 1, name: 'Categories Topics' }) },
  playlists: { path: '/creators', content: (page) => page.getByRole('heading', { level: 1, name: 'Creators' }) },
  auth: { path: '/login', content: (page) => page.getByRole('heading', { level: 1, name: 'Welcome Back' }) },
};

export const remotePages = REMOTE_NAMES.map((name) => ({ name, ...PAGES[name] }));
