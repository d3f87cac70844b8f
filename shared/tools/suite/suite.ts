import { randomInt } from 'node:crypto';

/**
 * The tests that run (docs/testing.md): 'test' has every promise of the product once, 'verify' proves them with costly means,
 * such as other browsers and many random cases. Absent: both, as when a developer names a test.
 */
export const SUITE = process.env.SUITE === 'test' || process.env.SUITE === 'verify' ? process.env.SUITE : undefined;

/** The tests that are not part of `npm test`: in a file of this name, or with this tag. */
export const OF_VERIFY = /\.verify\.|@verify/;

/** The order of the tests: another in every run, printed with it and the same again with SEED=n. */
const orderSeed = Number(process.env.SEED ?? randomInt(1_000_000));
/** Workers and the programs that a run starts have the same. */
process.env.SEED = String(orderSeed);

/** Not in the spec: the random cases of `npm test` are the same in every run, so that a red run is about what changed. */
const USUAL_CASES = 20_251;

export const SEEDS = {
  order: orderSeed,
  /** The random cases: new ones in every verification. */
  cases: SUITE === 'verify' ? orderSeed : USUAL_CASES,
};

/** The number of random cases that a property is tried with, unless it names fewer. */
export const CASES = SUITE === 'verify' ? 10_000 : 1_000;
