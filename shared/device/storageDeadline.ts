import { withDeadline } from '@remotes-kit/runtime/deadline';

/** Not in the spec: a read takes some ms; storage that another tab holds, such as a frozen one, may never respond. */
const RESPONSE_WITHIN_MS = 1_500;

/** Not in the spec: where nobody looks on, or many files are read at once. A slow phone lists some hundred lessons in a second. */
const LONG_WITHIN_MS = 10_000;

/**
 * Returns the result of IndexedDB or of the caches. Rejects where they do not respond in time: what was to be written is then written
 * late or never.
 */
export const withStorageDeadline = <Result>(result: Promise<Result>, ms = RESPONSE_WITHIN_MS): Promise<Result> =>
  withDeadline(result, ms, new Error(`no response of the storage in ${ms} ms`));

/** Returns the same for what takes longer: many files at once, a part of a film, all that the service worker does beside its answers. */
export const withLongStorageDeadline = <Result>(result: Promise<Result>): Promise<Result> =>
  withStorageDeadline(result, LONG_WITHIN_MS);
