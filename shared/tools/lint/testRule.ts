import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** A part of a source, by its name, and in how many places the rule refuses it. */
export type RuleCase = readonly [name: string, part: string, errors: number];

interface Wording {
  /** The whole source around a part. Absent: the part is one. */
  sourceOf?(part: string): string;
  /** Stands before the name of each case. */
  doing?: string;
}

/** Tries one rule of ours on each case, in one run of the linter: a test for each. */
export function testRule(
  rule: string,
  cases: readonly RuleCase[],
  { sourceOf = (part) => part, doing = '' }: Wording = {},
): void {
  const found = errorsOfRule(
    rule,
    cases.map(([, part]) => sourceOf(part)),
  );
  test.each(cases.map(([name, , errors], index) => ({ name, errors, index })))(
    `${doing}$name: refused in $errors places`,
    ({ errors, index }) => expect(found[index]).toBe(errors),
  );
}

function errorsOfRule(rule: string, sources: readonly string[]): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-lint-'));
  const config = {
    jsPlugins: [resolve(import.meta.dirname, 'plugin.js')],
    categories: { correctness: 'off' },
    rules: { [`bazaar/${rule}`]: 'error' },
  };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  for (const [index, source] of sources.entries()) {
    mkdirSync(join(folder, `${index}`));
    writeFileSync(join(folder, `${index}/Screen.tsx`), source);
  }
  const oxlint = resolve('node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] };
  return sources.map((_, index) => diagnostics.filter(({ filename }) => filename.startsWith(`${index}/`)).length);
}
