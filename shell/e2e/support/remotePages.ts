import type { Page } from '@playwright/test';
import { REMOTE_NAMES, REMOTES, type RemoteName } from '../../../shared/contracts/remotes.ts';

interface RemotePage {
  path: string;
  content: (page: Page) => ReturnType<Page['getByRole']>;
}

/** For each remote: one of its pages, and the content that shows that it works. */
const PAGES: Partial<Record<RemoteName, RemotePage>> = {
  feed: { path: '/feed', content: (page) => page.getByRole('feed').getByRole('article').first() },
  reels: { path: '/reel', content: (page) => page.getByRole('feed', { name: 'Reels' }).getByRole('article').first() },
  catalog: {
    path: '/level/categories',
    content: (page) => page.getByRole('heading', { level: 1, name: 'Categories Topics' }),
  },
  playlists: { path: '/creators', content: (page) => page.getByRole('heading', { level: 1, name: 'Creators' }) },
  auth: { path: '/login', content: (page) => page.getByRole('heading', { level: 1, name: 'Welcome Back' }) },
};

/** For a new remote: its first page, identified by the heading that every page has. */
const firstPage = (name: RemoteName): RemotePage => ({
  path: REMOTES[name].prefixes[0],
  content: (page) =>
    page
      .getByRole('main')
      .getByRole('heading', { level: 1 })
      .filter({ hasNotText: /Unexpected Application Error!|This part is not available|You're offline/ }),
});

export const remotePages = REMOTE_NAMES.map((name) => ({ name, ...(PAGES[name] ?? firstPage(name)) }));
