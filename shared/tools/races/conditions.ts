/** The conditions that `npm run races` puts on a machine or a line, so that a test that races loses. */
export const CONDITIONS = {
  scripts: 'every script comes late',
  reads: 'every read of the database comes late',
  fonts: 'every font comes late',
  processor: 'the processor is six times slower',
  tabs: 'the school is open in a second tab',
  workers: 'four tests run at the same time',
} as const;

export type Condition = keyof typeof CONDITIONS;

/** Not in the spec: later than any wait that is not for this. */
export const LATE_MS = 700;
export const PROCESSOR_RATE = 6;

/** The condition that the finder has set for all of the run's workers. */
export const RACE = process.env.RACE as Condition | undefined;
