import type { SUITE } from './suite.ts';

export interface Stage {
  /** A script of package.json with its arguments. */
  script: string;
  /** The minutes that it takes on two slow cores at most. Absent: it is always run. */
  minutes?: number;
}

/** The stages of `npm test` and `npm run verify`, one after the other. */
export const STAGES: Record<NonNullable<typeof SUITE>, readonly Stage[]> = {
  test: ['browser', 'types', 'lint', 'build', 'budgets', 'unit', 'e2e'].map((script) => ({ script })),
  verify: [
    { script: 'browser' },
    { script: 'build' },
    { script: 'e2e -- --project=site', minutes: 30 },
    { script: 'bench -- --short', minutes: 6 },
    { script: 'unit', minutes: 25 },
    { script: 'e2e -- --grep-invert=^site', minutes: 20 }, // the other engines
  ],
};
