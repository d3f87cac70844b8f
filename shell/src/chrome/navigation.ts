import { paths } from '@bazaar/shared/contracts/paths';
import type { messages } from '../messages.ts';

export type NavigationName = keyof typeof messages.navigation;

/** The six places of the bottom bar (§2, Shared chrome). */
export const NAVIGATION: readonly { name: NavigationName; path: string }[] = [
  { name: 'home', path: paths.home },
  { name: 'feed', path: paths.feed },
  { name: 'business', path: paths.business },
  { name: 'reels', path: paths.reels },
  { name: 'levels', path: paths.categories },
  { name: 'creators', path: paths.creators },
];

/** Spec §9: the bottom bar only on these. */
export const BOTTOM_BAR_PATHS: readonly string[] = [paths.home, paths.services, paths.login];

/** The item that a path lies under: the path itself or one below it; the longest wins. */
export function activeItem(pathname: string): NavigationName | undefined {
  return NAVIGATION.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`)).toSorted(
    (a, b) => b.path.length - a.path.length,
  )[0]?.name;
}
