/**
 * Wald's sequential probability ratio test (A. Wald, "Sequential Tests of Statistical Hypotheses", Annals of Mathematical
 * Statistics 16, 1945): it may be looked at after every visit, as often as one likes, without more false alarms than stated.
 */

/** Not in the spec: a canary as good as the live version is ended in at most one case of a hundred. */
const FALSE_ALARM = 0.01;
/** Not in the spec: a canary that is too bad is called proven in at most one case of twenty. */
const FALSE_PROOF = 0.05;
/** Not in the spec: failing three times as often is worse. */
const WORSE_BY_FACTOR = 3;
/** Not in the spec: proven means failing on less than two visits in a hundred more than the live version. */
const MARGIN = 0.02;
/** Where the live version has had few visits, its rate of failure is taken as at least this. */
const LEAST_RATE = 0.005;

/** Visits of a version on a running site, and on how many of them it failed. */
export interface Outcomes {
  visits: number;
  failed: number;
}

export type Verdict = 'worse' | 'proven' | 'undecided';

/** What the visits so far say about a canary. */
export function verdictOn(canary: Outcomes, live: Outcomes): Verdict {
  if (isWorse(canary, live)) return 'worse';
  return isProven(canary, live) ? 'proven' : 'undecided';
}

/**
 * Only failed visits are looked at, and whose they were. Were both versions alike, the canary would have the share of the
 * failed visits that it has of all; failing three times as often, a share of `worse`. How often the live version fails
 * need not be known, and a failure of the backend, which hits both alike, speaks for neither. (The same conditioning as in
 * M. Kulldorff et al., "A Maximized Sequential Probability Ratio Test", Sequential Analysis 30, 2011.)
 */
function isWorse(canary: Outcomes, live: Outcomes): boolean {
  const share = canary.visits / (canary.visits + live.visits);
  if (!(share > 0 && share < 1)) return false;
  const worse = (WORSE_BY_FACTOR * share) / (WORSE_BY_FACTOR * share + 1 - share);
  const evidence = logRatio({ hits: canary.failed, misses: live.failed, alike: share, other: worse });
  return evidence >= Math.log(1 / FALSE_ALARM);
}

/** The canary's own visits: does it fail as the live version does, or on a share of them that is larger by the margin? */
function isProven(canary: Outcomes, live: Outcomes): boolean {
  const alike = Math.max(LEAST_RATE, live.visits > 0 ? live.failed / live.visits : 1);
  if (alike + MARGIN >= 1) return false;
  const misses = Math.max(0, canary.visits - canary.failed);
  const evidence = logRatio({ hits: canary.failed, misses, alike, other: alike + MARGIN });
  return evidence <= Math.log(FALSE_PROOF);
}

/** The logarithm of how much likelier the outcomes are with the probability `other` of a hit than with `alike`. */
function logRatio({ hits, misses, alike, other }: { hits: number; misses: number; alike: number; other: number }) {
  return hits * Math.log(other / alike) + misses * Math.log((1 - other) / (1 - alike));
}
