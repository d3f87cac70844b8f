import type { RemoteModule, SlotModule, SlotProps } from '@bazaar/shared/contracts/remote';
import type { Language } from '@bazaar/shared/contracts/languages';
import { preloadScreens } from '@bazaar/shared/router';
import type { ComponentType } from 'react';
import { otherLanguageOf } from '../language/buildLanguage.ts';
import { after, loadFrom, type Load, type Position } from './attempts.ts';
import { hasSheet } from './buildFiles.ts';
import { candidatesFor } from './candidates.ts';
import { loadExposed } from './federation.ts';
import { recordThrown } from './health/measureLoad.ts';
import { mounts } from './mounts.ts';
import { RemoteError } from './remoteError.ts';

interface Options {
  /** An earlier load failed. */
  isAnew?: boolean;
  /** What the build on view threw while rendering: another one is needed. */
  thrown?: unknown;
}

/** What each exposed module on this page was loaded from, by remote and name: a slot has to come from the same as the screens. */
const shown = new Map<string, Position>();

/** A remote on this page, and the language of its texts where it is another than the page's (docs/decisions/033). */
export interface LoadedRemote extends Pick<RemoteModule, 'routes'> {
  language?: Language | undefined;
}

/** Loads the remote and the screen of the path, with every attempt that docs/decisions/003 allows. Throws what failed. */
export function loadWithFallbacks(name: string, pathname: string, options: Options = {}): Promise<LoadedRemote> {
  const load = async (entry: string) => {
    const module = await loadExposed<RemoteModule>(name, entry, 'routes');
    if (!Array.isArray(module.routes)) throw new RemoteError('needsUpdate');
    if (!hasSheet(name)) throw new Error(`the sheet of ${name} did not come`);
    await preloadScreens(module.routes, pathname);
    return { routes: module.routes, language: otherLanguageOf(entry) };
  };
  return loadShown({ name, exposed: 'routes' }, load, options);
}

/** The component for a slot, in one attempt of each build: where there is none, the page is whole without it. Throws what failed. */
export function loadSlot(name: string, options: Options = {}): Promise<ComponentType<SlotProps>> {
  const { exposed } = mounts()[name]!.slot!;
  const load = async (entry: string) => (await loadExposed<SlotModule>(name, entry, exposed))[exposed]!;
  return loadShown({ name, exposed }, load, options);
}

type Wanted = Pick<Position, 'name' | 'exposed'>;

async function loadShown<T>(wanted: Wanted, load: Load<T>, { isAnew = false, thrown }: Options): Promise<T> {
  const key = `${wanted.name}/${wanted.exposed}`;
  const last = thrown === undefined ? undefined : shown.get(key);
  const start = last ? await afterThrown(last, thrown) : await startOf(wanted, isAnew);
  const { result, position } = await loadFrom(start, load, thrown);
  shown.set(key, position);
  return result;
}

/** The position after a build that had loaded threw while rendering. */
function afterThrown(last: Position, thrown: unknown): Promise<Position> {
  const { name, exposed, attempt } = last;
  recordThrown({ name, exposed, version: last.build?.version ?? '', attempt }, thrown);
  return after(last, 'threw', thrown);
}

/** The first attempt, or the one after it: the plain URL of a remote that has failed on this page is not tried again. */
async function startOf({ name, exposed }: Wanted, isAnew: boolean): Promise<Position> {
  const ofScreens = shown.get(`${name}/routes`);
  if (exposed !== 'routes' && ofScreens) return { ...ofScreens, exposed, others: [] };
  const { builds, isPageOld } = await candidatesFor(name, { anew: isAnew });
  const first: Position = { name, exposed, build: builds[0], others: builds.slice(1), attempt: 'first', isPageOld };
  if (!navigator.onLine || (first.build && !isAnew)) return first;
  return after(first.build ? { ...first, attempt: 'sameUrl' } : first, 'error');
}
