/** Loads what a remote exposes, with every attempt that docs/decisions/003 allows. Comes with the first remote: /home does without it. */
import type { Language } from '@bazaar/shared/contracts/languages';
import type { RemoteBuild } from '@bazaar/shared/contracts/registry';
import type { RemoteModule, SlotModule, SlotProps } from '@bazaar/shared/contracts/remote';
import { withDeadline } from '@bazaar/shared/device';
import { retryUrl } from '@bazaar/shared/integrity/oldBrowsers/rememberedFailure';
import { preloadScreens } from '@bazaar/shared/router';
import type { ComponentType } from 'react';
import { candidatesFor, isServed, otherLanguageOf } from './candidates.ts';
import { loadExposed } from './federation.ts';
import { canReload, reloadPage } from './guardedReload.ts';
import { measureLoad, recordThrown } from './measureLoad.ts';
import { deadlinesFor, nextAttempt, type Attempt, type Deadlines, type AttemptFailure } from './nextAttempt.ts';
import { mounts } from './registry.ts';
import { failureOf, LateError, RemoteError } from './remoteError.ts';

/** docs/decisions/003: the pause before the second attempt. */
const SECOND_ATTEMPT_AFTER_MS = 500;

/** The screens of a remote, and the language of their texts where it is another than the page's (docs/decisions/033). */
export interface Screens extends Pick<RemoteModule, 'routes'> {
  language?: Language | undefined;
}

/** The component of a remote's slot. */
export type Slot = ComponentType<SlotProps>;

/** The attempt that brought a build, and those that can be made after it. */
export interface Tried {
  attempt: Attempt;
  /** The builds that have not been tried. */
  others: readonly RemoteBuild[];
  /** The registry prefers a build that this page's document does not know. */
  isPageOld: boolean;
}

/** A module and the build that it is of. */
export interface Loaded<T> {
  module: T;
  build: RemoteBuild;
  tried: Tried;
}

/** The beginning of the attempts: the build that the registry prefers, unless something else is said. */
export interface Start {
  /** A load of the remote failed on this page: the registry is read anew, and URLs that failed are avoided. */
  isAnew?: boolean;
  /** A build that this page has loaded: a slot has to come from the same as the screens. */
  from?: Omit<Loaded<unknown>, 'module'> | undefined;
  /** The error that this build threw while rendering: another one is needed. */
  thrown?: unknown;
}

/** Loads a remote and the screen of the path. Throws what failed last. */
export function loadScreens(name: string, pathname: string, start: Start): Promise<Loaded<Screens>> {
  const load = async (entry: string) => {
    const module = await loadExposed<RemoteModule>(name, entry, 'routes');
    if (!Array.isArray(module.routes)) throw new RemoteError('needsUpdate');
    if (!hasSheet(name)) throw new Error(`the sheet of ${name} did not come`);
    await preloadScreens(module.routes, pathname);
    return { routes: module.routes, language: otherLanguageOf(entry) };
  };
  return loadWithFallbacks({ name, exposed: 'routes' }, start, load);
}

/** Loads the component of a slot, in one attempt of each build: where there is none, the page is whole without it. Throws what failed last. */
export async function loadSlot(name: string, start: Start): Promise<Loaded<Slot>> {
  const { exposed } = mounts()[name]!.slot!;
  const load = async (entry: string) => (await loadExposed<SlotModule>(name, entry, exposed))[exposed]!;
  return loadWithFallbacks({ name, exposed }, start, load);
}

/** Says that the CSS of a remote has arrived: each sheet sets a custom property of its own (shared/tools/build/remotePlugins.ts). */
const hasSheet = (name: string): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue(`--css-of-${name}`) !== '';

interface Wanted {
  name: string;
  /** 'routes', or the component of a slot. */
  exposed: string;
}

/** The next attempt. `build` is undefined where no build fits this page. */
interface Position extends Wanted, Tried {
  build: RemoteBuild | undefined;
}

/** Loads what is exposed from an entry, which has been imported. */
type Load<T> = (entry: string) => Promise<T>;

