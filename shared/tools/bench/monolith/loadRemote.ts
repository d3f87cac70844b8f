import type { RemoteModule } from '@bazaar/shared/contracts/remote';
import { REMOTES, type RemoteName } from '@bazaar/shared/contracts/remotes';
import { preloadScreens } from '@bazaar/shared/router';

/** Takes the place of shell/src/remotes/loadRemote.ts in the build that federation is measured against. */
const routesOf = import.meta.glob<RemoteModule>('../../../../mfe-*/src/routes.tsx');

const loaded = new Map<RemoteName, RemoteModule>();

export const loadedRemote = (name: RemoteName) => loaded.get(name);
export const forgetRemote = (name: RemoteName) => void loaded.delete(name);

export async function loadRemote(name: RemoteName, pathname: string): Promise<RemoteModule> {
  const module = await routesOf[`../../../../${REMOTES[name].folder}/src/routes.tsx`]!();
  await preloadScreens(module.routes, pathname);
  loaded.set(name, module);
  return module;
}
