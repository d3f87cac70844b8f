import { execFileSync } from 'node:child_process';
import { ROOT } from '../build/folders.ts';

/** The test files that contain a text, from the top of the repository; `names` as `git grep` takes them. */
const testsWith = (text: string, ...names: string[]): string[] =>
  execFileSync('git', ['grep', '--untracked', '-lF', text, '--', ...names], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** The tests that try random cases: `npm run verify` tries more of them. */
export const filesWithRandomCases = (): string[] => testsWith("from 'fast-check'", '*.test.ts', '*.test.tsx');

/** The component tests that mock modules. */
export const filesWithMocks = (): string[] => testsWith('vi.mock(', '*.browser.test.ts', '*.browser.test.tsx');
