import type { Page } from '@playwright/test';
import type { RemoteName } from '../contracts/remotes.ts';
import { mountsIn, readRegistryFile } from '../tools/compose/siteFolder.ts';
import { publicFolder } from '../tools/compose/siteReleases.ts';
import type { Site } from '../tools/serve/startSite.ts';
import { examplePath, exposedRoutes } from './remoteRoutes.ts';
import { screenProblem } from './screenProblem.ts';

/** The problem of each route by its pattern; undefined where its screen stands. */
export type RouteProblems = Record<string, string | undefined>;

/**
 * Opens every route that the live build of a remote exposes, a page load each: a new route is among them without an edit. `judge` is
 * told the problem of each opened page, if any, and returns what counts. Rejects where a route has no example (remoteRoutes.ts).
 */
export async function routeProblems(
  page: Page,
  { url, out }: Pick<Site, 'url' | 'out'>,
  name: RemoteName,
  judge = (problem: string | undefined) => problem,
): Promise<RouteProblems> {
  const problemAt = async (path: string) => {
    const opened = page.goto(url + path).then(() => screenProblem(page));
    return judge(await opened.catch(firstLine));
  };
  const registry = readRegistryFile(publicFolder(out));
  const [start = '/'] = mountsIn(publicFolder(out), registry)[name]?.prefixes ?? [];
  const problem = await problemAt(start);
  let patterns: string[];
  try {
    patterns = await exposedRoutes(page, registry[name]!.entry); // the page at the first prefix has loaded the build
  } catch (error) {
    return { [start]: problem ?? firstLine(error) };
  }
  const problems: RouteProblems = {};
  for (const pattern of patterns)
    problems[pattern] = pattern === start ? problem : await problemAt(examplePath(pattern));
  return problems;
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0];

/** The routes with a problem, a line each. */
export const brokenIn = (problems: RouteProblems): string[] =>
  Object.entries(problems).flatMap(([pattern, problem]) => (problem === undefined ? [] : [`${pattern}: ${problem}`]));
