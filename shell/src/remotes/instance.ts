import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { RemoteName } from '@bazaar/shared/contracts/remotes';
import { provided } from './provided.ts';

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown; // remotes are built with `externalRuntime`: they use the shell's
}
globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;

interface Container {
  init: unknown;
  get: unknown;
}

const isContainer = (value: object): value is Container => 'init' in value && 'get' in value;

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: provided,
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'plain-import',
      // Instead of the runtime's own loader, which hides why an entry failed.
      async loadEntry({ remoteInfo }) {
        const entry: object = await import(/* @vite-ignore */ remoteInfo.entry);
        if (!isContainer(entry)) throw new Error(`${remoteInfo.name} is not a federation entry`);
        return entry as never;
      },
    },
  ],
});

const registered = new Map<RemoteName, string>();

/** Loads one exposed module of a remote from the entry given. Another entry replaces what an earlier one brought. Throws what failed. */
export async function loadExposed<T>(name: RemoteName, entry: string, exposed: string): Promise<T> {
  if (registered.get(name) !== entry) federation.registerRemotes([{ name, entry, type: 'module' }], { force: true });
  registered.set(name, entry);
  try {
    const module = await federation.loadRemote<T>(`${name}/${exposed}`);
    if (!module) throw new Error(`${name} does not expose ${exposed}`);
    return module;
  } catch (error) {
    registered.delete(name); // the runtime remembers the failure; registered anew it does not
    throw error;
  }
}
