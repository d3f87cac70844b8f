import type { SUITE } from './suite.ts';

/** The stages of `npm test` and `npm run verify`, one after the other: scripts of package.json with their arguments. */
export const STAGES: Record<NonNullable<typeof SUITE>, readonly string[]> = {
  test: ['browser', 'types', 'lint', 'build', 'budgets', 'unit', 'e2e'],
  verify: ['browser', 'build', 'unit', 'e2e', 'bench -- --short'],
};
