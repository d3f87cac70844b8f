import { IS_DEV_SERVER, IS_TEST } from './devServer.ts';
import type { AttemptFailure } from './nextAttempt.ts';

/** `offline`: there is no network, and the remote was not saved. `broken`: it threw while rendering. */
export type RemoteFailure = 'unavailable' | 'offline' | 'needsUpdate' | 'disabled' | 'broken';

/** The reason why a remote cannot be shown; `cause` is what happened, `text` a message of its team. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly failure: RemoteFailure;
  readonly text: string | undefined;
  constructor(failure: RemoteFailure, { cause, text }: { cause?: unknown; text?: string } = {}) {
    super(text ?? failure, { cause });
    this.failure = failure;
    this.text = text;
  }
}

/**
 * Loading a remote, all attempts together. A dev server has a minute: it bundles what a remote depends on before it responds
 * for the first time.
 */
export const REMOTE_DEADLINE_MS = IS_DEV_SERVER && !IS_TEST ? 60_000 : 10_000;

/** An attempt that did not end within its deadline. */
export class LateError extends Error {
  override name = 'LateError';
  constructor(what: string, deadlineMs: number) {
    super(`${what}: not loaded within ${deadlineMs} ms`);
  }
}

/** The failure of an attempt to load. */
export const failureOf = (error: unknown): AttemptFailure => (error instanceof LateError ? 'late' : 'error');
