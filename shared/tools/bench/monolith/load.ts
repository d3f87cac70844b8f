import type { RemoteModule, SlotModule } from '@bazaar/shared/contracts/remote';
import { REMOTES, type RemoteName } from '@bazaar/shared/contracts/remotes';
import { preloadScreens } from '@bazaar/shared/router';

/** Replaces shell/src/remotes/load.ts in the build that federation is measured against. */
const modules = import.meta.glob(['../../../../mfe-*/src/routes.tsx', '../../../../mfe-*/src/*/*Strip.tsx']);
const importExposed = (name: RemoteName, exposed: string) =>
  modules[`../../../../${REMOTES[name].folder}/${REMOTES[name].exposes[exposed]}`]!();

/** There is no version before one that threw. */
interface Start {
  thrown?: unknown;
}

export async function loadScreens(name: RemoteName, pathname: string, { thrown }: Start) {
  if (thrown !== undefined) throw thrown;
  const module = (await importExposed(name, 'routes')) as RemoteModule;
  await preloadScreens(module.routes, pathname);
  return { module };
}

export async function loadSlot(name: RemoteName, { thrown }: Start) {
  if (thrown !== undefined) throw thrown;
  const { exposed } = REMOTES[name].slot!;
  return { module: ((await importExposed(name, exposed)) as SlotModule)[exposed]! };
}
