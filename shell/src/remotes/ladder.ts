/** What is tried for a remote, one after the other (docs/decisions/003). */
export type Rung = 'first' | 'sameUrl' | 'lane' | 'previous' | 'reload' | 'panel';

/** What is known after a rung has failed. */
export interface Ground {
  /** The server has the build's files, each with its hash. */
  isServed: boolean;
  /** There is another build that this visitor may get. */
  hasPrevious: boolean;
  /** A new page can help: this one remembers a failure or is older than the registry, and nothing would be lost. */
  canReload: boolean;
}

/** The next thing to try. Files that are not served are not asked for again: only another build helps then. */
export function nextRung(rung: Rung, { isServed, hasPrevious, canReload }: Ground): Rung {
  if (isServed && rung === 'first') return 'sameUrl';
  if (isServed && rung === 'sameUrl') return 'lane';
  if (rung === 'reload' || rung === 'panel') return 'panel';
  if (hasPrevious) return 'previous';
  return canReload ? 'reload' : 'panel';
}
