import type { Counted } from './countedVisits.ts';

interface Minimum {
  /** Since the canary began. */
  minutes: number;
  visits: number;
  /** Who met what is decided: of a canary that is worse, those for whom it failed. */
  senders: number;
}

/**
 * Not in the spec. Ending costs little, for visitors get the live version: ten minutes and five senders are more than one
 * household, or one person with two lines. A proven canary goes to everybody: an hour, and twenty senders; the sequential
 * test asks for some 150 visits then, which are fifty senders at three each.
 */
const MINIMUM: Record<'worse' | 'proven', Minimum> = {
  worse: { minutes: 10, visits: 6, senders: 5 },
  proven: { minutes: 60, visits: 100, senders: 20 },
};

/** What is still missing before a verdict may be acted on; undefined: nothing. */
export function missingFor(verdict: 'worse' | 'proven', canary: Counted, elapsedMs: number): string | undefined {
  const { minutes, visits, senders } = MINIMUM[verdict];
  const met = verdict === 'worse' ? canary.failedSenders : canary.senders;
  const isEnough = elapsedMs >= minutes * 60_000 && canary.visits >= visits && met >= senders;
  return isEnough ? undefined : `${minutes} minutes, ${visits} visits and ${senders} senders are needed`;
}
