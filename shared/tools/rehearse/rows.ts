import { aligned } from '@remotes-kit/release/figuresTable';

const OK = 'ok';

/** The result of one route of one live build. */
export interface Row {
  remote: string;
  version: string;
  /** The version that the build requires, in words. */
  rule: string;
  /** The pattern of the route; '' for a build that was not run. */
  route: string;
  /** The first problem; absent: its screen stands. */
  problem?: string | undefined;
}

/** The rows as a table under their headings. */
export const rehearsalTable = (rows: readonly Row[]): string =>
  aligned([
    ['remote', 'build', 'requires', 'route', 'result'],
    ...rows.map(({ remote, version, rule, route, problem = OK }) => [remote, version, rule, route, problem]),
  ]);

/** The number of what breaks: routes, and builds that were not run since they exclude the version. */
export const brokenRows = (rows: readonly Row[]): number => rows.filter(({ problem }) => problem !== undefined).length;
