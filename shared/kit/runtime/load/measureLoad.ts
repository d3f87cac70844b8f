import type { Attempt, AttemptFailure } from './nextAttempt.ts';
import { failureOf } from './remoteError.ts';

/** One attempt to load a remote. It is stored in the browser's own timeline (User Timing), where it can be read at any time. */
export interface LoadDetail {
  name: string;
  /** 'routes', or the component of its slot. */
  exposed: string;
  version: string;
  attempt: Attempt;
  /** The message of what was thrown first, and its stack. */
  error?: string;
  stack?: string;
  /** Undefined where it did not fail. */
  failure?: AttemptFailure;
}

/** The module that is being loaded or shown. */
type LoadTarget = Omit<LoadDetail, 'error' | 'stack' | 'failure'>;

/** Before the name of the remote. */
export const LOAD_MARK = 'remote:';

/** Runs a load and records in the browser's timeline how long it took and how it ended. */
export async function measureLoad<T>(loading: LoadTarget, load: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    const result = await load();
    record(loading, start);
    return result;
  } catch (error) {
    record(loading, start, failureOf(error), error);
    throw error;
  }
}

/** Records that a build which had loaded threw while rendering. */
export const recordThrown = (loading: LoadTarget, error: unknown): void =>
  record(loading, performance.now(), 'threw', error);

function record(loading: LoadTarget, start: number, failure?: AttemptFailure, error?: unknown): void {
  // The errors of a screen that could not be loaded, and of a failed import, only wrap what was thrown first.
  const { cause } = Object(error) as { cause?: { cause?: unknown } };
  const thrown = (cause?.cause ?? cause ?? error) as Partial<Error> | undefined;
  const failed = failure && { failure, error: String(thrown?.message ?? thrown), stack: String(thrown?.stack) };
  performance.measure(LOAD_MARK + loading.name, { start, detail: { ...loading, ...failed } satisfies LoadDetail });
}

/** Every attempt of this page to load a remote, the first one first. */
export const loadsOf = (name: string): { ms: number; detail: LoadDetail }[] =>
  (performance.getEntriesByName(LOAD_MARK + name, 'measure') as PerformanceMeasure[]).map(({ duration, detail }) => ({
    ms: duration,
    detail: detail as LoadDetail,
  }));
