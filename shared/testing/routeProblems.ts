import type { Page } from '@playwright/test';
import { composition } from '../tools/composition.ts';
import type { RemoteName } from '../contracts/remotes.ts';
import { mountsIn, readRegistryFile } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import type { Site } from '../tools/serve/startSite.ts';
import { firstLine, pageProblems } from './pageProblems.ts';
import { examplePath, exposedRoutes } from './remoteRoutes.ts';

/** The problem of each route by its pattern; undefined where its screen stands. */
export type RouteProblems = Record<string, string | undefined>;

/**
 * Opens every route that the live build of a remote exposes, a page load each: a new route is among them without an edit. Rejects where a
 * route has no example (remoteRoutes.ts).
 */
export async function routeProblems(
  page: Page,
  { url, out }: Pick<Site, 'url' | 'out'>,
  name: RemoteName,
): Promise<RouteProblems> {
  const problemAt = pageProblems(page, url);
  const registry = readRegistryFile(publicFolder(out));
  const [start = '/'] = mountsIn(composition, publicFolder(out), registry)[name]?.prefixes ?? [];
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

/** The routes with a problem, a line each. */
export const brokenIn = (problems: RouteProblems): string[] =>
  Object.entries(problems).flatMap(([pattern, problem]) => (problem === undefined ? [] : [`${pattern}: ${problem}`]));
