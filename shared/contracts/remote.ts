import type { ComponentType } from 'react';
import type { RouteObject } from '../router/entry.ts';

/**
 * Of builds and shells from before each said its names (shared/kit/build/built/providedNames.ts): the newest version of the contract
 * that a shell serves, and the oldest. Names decide since; these numbers are raised no more (docs/decisions/039).
 */
export const CONTRACT_VERSION = 5;
export const OLDEST_CONTRACT = 3;

/** The module that every remote exposes as './routes': absolute paths under its own prefixes, no router, no side effect on import. */
export interface RemoteModule {
  routes: RouteObject[];
}

export interface SlotProps {
  /** True, or absent: the slot has its height before its content is known. Else nothing is shown until there is content. */
  hasReservedSpace?: boolean;
  /** Called once the content is loaded, with true where there is any. */
  onLoaded?(hasContent: boolean): void;
}

/** The module that a remote exposes for a slot in another remote's pages (`slot` in remotes.ts): a component under the name of the module. */
export type SlotModule = Record<string, ComponentType<SlotProps>>;
