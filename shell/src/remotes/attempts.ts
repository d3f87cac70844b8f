import type { RemoteBuild } from '@bazaar/shared/contracts/registry';
import { withDeadline } from '@bazaar/shared/device';
import { isServed, retryUrl } from './buildFiles.ts';
import { canReload, reloadPage } from './guardedReload.ts';
import { measureLoad } from './health/measureLoad.ts';
import { deadlinesFor, nextAttempt, type Attempt, type Deadlines, type Failure } from './nextAttempt.ts';
import { failureOf, LateError } from './remoteError.ts';

/** docs/decisions/003: the pause before the second attempt. */
const SECOND_ATTEMPT_AFTER_MS = 500;

/** Where the attempts to load a remote stand. */
export interface Position {
  name: string;
  /** Its 'routes', or the component of its slot: without that the page is whole, so no build is tried twice for it. */
  exposed: string;
  /** What the attempt is made with; undefined where no build fits this page. */
  build: RemoteBuild | undefined;
  /** The builds that have not been tried. */
  others: readonly RemoteBuild[];
  attempt: Attempt;
  /** The registry prefers a build that this page's document does not know. */
  isPageOld: boolean;
}

/** Loads what is exposed from an entry, which has been imported. */
export type Load<T> = (entry: string) => Promise<T>;

/** Makes one attempt after the other. Returns what was loaded and the position that it came from. Throws what failed last. */
export async function loadFrom<T>(
  start: Position,
  load: Load<T>,
  lastError?: unknown,
): Promise<{ result: T; position: Position }> {
  let position = start;
  let error = lastError;
  for (;;) {
    const { name, exposed, build, attempt, others } = position;
    if (attempt === 'reload') return reloadPage();
    if (attempt === 'panel' || !build) throw error ?? new Error(`no build of ${name} fits this page`);
    const entry = attempt === 'retryUrl' ? retryUrl(build.entry) : build.entry;
    try {
      const deadlines = deadlinesFor({ hasPrevious: others.length > 0 });
      const result = await measureLoad({ name, exposed, version: build.version, attempt }, () =>
        loadInTime(entry, load, deadlines),
      );
      return { result, position };
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

/** The position after a failure. Tells the console where another build is next. */
export async function after(position: Position, failure: Failure, error?: unknown): Promise<Position> {
  const { name, exposed, build, others, isPageOld } = position;
  const [previous, ...rest] = others;
  const mayRepeat = failure === 'error' && exposed === 'routes';
  const check = failure === 'error' && build !== undefined && isServedInTime(position); // also replaces what is damaged
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
function isServedInTime({ build, others, attempt }: Position): Promise<boolean> {
  const { checkMs } = deadlinesFor({ hasPrevious: others.length > 0 });
  const check = isServed(build!, attempt === 'sameUrl' ? retryUrl : undefined);
  return withDeadline(check, checkMs, new LateError('the check of the files', checkMs)).catch(() => false);
}
