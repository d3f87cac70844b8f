import { PAGE_FAULTS, type PageFault } from './pageFaults.ts';
import { randomOf } from './random.ts';
import { SCREENS, type Screen } from './screens.ts';

/** Two faults at once on one screen. */
export interface Pair {
  number: number;
  screen: Screen;
  faults: readonly [PageFault, PageFault];
  /** The time that the visitor looks on before the faults end. */
  lastsMs: number;
}

/** Not in the spec: longer than any deadline after which a page gives up by itself. */
const MAX_DURATION_MS = 11_000;

/** The pairs of a seed, the same for the same seed however many there are. */
export const pairsOf = (seed: number, count: number): Pair[] =>
  Array.from({ length: count }, (_, index) => pairOf(seed, index + 1));

function pairOf(seed: number, number: number): Pair {
  const random = randomOf(seed + number * 7_919);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const first = pick(PAGE_FAULTS);
  const second = pick(PAGE_FAULTS.filter((fault) => fault !== first));
  return { number, screen: pick(SCREENS), faults: [first, second], lastsMs: random() * MAX_DURATION_MS };
}
