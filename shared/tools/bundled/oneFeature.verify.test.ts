import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import { ROOT } from '../build/folders.ts';
import { versionOf } from '@remotes-kit/release/versionOf';
import type { Edit } from './buildEdited.ts';

/** The version of what a remote's sources make with these edits. */
function versionWith(name: RemoteName, edits: readonly Edit[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-edited-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dist = join(folder, 'dist');
  const script = join(ROOT, 'shared/tools/bundled/buildEdited.ts');
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined };
  execFileSync(process.execPath, ['--import', 'tsx', script, name, dist, JSON.stringify(edits)], { cwd: ROOT, env });
  return versionOf(dist);
}

/** A new path, a new field, a new icon, another text: as when one team builds a feature. */
const OF_CATALOGUE: readonly Edit[] = [
  ['shared/contracts/paths.ts', '/creators/${id(creatorTopicId)}`', '/makers/${id(creatorTopicId)}`'],
  [
    'shared/contracts/paths.ts',
    'export const home =',
    'export const quiz = (quizId: string) => `/quiz/${id(quizId)}`;\nexport const home =',
  ],
  [
    'shared/data/schema/fields.ts',
    'export const time =',
    'export const isOpen = orAbsent(v.boolean());\nexport const time =',
  ],
  ['shared/ui/icons.tsx', 'export const StarIcon =', 'export const QuizIcon = icon(star);\nexport const StarIcon ='],
];

test('a feature of one team, in four lines of shared: its build changes, and no other', { timeout: 600_000 }, () => {
  const changed = REMOTE_NAMES.filter((name) => versionWith(name, OF_CATALOGUE) !== versionWith(name, []));
  expect(changed).toEqual(['catalog']);
});
