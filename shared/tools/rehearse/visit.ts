import type { Browser, Page } from '@playwright/test';
import type { RemoteName } from '../../contracts/remotes.ts';
import { waitForStart } from '../../testing/e2e/started.ts';
import { pageProblems } from '../../testing/pageProblems.ts';
import { routeProblems, type RouteProblems } from '../../testing/routeProblems.ts';
import type { Site } from '../serve/startSite.ts';

/** The problem of the shell's own first page; undefined where it stands. */
export const visitHome = (browser: Browser, { url }: Site): Promise<string | undefined> =>
  withPage(browser, (page) => pageProblems(page, url)('/home'));

/** The problems of each route of a remote; pages of one browser context, as a visitor's. */
export const visitRoutes = (browser: Browser, site: Site, name: RemoteName): Promise<RouteProblems> =>
  withPage(browser, (page) => routeProblems(page, site, name));

async function withPage<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    waitForStart(page);
    return await act(page);
  } finally {
    await context.close();
  }
}
