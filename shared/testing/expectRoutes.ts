import { REMOTES, type RemoteName } from '../contracts/remotes.ts';
import { matchRoutes, type RouteObject } from '../router/entry.ts';
import { expect } from 'vitest';

/** Checks the routes of a remote: its patterns lie under its prefixes, and one of them matches each of the given URLs. */
export function expectRoutes(name: RemoteName, routes: RouteObject[], urls: readonly string[]): void {
  for (const { path = '' } of routes) {
    const isOwn = REMOTES[name].prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
    expect(isOwn, `${path} lies under a prefix of ${name}`).toBe(true);
  }
  for (const url of urls) expect(matchRoutes(routes, url), url).not.toBeNull();
}
