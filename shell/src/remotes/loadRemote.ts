import { isTooNew, type RemoteRecord } from '@bazaar/shared/contracts/registry';
import type { RemoteModule, StoriesStripModule } from '@bazaar/shared/contracts/remote';
import type { RemoteName } from '@bazaar/shared/contracts/remotes';
import { preloadScreens } from '@bazaar/shared/router';
import { hasSheet } from './hasSheet.ts';
import { laneUrl } from './lane.ts';
import { readRegistry } from './registry.ts';
import { RemoteError } from './remoteError.ts';
import { withDeadline } from './withDeadline.ts';

/** docs/decisions/010, Lists and data: loading a remote. */
const REMOTE_DEADLINE_MS = 10_000;
/** docs/decisions/003: the pause before the second try. */
const SECOND_TRY_AFTER_MS = 500;

const loaded = new Map<RemoteName, RemoteModule>();
const loading = new Map<RemoteName, Promise<RemoteModule>>();
const lanes = new Map<RemoteName, number>();

/** The remote if it is already here: rendering it then needs no fallback. */
export const loadedRemote = (name: RemoteName): RemoteModule | undefined => loaded.get(name);

/** Loads a remote and the screen that the path will show, under one deadline, with one second try. Throws RemoteError. */
export function loadRemote(name: RemoteName, pathname: string): Promise<RemoteModule> {
  const known = loading.get(name);
  if (known) return known;
  const attempt = withDeadline(climb(name, pathname), REMOTE_DEADLINE_MS, name).catch((error: unknown) => {
    loading.delete(name);
    throw error instanceof RemoteError ? error : new RemoteError('unavailable', error);
  });
  loading.set(name, attempt);
  return attempt;
}

/** Forgets what was loaded, so that the next load starts on a fresh lane with the registry as it is then. */
export function forgetRemote(name: RemoteName): void {
  loaded.delete(name);
  loading.delete(name);
  lanes.set(name, (lanes.get(name) ?? 0) + 1);
}

async function climb(name: RemoteName, pathname: string): Promise<RemoteModule> {
  try {
    return await load(name, pathname);
  } catch (error) {
    if (error instanceof RemoteError) throw error;
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER_MS));
    return load(name, pathname, { afterFailure: true });
  }
}

async function load(name: RemoteName, pathname: string, { afterFailure = false } = {}): Promise<RemoteModule> {
  const isRetry = afterFailure || (lanes.get(name) ?? 0) > 0;
  const record = (await readRegistry({ anew: isRetry }))[name];
  if (!record) throw new RemoteError('unavailable');
  if (isTooNew(record)) throw new RemoteError('needsUpdate');
  if (isRetry) {
    // fetch() does not poison the module map: a lane is spent only on a server that answers again.
    await assertServed(record);
    if (afterFailure) lanes.set(name, (lanes.get(name) ?? 0) + 1);
  }
  const entry = laneUrl(record.entry, lanes.get(name) ?? 0);
  const { loadExposed } = await import('./instance.ts');
  const module = await loadExposed<RemoteModule>(name, entry, 'routes');
  if (!Array.isArray(module.routes)) throw new RemoteError('needsUpdate');
  if (!hasSheet(name)) throw new Error(`the sheet of ${name} did not come`);
  await preloadScreens(module.routes, pathname);
  loaded.set(name, module);
  return module;
}

/** The strip of the stories, in one try: where it cannot be had, the page is whole without it. Throws what failed. */
export async function loadStoriesStrip(): Promise<StoriesStripModule['StoriesStrip']> {
  const record = (await readRegistry()).reels;
  if (!record || isTooNew(record)) throw new RemoteError('unavailable');
  const { loadExposed } = await import('./instance.ts');
  const entry = laneUrl(record.entry, lanes.get('reels') ?? 0);
  const { StoriesStrip } = await withDeadline(loadExposed<StoriesStripModule>('reels', entry, 'StoriesStrip'), REMOTE_DEADLINE_MS, 'StoriesStrip');
  return StoriesStrip;
}

async function assertServed(record: RemoteRecord): Promise<void> {
  await Promise.all(
    [record.entry, ...record.preload].map(async (url) => {
      const response = await fetch(url, { cache: 'no-cache', credentials: 'omit' });
      if (!response.ok || !/javascript/.test(response.headers.get('content-type') ?? '')) throw new Error(`${url} is not served`);
    }),
  );
}
