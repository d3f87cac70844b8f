import type { RemoteBuild } from '@bazaar/shared/contracts/registry';
import type { RemoteModule, SlotModule, SlotProps } from '@bazaar/shared/contracts/remote';
import * as device from '@bazaar/shared/device';
import * as query from '@bazaar/shared/query';
import * as router from '@bazaar/shared/router';
import { preloadScreens } from '@bazaar/shared/router';
import * as session from '@bazaar/shared/session';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as React from 'react';
import type { ComponentType } from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import { loadAuth } from '../session/session.ts';
import { hasSheet, isServed, retryUrl } from './buildFiles.ts';
import { candidatesFor } from './candidates.ts';
import { canReload, reloadPage } from './guardedReload.ts';
import { measureLoad } from './health/measureLoad.ts';
import { nextAttempt, type Attempt } from './nextAttempt.ts';
import { places } from './places.ts';
import { RemoteError } from './remoteError.ts';

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
  '@bazaar/shared/firebase/firestore': later('1.0.0', () => import('@bazaar/shared/firebase/firestore')),
  '@bazaar/shared/firebase/auth': later('1.0.0', loadAuth),
  '@bazaar/shared/player': later('1.0.0', () => import('@bazaar/shared/player')),
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

const registered = new Map<string, string>();

/** Loads one exposed module of a remote from the entry given. Another entry replaces what an earlier one brought. Throws what failed. */
async function loadExposed<T>(name: string, entry: string, exposed: string): Promise<T> {
  if (registered.get(name) !== entry) federation.registerRemotes([{ name, entry, type: 'module' }], { force: true });
  registered.set(name, entry);
  try {
    const module = await federation.loadRemote<T>(`${name}/${exposed}`);
    if (!module) throw new Error(`${name} does not expose ${exposed}`);
    return module;
  } catch (error) {
    registered.delete(name); // the runtime remembers a failure until the remote is registered again
    throw error;
  }
}

/** docs/decisions/003: the pause before the second attempt. */
const SECOND_ATTEMPT_AFTER_MS = 500;

/** What each remote of this page was loaded from: its slot has to come from the same. */
const shown = new Map<string, { build: RemoteBuild; entry: string }>();

/** Makes one attempt after the other until the remote and the screen of the path are loaded. `isAnew`: an earlier load failed. */
export async function loadWithFallbacks(
  name: string,
  pathname: string,
  { isAnew }: { isAnew: boolean },
): Promise<RemoteModule> {
  const { builds, isPageOld } = await candidatesFor(name, { anew: isAnew });
  let build = builds.shift();
  let attempt = 'first' as Attempt;
  let failure: unknown;
  const chooseNext = async () => {
    const served = build !== undefined && (await isServed(build));
    attempt = nextAttempt(attempt, {
      isServed: served,
      hasPrevious: builds.length > 0,
      canReload: (served || isPageOld) && canReload(),
    });
  };
  if (navigator.onLine && (isAnew || !build)) {
    if (build) attempt = 'sameUrl'; // the plain URL has failed on this page
    await chooseNext();
  }
  for (;;) {
    if (attempt === 'reload') return reloadPage();
    if (attempt === 'panel' || !build) throw failure ?? new Error(`no build of ${name} fits this page`);
    if (attempt === 'previous') build = builds.shift()!;
    const entry = attempt === 'retryUrl' ? retryUrl(build.entry) : build.entry;
    try {
      const module = await measureLoad({ name, build, attempt }, () => load(name, entry, pathname));
      shown.set(name, { build, entry });
      return module;
    } catch (error) {
      if (!navigator.onLine) throw error; // nothing else can be had either
      failure = error;
      if (attempt === 'first') await new Promise((resolve) => setTimeout(resolve, SECOND_ATTEMPT_AFTER_MS));
      await chooseNext();
    }
  }
}

async function load(name: string, entry: string, pathname: string): Promise<RemoteModule> {
  const module = await loadExposed<RemoteModule>(name, entry, 'routes');
  if (!Array.isArray(module.routes)) throw new RemoteError('needsUpdate');
  if (!hasSheet(name)) throw new Error(`the sheet of ${name} did not come`);
  await preloadScreens(module.routes, pathname);
  return module;
}

/** The component for a slot, in one attempt: where it cannot be loaded, the page is whole without it. Throws what failed. */
export async function loadSlot(name: string): Promise<ComponentType<SlotProps>> {
  const { build, entry } = shown.get(name) ?? { build: (await candidatesFor(name)).builds[0] };
  if (!build) throw new RemoteError('unavailable');
  const { exposed } = places()[name]!.slot!;
  return (await loadExposed<SlotModule>(name, entry ?? build.entry, exposed))[exposed]!;
}
