import type { RemoteModule, SlotProps } from '@bazaar/shared/contracts/remote';
import { withDeadline } from '@bazaar/shared/device';
import type { ComponentType } from 'react';
import { mayLackNetwork } from '../offline/onNetworkReturn.ts';
import { RemoteError } from './remoteError.ts';

/** docs/decisions/010, Lists and data: loading a remote. */
const REMOTE_DEADLINE_MS = 10_000;

const loaded = new Map<string, RemoteModule>();
const loading = new Map<string, Promise<RemoteModule>>();
const failed = new Set<string>();

/** The remote if it is loaded already: rendering it then needs no fallback. */
export const loadedRemote = (name: string): RemoteModule | undefined => loaded.get(name);

/** Loads a remote and the screen that the path will show, under one deadline (docs/decisions/003). Throws RemoteError. */
export function loadRemote(name: string, pathname: string): Promise<RemoteModule> {
  const known = loading.get(name);
  if (known) return known;
  // Recovery and the federation runtime come with the first remote: /home does without them.
  const fallbacks = import('./loadWithFallbacks.ts').then(({ loadWithFallbacks }) =>
    loadWithFallbacks(name, pathname, { isAnew: failed.has(name) }),
  );
  const loadingModule = withDeadline(fallbacks, REMOTE_DEADLINE_MS, late(name)).then(
    (module) => {
      loaded.set(name, module);
      return module;
    },
    (error: unknown) => {
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

/** Reads the registry anew, for a path that no known remote owns: there may be a newer one. Never fails. */
export const learnRemotes = (): Promise<void> =>
  import('./registry.ts')
    .then(({ readRegistry }) => readRegistry({ anew: true }))
    .then(
      () => {},
      () => {},
    );

/** Forgets what was loaded, so that the next load avoids the URLs that failed and reads the registry anew. */
export function forgetRemote(name: string): void {
  loaded.delete(name);
  loading.delete(name);
  failed.add(name);
}

/** The component that a remote exposes for its slot. Throws what failed. */
export const loadSlot = (name: string): Promise<ComponentType<SlotProps>> =>
  withDeadline(
    import('./loadWithFallbacks.ts').then((module) => module.loadSlot(name)),
    REMOTE_DEADLINE_MS,
    late(`the slot of ${name}`),
  );

const late = (what: string) => new Error(`${what}: not loaded within ${REMOTE_DEADLINE_MS} ms`);
