/** Loads what a remote exposes. Comes with the first remote: /home does without it. */
import { BASE_LANGUAGE, type Language } from '@bazaar/shared/contracts/languages';
import type { RemoteModule, SlotModule, SlotProps } from '@bazaar/shared/contracts/remote';
import { remembered } from '@bazaar/shared/device';
import { preloadScreens } from '@bazaar/shared/router';
import { createFederation } from '@remotes-kit/runtime/federation';
import { hasTranslations } from '@remotes-kit/runtime/knownHashes';
import { createLoader, type Loaded, type Start } from '@remotes-kit/runtime/loader';
import { RemoteError } from '@remotes-kit/runtime/remoteError';
import type { ComponentType } from 'react';
import { pageLanguage } from '../language/language.ts';
import { choice } from './choice.ts';
import { provided } from './provided.ts';
import { mounts, pageRegistry } from './registry.ts';

/** The screens of a remote, and the language of their texts where it is another than the page's (docs/decisions/033). */
export interface Screens extends Pick<RemoteModule, 'routes'> {
  language?: Language | undefined;
}

/** The component of a remote's slot. */
export type Slot = ComponentType<SlotProps>;

const reloadedAtMs = remembered('bazaar.reloadedAt', (stored) => (typeof stored === 'number' ? stored : undefined), {
  session: true,
  survivesSignOut: true,
});

const load = createLoader({
  registry: pageRegistry,
  choice,
  loadExposed: createFederation('shell', provided),
  reloadedAtMs,
});

/** Loads a remote and the screen of the path. Throws what failed last. */
export const loadScreens = (name: string, pathname: string, start: Start): Promise<Loaded<Screens>> =>
  load({ name, exposed: 'routes' }, start, async ({ routes }: RemoteModule, entry) => {
    if (!Array.isArray(routes)) throw new RemoteError('needsUpdate');
    if (!hasSheet(name)) throw new Error(`the sheet of ${name} did not come`);
    await preloadScreens(routes, pathname);
    return { routes, language: otherLanguageOf(entry) };
  });

/** Loads the component of a slot. Throws what failed last. */
export async function loadSlot(name: string, start: Start): Promise<Loaded<Slot>> {
  const { exposed } = mounts()[name]!.slot!;
  return load({ name, exposed }, start, (module: SlotModule) => module[exposed]!);
}

/** Says that the CSS of a remote has arrived: each sheet sets a custom property of its own (shared/kit/build/remote/cssSentinel.ts). */
const hasSheet = (name: string): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue(`--css-of-${name}`) !== '';

/**
 * The language of a remote's texts where it is another than the page's: a build from before there was a translation is in
 * English. `entry`: the URL of its entry.
 */
function otherLanguageOf(entry: string): Language | undefined {
  if (pageLanguage() === BASE_LANGUAGE) return undefined;
  return hasTranslations(entry.replace(/assets\/[^/]*$/, '')) ? undefined : BASE_LANGUAGE;
}
