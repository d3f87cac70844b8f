import type { ComponentType } from 'react';
import type { RouteObject } from '../router/entry.ts';

/**
 * The version of the contract below and of the stateful entries that the shell provides. Names may only be added; a
 * remote that uses an added one needs the next version, and the shell refuses a remote that was built against a newer
 * one than its own. 2: `@bazaar/shared/device`, `confirmCode` of `@bazaar/shared/firebase/auth`. 3: data saver, motion, view, modal and
 * deadline of `@bazaar/shared/device`, `MAX_EMPTY_PAGES` of `@bazaar/shared/query`.
 */
export const CONTRACT_VERSION = 3;

/** The oldest version that this shell still serves: raised only when no live remote is older. */
export const OLDEST_CONTRACT = 1;

/** What every remote exposes as './routes': absolute paths under its own prefixes, no router, no side effect on import. */
export interface RemoteModule {
  routes: RouteObject[];
}

export interface StoriesStripProps {
  /** Whether room is kept for the strip; absent means yes. Without room nothing is shown until there is a story to show. */
  hasPlace?: boolean;
  /** Told once the database has answered: whether there is any story to show. */
  onLoaded?(areThere: boolean): void;
}

/** What the reels remote exposes as './StoriesStrip'; the shell places it on top of /feed. */
export interface StoriesStripModule {
  StoriesStrip: ComponentType<StoriesStripProps>;
}
