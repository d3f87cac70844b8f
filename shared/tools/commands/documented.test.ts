import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import { ofKind, scripts, testedParts, triedScripts } from './documented.ts';
import { TRIALS } from './trials.ts';

test('the documents and workflows name commands of every kind', () => {
  for (const kind of ['script', 'npm', 'npx'] as const) expect(ofKind(kind).length, kind).toBeGreaterThan(0);
});

/** Signs with which a shell does more than it is told by words: a placeholder that a document gives in another form. */
const NO_WORDS = /[<>|`*]/;

test.each(triedScripts)(
  '%s: package.json has it, and commands.verify.test.ts knows how to try it',
  (_, { name, rest }) => {
    expect(scripts).toHaveProperty([name]);
    expect(TRIALS).toHaveProperty([name]);
    expect(rest).not.toMatch(NO_WORDS);
  },
);

test.each(testedParts)('$name: package.json has it', ({ name }) => expect(scripts).toHaveProperty([name]));

test.each(ofKind('npx'))('%s: installed, or fetched in a version that is named', (_, { name }) =>
  expect(existsSync(join(ROOT, 'node_modules/.bin', name)) || /.@\d/.test(name)).toBe(true),
);

test.each(ofKind('npm'))('%s: npm installs, checks or lists what the lockfile says', (_, { name }) =>
  expect(['install', 'ci', 'audit', 'sbom']).toContain(name),
);
