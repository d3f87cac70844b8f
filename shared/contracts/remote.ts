import type { ComponentType } from 'react';
import type { RouteObject } from '../router/entry.ts';

/**
 * The version of the contract below and of the stateful entries that the shell provides. Names may only be added; a
 * remote that uses an added one needs the next version, and the shell refuses a remote that was built against a newer
 * one than its own. 2: `@bazaar/shared/device`, `confirmCode` of `@bazaar/shared/firebase/auth`. 3: `createMedia` of
 * `@bazaar/shared/player`; data saver, motion, view, modal and deadline of `@bazaar/shared/device`; `hasReservedSpace`;
 * `MAX_EMPTY_PAGES` of `@bazaar/shared/query`. 4: `@bazaar/shared/series`; lists of
 * values in the `where` of `@bazaar/shared/firebase/firestore`. 5: `providedScreen` of `@bazaar/shared/router`.
 */
export const CONTRACT_VERSION = 5;

/** The oldest version that this shell still serves: raised only when no live remote is older. */
export const OLDEST_CONTRACT = 3;

/** What every remote exposes as './routes': absolute paths under its own prefixes, no router, no side effect on import. */
export interface RemoteModule {
  routes: RouteObject[];
}

export interface SlotProps {
  /** Whether the slot has its height before its content is known; absent means yes. Without it nothing is shown until there is content. */
  hasReservedSpace?: boolean;
  /** Called once the content is loaded: whether there is any. */
  onLoaded?(hasContent: boolean): void;
}

/** What a remote exposes for a slot in another remote's pages (`slot` in remotes.ts): a component under the name of the module. */
export type SlotModule = Record<string, ComponentType<SlotProps>>;
