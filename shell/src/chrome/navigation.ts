import * as paths from '@bazaar/shared/contracts/paths';
import type { navigation } from '../texts.ts';

export type NavigationName = keyof typeof navigation;

const PATHS: Record<NavigationName, string> = {
  home: paths.home,
  feed: paths.feed,
  business: paths.business,
  reels: paths.reels,
  levels: paths.categories,
  creators: paths.creators,
};

/** The six items of the bottom bar, in their order (§2, Shared chrome). */
export const NAVIGATION = (Object.keys(PATHS) as NavigationName[]).map((name) => ({ name, path: PATHS[name] }));

/** Spec §9: the bottom bar only on these. */
export const BOTTOM_BAR_PATHS: readonly string[] = [paths.home, paths.services, paths.login];

/** The item of a path: its own or the longest above it. */
export function activeItem(pathname: string): NavigationName | undefined {
  return NAVIGATION.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`)).toSorted(
    (a, b) => b.path.length - a.path.length,
  )[0]?.name;
}

/**
 * A path with its first segment in small letters, as all of the site are (registry/mounts.ts of the kit): phones write a capital at the
 * start of what is typed, and `/Feed` is `/feed`. What follows may be an id, which stays; the router takes the fixed segments
 * there in any case.
 */
export const canonicalPath = (pathname: string): string => pathname.replace(/^\/[^/]*/, (first) => first.toLowerCase());
