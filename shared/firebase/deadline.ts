import { withDeadline } from '@bazaar/shared/device';
import { BackendError } from './backendError.ts';

/** Deadlines of docs/behaviour.md, Lists and data. */
export const READ_DEADLINE_MS = 10_000;
export const USER_WRITE_DEADLINE_MS = 8_000;

/** The promise, or a BackendError 'timedOut' after `ms`: the lite SDK itself waits for ever on a silent server. */
export const orTimedOut = <T>(promise: Promise<T>, ms: number): Promise<T> =>
  withDeadline(promise, ms, new BackendError('timedOut', new Error(`no response in ${ms} ms`)));
