import type { RemoteModule } from '@bazaar/shared/contracts/remote';
import type { RemoteName } from '@bazaar/shared/contracts/remotes';
import { preloadScreens } from '@bazaar/shared/router';

/** Takes the place of shell/src/remotes/loadRemote.ts in the build that federation is measured against. */
const REMOTES: Record<RemoteName, () => Promise<RemoteModule>> = {
  feed: () => import('../../../mfe-feed/src/routes.tsx'),
  reels: () => import('../../../mfe-reels/src/routes.tsx'),
  catalog: () => import('../../../mfe-catalog/src/routes.tsx'),
  playlists: () => import('../../../mfe-playlists/src/routes.tsx'),
  auth: () => import('../../../mfe-auth/src/routes.tsx'),
};

const loaded = new Map<RemoteName, RemoteModule>();

export const loadedRemote = (name: RemoteName) => loaded.get(name);
export const forgetRemote = (name: RemoteName) => void loaded.delete(name);

export async function loadRemote(name: RemoteName, pathname: string): Promise<RemoteModule> {
  const module = await REMOTES[name]();
  await preloadScreens(module.routes, pathname);
  loaded.set(name, module);
  return module;
}

