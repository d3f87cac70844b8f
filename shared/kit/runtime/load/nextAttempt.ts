import { REMOTE_DEADLINE_MS } from './remoteError.ts';

/** The attempts to load a remote, one after the other. */
export type Attempt = 'first' | 'sameUrl' | 'retryUrl' | 'previous' | 'reload' | 'panel';

/** The kind of failure of an attempt: an error, a missed deadline, or a loaded build that threw while rendering. */
export type AttemptFailure = 'error' | 'late' | 'threw';

/** The facts after an attempt has failed. */
export interface Conditions {
  failure: AttemptFailure;
  /** The component of a slot: a page is whole without it, so each build gets one attempt. */
  isSlot: boolean;
  /** The server has the build's files, each with its hash: this page remembers a failure that is over. */
  isServed: boolean;
  /** There is another build for this visitor. */
  hasPrevious: boolean;
  /** The registry prefers a build that this page's document does not know. */
  isPageOld: boolean;
  /** Allows a reload that would lose nothing, and is not one of many (guardedReload.ts); asked last, as it reads and writes the tab's storage. */
  canReload(): boolean;
}

/**
 * The next attempt. Files that are not served or do not come in time are not requested again, and a build that throws is
 * not rendered again: only another build helps then. A reload helps only after an error: a new page would hang or throw too.
 */
export function nextAttempt(attempt: Attempt, conditions: Conditions): Attempt {
  const { failure, isSlot, isServed, hasPrevious, isPageOld, canReload } = conditions;
  const mayRepeat = failure === 'error' && !isSlot;
  if (mayRepeat && isServed && attempt === 'first') return 'sameUrl';
  if (mayRepeat && isServed && attempt === 'sameUrl') return 'retryUrl';
  if (attempt === 'reload' || attempt === 'panel') return 'panel';
  if (hasPrevious) return 'previous';
  const newPageHelps = isServed || isPageOld;
  return mayRepeat && newPageHelps && canReload() ? 'reload' : 'panel';
}

/** The time that each part of one attempt may take, in ms. */
export interface Deadlines {
  /** The response of the entry. */
  entryMs: number;
  /** The entry, the routes, their sheets and the screen of the path. */
  wholeMs: number;
  /** The check whether the files are served. */
  checkMs: number;
}

/** Only where another build can be had is an attempt given up early: on a slow line the one build needs all the time there is. */
export const deadlinesFor = ({ hasPrevious }: Pick<Conditions, 'hasPrevious'>): Deadlines =>
  hasPrevious
    ? { entryMs: 2_000, wholeMs: 5_000, checkMs: 1_000 }
    : { entryMs: REMOTE_DEADLINE_MS, wholeMs: REMOTE_DEADLINE_MS, checkMs: REMOTE_DEADLINE_MS };
