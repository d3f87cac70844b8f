import { execFileSync } from 'node:child_process';
import { ROOT } from '../build/folders.ts';

/** The tests that try random cases, from the top of the repository: `npm run verify` tries more of them. */
export const filesWithRandomCases = (): string[] =>
  execFileSync('git', ['grep', '--untracked', '-l', "from 'fast-check'", '--', '*.test.ts', '*.test.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
