import type { SlotProps } from '@bazaar/shared/contracts/remote';
import { withDeadline } from '@bazaar/shared/device';
import type { ComponentType } from 'react';
import { mayLackNetwork } from '../offline/onNetworkReturn.ts';
import type { LoadedRemote } from './loadWithFallbacks.ts';
import { readRegistry } from './registry.ts';
import { LateError, REMOTE_DEADLINE_MS, RemoteError } from './remoteError.ts';

const loaded = new Map<string, LoadedRemote>();
const loading = new Map<string, Promise<LoadedRemote>>();
const failed = new Set<string>();

/** The remote if it is loaded already: rendering it then needs no fallback. */
export const loadedRemote = (name: string): LoadedRemote | undefined => loaded.get(name);

/** `thrown`: what the loaded build threw while rendering; another build then replaces it. */
interface Options {
  thrown?: unknown;
}

let atStart: { name: string; loading: Promise<LoadedRemote> } | undefined;

/** Begins before there is a screen: the first one then gets this result, also a failure that came before it. */
export function loadAtStart(name: string, pathname: string): Promise<LoadedRemote> {
  const loadingModule = loadRemote(name, pathname);
  atStart = { name, loading: loadingModule };
  loadingModule.then(
    () => (atStart = undefined),
    () => {},
  );
  return loadingModule;
}

/** Loads a remote and the screen that the path will show, under one deadline (docs/decisions/003). Throws RemoteError. */
export function loadRemote(name: string, pathname: string, { thrown }: Options = {}): Promise<LoadedRemote> {
  const early = atStart?.name === name && thrown === undefined ? atStart.loading : undefined;
  atStart = undefined;
  if (early) return early;
  const known = loading.get(name);
  const broken = thrown === undefined ? undefined : loaded.get(name);
  if (known && !broken) return known;
  loaded.delete(name);
  const fallbacks = importFallbacks().then(({ loadWithFallbacks }) =>
    loadWithFallbacks(name, pathname, { isAnew: failed.has(name), thrown }),
  );
  const loadingModule = withDeadline(fallbacks, REMOTE_DEADLINE_MS, new LateError(name, REMOTE_DEADLINE_MS)).then(
    (module) => {
      loaded.set(name, module);
      return module;
    },
    (error: unknown) => {
      if (known && broken) {
        // Its other screens may work.
        loaded.set(name, broken);
        loading.set(name, known);
        throw new RemoteError('broken', { cause: error });
      }
      loading.delete(name);
      failed.add(name);
      throw error instanceof RemoteError
        ? error
        : new RemoteError(mayLackNetwork() ? 'offline' : 'unavailable', { cause: error });
    },
  );
  loading.set(name, loadingModule);
  return loadingModule;
}

/** Recovery and the federation runtime come with the first remote: /home does without them. */
const importFallbacks = () => import('./loadWithFallbacks.ts');

/** Reads the registry anew, for a path that no known remote owns: there may be a newer one. Never fails. */
export const learnRemotes = (): Promise<void> =>
  readRegistry({ anew: true }).then(
    () => {},
    () => {},
  );

/** Forgets what was loaded, so that the next load avoids the URLs that failed and reads the registry anew. */
export function forgetRemote(name: string): void {
  atStart = undefined;
  loaded.delete(name);
  loading.delete(name);
  failed.add(name);
}

/** The component that a remote exposes for its slot. Throws what failed. */
export const loadSlot = (name: string, options: Options = {}): Promise<ComponentType<SlotProps>> =>
  withDeadline(
    importFallbacks().then((module) => module.loadSlot(name, options)),
    REMOTE_DEADLINE_MS,
    new LateError(`the slot of ${name}`, REMOTE_DEADLINE_MS),
  );
