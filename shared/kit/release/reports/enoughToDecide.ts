import type { Check } from './checks.ts';

interface Minimum {
  /** Since the canary began. */
  minutes: number;
  visits: number;
  /** Senders who met what is decided: of a canary that is worse, what speaks against it. */
  senders: number;
}

/**
 * Not in the spec. Ending costs little, for visitors get the live version: ten minutes and five senders are more than one
 * household, or one person with two lines. A proven canary goes to everybody: an hour, and twenty senders; the sequential
 * tests ask for some 150 visits then, which are fifty senders at three each.
 */
const MINIMUM: Record<'worse' | 'proven', Minimum> = {
  worse: { minutes: 10, visits: 6, senders: 5 },
  proven: { minutes: 60, visits: 100, senders: 20 },
};

/** The minimum that is needed before a verdict by this check may be acted on; undefined where it is reached. */
export function missingFor(verdict: 'worse' | 'proven', check: Check, elapsedMs: number): string | undefined {
  const { minutes, visits, senders } = MINIMUM[verdict];
  const met = verdict === 'worse' ? check.met : check.senders;
  const isEnough = elapsedMs >= minutes * 60_000 && check.visits >= visits && met >= senders;
  return isEnough ? undefined : `${minutes} minutes, ${visits} visits and ${senders} senders are needed`;
}
