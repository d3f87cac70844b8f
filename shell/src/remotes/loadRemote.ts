import type { RemoteModule, StoriesStripModule } from '@bazaar/shared/contracts/remote';
import type { RemoteName } from '@bazaar/shared/contracts/remotes';
import { withDeadline } from '@bazaar/shared/device';
import { mayLackNetwork } from '../offline/onNetworkReturn.ts';
import { RemoteError } from './remoteError.ts';

/** docs/decisions/010, Lists and data: loading a remote. */
const REMOTE_DEADLINE_MS = 10_000;

const loaded = new Map<RemoteName, RemoteModule>();
const loading = new Map<RemoteName, Promise<RemoteModule>>();
const failed = new Set<RemoteName>();

/** The remote if it is already here: rendering it then needs no fallback. */
export const loadedRemote = (name: RemoteName): RemoteModule | undefined => loaded.get(name);

/** Loads a remote and the screen that the path will show, under one deadline (docs/decisions/003). Throws RemoteError. */
export function loadRemote(name: RemoteName, pathname: string): Promise<RemoteModule> {
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

/** Forgets what was loaded, so that the next load starts beside what failed, with the registry as it is then. */
export function forgetRemote(name: RemoteName): void {
  loaded.delete(name);
  loading.delete(name);
  failed.add(name);
}

/** The strip of the stories, which the reels remote exposes. Throws what failed. */
export const loadStoriesStrip = (): Promise<StoriesStripModule['StoriesStrip']> =>
  withDeadline(
    import('./loadWithFallbacks.ts').then(({ loadStrip }) => loadStrip()),
    REMOTE_DEADLINE_MS,
    late('StoriesStrip'),
  );

const late = (what: string) => new Error(`${what}: no answer in ${REMOTE_DEADLINE_MS} ms`);
