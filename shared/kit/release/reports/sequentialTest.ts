/**
 * Wald's sequential probability ratio test (A. Wald, "Sequential Tests of Statistical Hypotheses", Annals of Mathematical
 * Statistics 16, 1945): it may be looked at after every visit, as often as one likes, without more false alarms than stated.
 */

/** Not in the spec: a canary as good as the live version is ended in at most one case of a hundred, by all five tests (checks.ts) together. */
const FALSE_ALARM = 0.01 / 5;
/** Not in the spec: a canary that is too bad is called proven in at most one case of twenty. */
const FALSE_PROOF = 0.05;

/** Visits of a version on a running site, and on how many of them it failed. */
export interface Outcomes {
  visits: number;
  failed: number;
}

export type Verdict = 'worse' | 'proven' | 'undecided';

/** The limits of a test. Bad: to fail `factor` times as often. Good: to fail on a share of visits larger by `margin` at most. */
export interface Limits {
  factor: number;
  margin: number;
  /** The least rate of failure that is taken for the live version, which may have had few visits. */
  leastRate: number;
}

/** The verdict on whether the canary fails on more of its visits than the live version. */
export function verdictOn(canary: Outcomes, live: Outcomes, limits: Limits): Verdict {
  if (isWorse(canary, live, limits)) return 'worse';
  return isProven(canary, live, limits) ? 'proven' : 'undecided';
}

/** Not in the spec: a canary of which half of the visits do not come is bad. */
const LOST_SHARE = 0.5;

/**
 * The verdict on whether as many visits of the canary come as were given to it, of all that were given one of the two (a
 * sample-ratio test: A. Fabijan et al., "Diagnosing Sample Ratio Mismatch in Online Controlled Experiments", KDD 2019).
 * `share`: from 0 to 1.
 */
export function verdictOnShare(canary: number, live: number, share: number): Verdict {
  if (!(share > 0 && share < 1)) return 'undecided';
  const evidence = logRatio({ hits: canary, misses: live, alike: share, other: share * (1 - LOST_SHARE) });
  if (evidence >= Math.log(1 / FALSE_ALARM)) return 'worse';
  return evidence <= Math.log(FALSE_PROOF) ? 'proven' : 'undecided';
}

/**
 * Only failed visits are looked at, and whose they were. Were both versions alike, the canary would have the share of the
 * failed visits that it has of all; failing `factor` times as often, a share of `worse`. How often the live version fails
 * need not be known, and a failure of the backend, which hits both alike, speaks for neither. (The same conditioning as in
 * M. Kulldorff et al., "A Maximized Sequential Probability Ratio Test", Sequential Analysis 30, 2011.)
 */
function isWorse(canary: Outcomes, live: Outcomes, { factor }: Limits): boolean {
  const share = canary.visits / (canary.visits + live.visits);
  if (!(share > 0 && share < 1)) return false;
  const worse = (factor * share) / (factor * share + 1 - share);
  const evidence = logRatio({ hits: canary.failed, misses: live.failed, alike: share, other: worse });
  return evidence >= Math.log(1 / FALSE_ALARM);
}

/** The canary's own visits: does it fail as the live version does, or on a share of them that is larger by the margin? */
function isProven(canary: Outcomes, live: Outcomes, { margin, leastRate }: Limits): boolean {
  const alike = Math.max(leastRate, live.visits > 0 ? live.failed / live.visits : 1);
  if (alike + margin >= 1) return false;
  const misses = Math.max(0, canary.visits - canary.failed);
  const evidence = logRatio({ hits: canary.failed, misses, alike, other: alike + margin });
  return evidence <= Math.log(FALSE_PROOF);
}

/** The logarithm of how much likelier the outcomes are with the probability `other` of a hit than with `alike`. */
function logRatio({ hits, misses, alike, other }: { hits: number; misses: number; alike: number; other: number }) {
  return hits * Math.log(other / alike) + misses * Math.log((1 - other) / (1 - alike));
}
