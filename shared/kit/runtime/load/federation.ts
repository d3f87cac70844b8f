import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown; // remotes are built with `externalRuntime`: they use the shell's
}

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;
/** Modules that a shell provides to its remotes, by name: `now` or `later`. */
type Provided = Readonly<Record<string, ReturnType<typeof now> | ReturnType<typeof later>>>;

const shareConfig = { singleton: true, requiredVersion: false } as const;

/** A provided module that is part of the shell's own code. */
export const now = (version: string, module: unknown) => ({ version, lib: () => module, shareConfig });

/** A provided module that loads when a remote first needs it. */
export const later = (version: string, load: () => Promise<unknown>) => ({
  version,
  get: () => load().then((module) => () => module),
  shareConfig,
});

/** Loads one exposed module of a remote from the entry given. Another entry replaces what an earlier one brought. Throws what failed. */
export type LoadExposed = <T>(name: string, entry: string, exposed: string) => Promise<T>;

/** Creates the one federation instance of a page, of the shell with this name. */
export function createFederation(name: string, provided: Provided): LoadExposed {
  globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
  const federation = createInstance({
    name,
    remotes: [],
    shared: provided as Shared,
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'plain-import', loadEntry }],
  });

  const register = (name: string, entry: string) =>
    federation.registerRemotes([{ name, entry, type: 'module' }], { force: true });

  /** The runtime keeps entries as whole URLs. */
  const isRegistered = (name: string, entry: string) =>
    federation.options.remotes.some(
      (remote) => remote.name === name && 'entry' in remote && remote.entry === new URL(entry, location.origin).href,
    );

  return async <T>(name: string, entry: string, exposed: string): Promise<T> => {
    if (!isRegistered(name, entry)) register(name, entry);
    try {
      const module = await federation.loadRemote<T>(`${name}/${exposed}`);
      if (!module) throw new Error(`${name} does not expose ${exposed}`);
      return module;
    } catch (error) {
      if (isRegistered(name, entry)) register(name, entry); // the runtime remembers a failure until then
      throw error;
    }
  };
}

/** Instead of the runtime's own loader, which hides why an entry failed. */
async function loadEntry({ remoteInfo }: { remoteInfo: { name: string; entry: string } }): Promise<never> {
  const entry: object = await import(/* @vite-ignore */ remoteInfo.entry);
  if (!('init' in entry && 'get' in entry)) throw new Error(`${remoteInfo.name} is not a federation entry`);
  return entry as never;
}