/** Makes one attempt after the other. */
async function loadWithFallbacks<T>(wanted: Wanted, start: Start, load: Load<T>): Promise<Loaded<T>> {
  let position = await firstPosition(wanted, start);
  let error = start.thrown;
  for (;;) {
    const { name, exposed, build, attempt, others, isPageOld } = position;
    if (attempt === 'reload') return reloadPage();
    if (attempt === 'panel' || !build) throw error ?? new Error(`no build of ${name} fits this page`);
    const entry = attempt === 'retryUrl' ? retryUrl(build.entry) : build.entry;
    try {
      const deadlines = deadlinesFor({ hasPrevious: others.length > 0 });
      const module = await measureLoad({ name, exposed, version: build.version, attempt }, () =>
        loadInTime(entry, load, deadlines),
      );
      return { module, build, tried: { attempt, others, isPageOld } };
    } catch (failed) {
      if (!navigator.onLine) throw failed; // nothing else can be had either
      error = failed;
      const failure = failureOf(failed);
      if (attempt === 'first' && failure === 'error')
        await new Promise((resolve) => setTimeout(resolve, SECOND_ATTEMPT_AFTER_MS));
      position = await after(position, failure, failed);
    }
  }
}

/** Imports the entry itself first: federation would wait for it without a deadline of its own. */
async function loadInTime<T>(entry: string, load: Load<T>, { entryMs, wholeMs }: Deadlines): Promise<T> {
  const loadAll = async () => {
    await withDeadline(import(/* @vite-ignore */ entry), entryMs, new LateError(entry, entryMs));
    return load(entry);
  };
  return withDeadline(loadAll(), wholeMs, new LateError(`${entry} and its first screen`, wholeMs));
}

/** The first attempt, or the one after it: the plain URL of a remote that has failed on this page is not tried again. */
async function firstPosition(wanted: Wanted, { isAnew = false, from, thrown }: Start): Promise<Position> {
  if (from && thrown !== undefined) {
    const { build, tried } = from;
    recordThrown({ ...wanted, version: build.version, attempt: tried.attempt }, thrown);
    return after({ ...wanted, build, ...tried }, 'threw', thrown);
  }
  if (from) return { ...wanted, build: from.build, ...from.tried, others: [] };
  const { builds, isPageOld } = await candidatesFor(wanted.name, { anew: isAnew });
  const first: Position = { ...wanted, build: builds[0], others: builds.slice(1), attempt: 'first', isPageOld };
  if (!navigator.onLine || (first.build && !isAnew)) return first;
  return after(first.build ? { ...first, attempt: 'sameUrl' } : first, 'error');
}

/** The position after a failure. Tells the console where another build is next. */
async function after(position: Position, failure: AttemptFailure, error?: unknown): Promise<Position> {
  const { name, exposed, build, others, isPageOld } = position;
  const [previous, ...rest] = others;
  const mayRepeat = failure === 'error' && exposed === 'routes';
  const check = failure === 'error' && build !== undefined && isServedInTime(build, position); // also replaces what is damaged
  const served = mayRepeat && (await check);
  const attempt = nextAttempt(position.attempt, {
    failure,
    isServed: served,
    hasPrevious: previous !== undefined,
    canReload: mayRepeat && (served || isPageOld) && canReload(),
  });
  if (attempt !== 'previous') return { ...position, attempt };
  console.warn(`${name} ${build?.version} failed (${failure}), ${previous!.version} is used instead.`, error);
  return { ...position, attempt, build: previous, others: rest };
}

/** After the second attempt the next one is through the retry path. */
function isServedInTime(build: RemoteBuild, { others, attempt }: Position): Promise<boolean> {
  const { checkMs } = deadlinesFor({ hasPrevious: others.length > 0 });
  const check = isServed(build, attempt === 'sameUrl' ? retryUrl : undefined);
  return withDeadline(check, checkMs, new LateError('the check of the files', checkMs)).catch(() => false);
}
