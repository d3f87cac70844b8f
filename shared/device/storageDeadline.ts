import { withDeadline } from '@remotes-kit/runtime/deadline';

/** Not in the spec: a read takes some ms; storage that another tab holds, such as a frozen one, may never respond. */
const RESPONSE_WITHIN_MS = 1_500;

/** Not in the spec: for what is read or written of many files at once, or of a whole film. A slow phone lists some hundred lessons in a second. */
export const MANY_FILES_WITHIN_MS = 10_000;

/**
 * Returns the result of IndexedDB or of the caches. Rejects where they do not respond in time: what was to be written is then written
 * late or never.
 */
export const withStorageDeadline = <Result>(result: Promise<Result>, ms = RESPONSE_WITHIN_MS): Promise<Result> =>
  withDeadline(result, ms, new Error(`no response of the storage in ${ms} ms`));
