import type { RemoteModule, SlotModule } from '@bazaar/shared/contracts/remote';
import { REMOTES, type RemoteName } from '@bazaar/shared/contracts/remotes';
import { preloadScreens } from '@bazaar/shared/router';

/** Replaces shell/src/remotes/loadRemote.ts in the build that federation is measured against. */
const modules = import.meta.glob(['../../../../mfe-*/src/routes.tsx', '../../../../mfe-*/src/*/*Strip.tsx']);
const importExposed = (name: RemoteName, exposed: string) =>
  modules[`../../../../${REMOTES[name].folder}/${REMOTES[name].exposes[exposed]}`]!();

const loaded = new Map<RemoteName, RemoteModule>();

export const loadedRemote = (name: RemoteName) => loaded.get(name);
export const forgetRemote = (name: RemoteName) => void loaded.delete(name);
/** There is no registry, so no newer one. */
export const learnRemotes = (): Promise<void> => Promise.resolve();

/** There is no version before one that threw. */
interface Options {
  thrown?: unknown;
}

export async function loadRemote(name: RemoteName, pathname: string, { thrown }: Options = {}): Promise<RemoteModule> {
  if (thrown !== undefined) throw thrown;
  const module = (await importExposed(name, 'routes')) as RemoteModule;
  await preloadScreens(module.routes, pathname);
  loaded.set(name, module);
  return module;
}

export const loadAtStart = (name: RemoteName, pathname: string) => loadRemote(name, pathname);

export async function loadSlot(name: RemoteName, { thrown }: Options = {}) {
  if (thrown !== undefined) throw thrown;
  const { exposed } = REMOTES[name].slot!;
  return ((await importExposed(name, exposed)) as SlotModule)[exposed]!;
}
