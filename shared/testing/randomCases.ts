import fc from 'fast-check';
import { CASES, SEEDS } from '../tools/suite/suite.ts';

/** Shorter than a test may take: a property that is too slow with some seed fails and names it, instead of holding the run up. */
const CASES_WITHIN_MS = 100_000;

/** One seed and one number of cases for every property. */
fc.configureGlobal({
  seed: SEEDS.cases,
  numRuns: CASES,
  interruptAfterTimeLimit: CASES_WITHIN_MS,
  markInterruptAsFailure: true,
});
