/** The attempts to load a remote, one after the other (docs/decisions/003). */
export type Attempt = 'first' | 'sameUrl' | 'retryUrl' | 'previous' | 'reload' | 'panel';

/** What is known after an attempt has failed. */
export interface Conditions {
  /** The server has the build's files, each with its hash. */
  isServed: boolean;
  /** There is another build for this visitor. */
  hasPrevious: boolean;
  /** A new page can help: this one remembers a failure or is older than the registry, and nothing would be lost. */
  canReload: boolean;
}

/** The next attempt. Files that are not served are not requested again: only another build helps then. */
export function nextAttempt(attempt: Attempt, { isServed, hasPrevious, canReload }: Conditions): Attempt {
  if (isServed && attempt === 'first') return 'sameUrl';
  if (isServed && attempt === 'sameUrl') return 'retryUrl';
  if (attempt === 'reload' || attempt === 'panel') return 'panel';
  if (hasPrevious) return 'previous';
  return canReload ? 'reload' : 'panel';
}
