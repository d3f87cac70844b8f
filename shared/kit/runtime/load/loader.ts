/** Loads what a remote exposes, with every attempt that is allowed. It is code for the first remote: a page without one does without. */
import { retryUrl } from '../integrity/oldBrowsers/retryPath.ts';
import type { PageRegistry } from '../registry/pageRegistry.ts';
import type { RemoteBuild } from '../registry/registry.ts';
import { createCandidates, isServed } from './candidates.ts';
import type { Choice } from './choice.ts';
import { withDeadline } from './deadline.ts';
import type { LoadExposed } from './federation.ts';
import { canReload, reloadPage, type ReloadedAtMs } from './guardedReload.ts';
import { measureLoad, recordThrown } from './measureLoad.ts';
import { deadlinesFor, nextAttempt, type Attempt, type AttemptFailure, type Deadlines } from './nextAttempt.ts';
import { failureOf, LateError } from './remoteError.ts';

/** The pause before the second attempt. */
const SECOND_ATTEMPT_AFTER_MS = 500;

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

/** A module that a remote exposes. */
export interface Wanted {
  name: string;
  /** 'routes': its screens. Any other is the component of a slot, which gets one attempt of each build: a page is whole without it. */
  exposed: string;
}

/** Makes of an exposed module what is stored, and refuses one that is of no use by what it throws. `entry`: the URL that it came from. */
type Read<M, T> = (module: M, entry: string) => T | Promise<T>;

interface LoaderOptions {
  registry: Pick<PageRegistry, 'readRegistry' | 'registryInPage'>;
  choice: Choice;
  loadExposed: LoadExposed;
  reloadedAtMs: ReloadedAtMs;
}

/** The next attempt. `build` is undefined where no build fits this page. */
interface Position extends Wanted, Tried {
  build: RemoteBuild | undefined;
}

/** Returns a function that loads an exposed module and throws what failed last. */
export function createLoader({ registry, choice, loadExposed, reloadedAtMs }: LoaderOptions) {
  const candidatesFor = createCandidates(registry, choice);

  /** Makes one attempt after the other. */
  return async function load<M, T>(wanted: Wanted, start: Start, read: Read<M, T>): Promise<Loaded<T>> {
    const { name, exposed } = wanted;
    const loadModule = async (entry: string) => read(await loadExposed<M>(name, entry, exposed), entry);
    let position = await firstPosition(wanted, start);
    let error = start.thrown;
    for (;;) {
      const { build, attempt, others, isPageOld } = position;
      if (attempt === 'reload') return reloadPage(reloadedAtMs);
      if (attempt === 'panel' || !build) throw error ?? new Error(`no build of ${name} fits this page`);
      const entry = attempt === 'retryUrl' ? retryUrl(build.entry) : build.entry;
      try {
        const deadlines = deadlinesFor({ hasPrevious: others.length > 0 });
        const module = await measureLoad({ name, exposed, version: build.version, attempt }, () =>
          loadInTime(entry, loadModule, deadlines),
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
  };

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
    const isSlot = exposed !== 'routes';
    const check = failure === 'error' && build !== undefined && isServedInTime(build, position); // also replaces what is damaged
    const attempt = nextAttempt(position.attempt, {
      failure,
      isSlot,
      isServed: !isSlot && (await check),
      hasPrevious: previous !== undefined,
      isPageOld,
      canReload: () => canReload(reloadedAtMs),
    });
    if (attempt !== 'previous') return { ...position, attempt };
    console.warn(`${name} ${build?.version} failed (${failure}), ${previous!.version} is used instead.`, error);
    return { ...position, attempt, build: previous, others: rest };
  }
}

/** Imports the entry itself first: federation would wait for it without a deadline of its own. */
async function loadInTime<T>(
  entry: string,
  load: (entry: string) => Promise<T>,
  { entryMs, wholeMs }: Deadlines,
): Promise<T> {
  const loadAll = async () => {
    await withDeadline(import(/* @vite-ignore */ entry), entryMs, new LateError(entry, entryMs));
    return load(entry);
  };
  return withDeadline(loadAll(), wholeMs, new LateError(`${entry} and its first screen`, wholeMs));
}

/** After the second attempt the next one is through the retry path. */
function isServedInTime(build: RemoteBuild, { others, attempt }: Position): Promise<boolean> {
  const { checkMs } = deadlinesFor({ hasPrevious: others.length > 0 });
  const check = isServed(build, attempt === 'sameUrl' ? retryUrl : undefined);
  return withDeadline(check, checkMs, new LateError('the check of the files', checkMs)).catch(() => false);
}
