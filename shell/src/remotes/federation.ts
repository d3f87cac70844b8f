import * as device from '@bazaar/shared/device';
import * as firestore from '@bazaar/shared/firebase/firestore';
import * as query from '@bazaar/shared/query';
import * as router from '@bazaar/shared/router';
import * as session from '@bazaar/shared/session';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import { loadAuth } from '../session/session.ts';

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown; // remotes are built with `externalRuntime`: they use the shell's
}
globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;

const shareConfig = { singleton: true, requiredVersion: false } as const;
const now = (version: string, module: unknown) => ({ version, lib: () => module, shareConfig });
const later = (version: string, load: () => Promise<unknown>) => ({
  version,
  get: () => load().then((module) => () => module),
  shareConfig,
});

/** Every module that the shell provides to the remotes (shared/tools/build/sharing.ts). The heavy ones load when first needed. */
const provided = {
  react: now(React.version, React),
  'react/jsx-runtime': now(React.version, jsxRuntime),
  ...(import.meta.env.DEV && { 'react/jsx-dev-runtime': later(React.version, () => import('react/jsx-dev-runtime')) }),
  'react-dom': now(React.version, ReactDOM),
  'react-dom/client': now(React.version, ReactDOMClient),
  '@bazaar/shared/router': now('1.0.0', router),
  '@bazaar/shared/query': now('1.0.0', query),
  '@bazaar/shared/device': now('1.0.0', device),
  '@bazaar/shared/session': now('1.0.0', session),
  '@bazaar/shared/firebase/firestore': now('1.0.0', firestore),
  '@bazaar/shared/firebase/auth': later('1.0.0', loadAuth),
  '@bazaar/shared/player': later('1.0.0', () => import('@bazaar/shared/player')),
  '@bazaar/shared/series': later('1.0.0', () => import('@bazaar/shared/series')),
};

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
        if (!('init' in entry && 'get' in entry)) throw new Error(`${remoteInfo.name} is not a federation entry`);
        return entry as never;
      },
    },
  ],
});

/** Loads one exposed module of a remote from the entry given. Another entry replaces what an earlier one brought. Throws what failed. */
export async function loadExposed<T>(name: string, entry: string, exposed: string): Promise<T> {
  if (!isRegistered(name, entry)) register(name, entry);
  try {
    const module = await federation.loadRemote<T>(`${name}/${exposed}`);
    if (!module) throw new Error(`${name} does not expose ${exposed}`);
    return module;
  } catch (error) {
    if (isRegistered(name, entry)) register(name, entry); // the runtime remembers a failure until then
    throw error;
  }
}

const register = (name: string, entry: string) =>
  federation.registerRemotes([{ name, entry, type: 'module' }], { force: true });

/** The runtime keeps entries as whole URLs. */
const isRegistered = (name: string, entry: string) =>
  federation.options.remotes.some(
    (remote) => remote.name === name && 'entry' in remote && remote.entry === new URL(entry, location.origin).href,
  );
