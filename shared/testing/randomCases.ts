import fc from 'fast-check';
import { CASES, SEEDS } from '../tools/suite/suite.ts';

/** One seed and one number of cases for every property. */
fc.configureGlobal({ seed: SEEDS.cases, numRuns: CASES });
