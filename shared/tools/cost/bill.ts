import type { Counted, Prices } from './prices.ts';
import type { Step, Usage } from './visit.ts';

export interface BillLine {
  name: string;
  /** For one visit. */
  quantity: number;
  /** USD for one visit, at the list price. */
  usd: number;
  /** Its part of the bill, 0 to 1. */
  share: number;
  /** USD of a month, less what is free in it. */
  monthUsd: number;
}

/** Firestore's rules allow at most so many documents of one read. */
const MAX_PROGRESS = 100;
const MINUTE_S = 60;

/** The bill of the visits that prices.json assumes, from one that was measured: a line for each price. */
export function billOf(steps: readonly Step[], { prices, visits, videoSegmentS }: Prices): BillLine[] {
  const { perDay, daysPerMonth, signInsPerVisit, lessonsBegun } = visits;
  // The measured learner is a new one, whose account has no progress yet.
  const counted: Record<Counted, number> = { ...NOTHING, reads: Math.min(MAX_PROGRESS, lessonsBegun) };
  for (const { name, usage } of steps) {
    const times = name === 'sign-in' ? signInsPerVisit : 1;
    for (const [of, quantity] of Object.entries(quantitiesOf(usage, videoSegmentS)))
      counted[of as Counted] += times * quantity;
  }
  const lines = prices.map(({ of, name, usd, per, freePerMonth }) => {
    const billed = Math.max(0, counted[of] * perDay * daysPerMonth - freePerMonth);
    return { name, quantity: counted[of], usd: (counted[of] * usd) / per, monthUsd: (billed * usd) / per };
  });
  const total = lines.reduce((sum, { usd }) => sum + usd, 0);
  return lines.map((line) => ({ ...line, share: total > 0 ? line.usd / total : 0 }));
}

const NOTHING: Record<Counted, number> = {
  reads: 0,
  writes: 0,
  databaseBytes: 0,
  siteBytes: 0,
  codes: 0,
  videoMinutes: 0,
  pictures: 0,
};

/** A host counts whole segments of its own length, of each film. */
function quantitiesOf({ filmsS, ...usage }: Usage, segmentS: number): Record<Counted, number> {
  const segments = Object.values(filmsS).reduce((sum, seconds) => sum + Math.ceil(seconds / segmentS), 0);
  return { ...usage, videoMinutes: (segments * segmentS) / MINUTE_S };
}
