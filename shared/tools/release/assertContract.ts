import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { sentinelOf } from '../build/cssSentinel.ts';
import { manifestOf } from '../compose/placeBuild.ts';
import { STATEFUL } from '../build/sharing.ts';

/** docs/decisions/010: what a remote may weigh beyond the shell, min + gzip. */
export const BUDGETS_KB = { '.js': 30, '.css': 4 } as const;
/** Modules that the shell gives besides the stateful ones. */
const REACT = /^react(-dom)?(\/|$)/;

/** What can be said of a build without running it: name, exposed routes, what it takes from the shell, its sheet's mark. Throws. */
export function assertContract(name: RemoteName, dist: string): void {
  const problems = contractProblems(name, dist);
  if (problems.length > 0)
    throw new Error(`${REMOTES[name].folder} does not keep the contract:\n  ${problems.join('\n  ')}`);
}

export function contractProblems(name: RemoteName, dist: string): string[] {
  const manifest = manifestOf(dist);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(join(dist, file), 'utf8'));
  const provided: readonly string[] = STATEFUL;
  const foreign = manifest.shared
    .map((shared) => shared.name)
    .filter((shared) => !provided.includes(shared) && !REACT.test(shared));
  return [
    ...(manifest.exposes.some((exposed) => exposed.name === 'routes') ? [] : ['it does not expose ./routes']),
    ...foreign.map((shared) => `it wants ${shared} from the shell, which does not provide it`),
    ...(texts('.css').some((css) => css.includes(sentinelOf(name))) ? [] : [`no sheet of it sets ${sentinelOf(name)}`]),
    ...(files.includes('index.html') ? ['it has a document of its own'] : []),
  ];
}

/** What is over its budget, as a line each. A release is not stopped by it: `npm run budgets` is. */
export function overweight(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return Object.entries(BUDGETS_KB).flatMap(([ending, budget]) => {
    const bytes = files
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
    return bytes > budget * 1024 ? [`${ending} ${(bytes / 1024).toFixed(1)} KB of ${budget}`] : [];
  });
}
