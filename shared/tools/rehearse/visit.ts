import type { Browser, Page } from '@playwright/test';
import type { RemoteName } from '../../contracts/remotes.ts';
import { listenForErrors } from '../../testing/e2e/pageErrors.ts';
import { waitForStart } from '../../testing/e2e/started.ts';
import { routeProblems, type RouteProblems } from '../../testing/routeProblems.ts';
import { screenProblem } from '../../testing/screenProblem.ts';
import type { Site } from '../serve/startSite.ts';

/** The problem of the shell's own first page; undefined where it stands. */
export const visitHome = (browser: Browser, { url }: Site): Promise<string | undefined> =>
  withPage(browser, async (page, judge) => {
    const opened = page.goto(`${url}/home`).then(() => screenProblem(page));
    return judge(await opened.catch((error: Error) => error.message.split('\n')[0]));
  });

/** The problems of each route of a remote, with their causes; pages of one browser context, as a visitor's. */
export const visitRoutes = (browser: Browser, site: Site, name: RemoteName): Promise<RouteProblems> =>
  withPage(browser, (page, judge) => routeProblems(page, site, name, judge));

type Judge = (problem: string | undefined) => string | undefined;

/** `judge` adds the cause that the page has written into its console; an error there counts even where the screen stands. */
async function withPage<T>(browser: Browser, act: (page: Page, judge: Judge) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    waitForStart(page);
    const errors = listenForErrors(page);
    const warnings: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
    return await act(page, (problem) => withCause(problem, errors.splice(0), warnings.splice(0)));
  } finally {
    await context.close();
  }
}

/** The problem and the first line of its cause: an error, or the warning with which the shell says why a remote was replaced. */
export function withCause(
  problem: string | undefined,
  [error]: readonly string[],
  [warning]: readonly string[],
): string | undefined {
  if (problem === undefined) return error?.split('\n')[0];
  const cause = (error ?? warning)?.split('\n')[0];
  return cause === undefined || cause.includes(problem) ? (cause ?? problem) : `${problem} (${cause})`;
}
