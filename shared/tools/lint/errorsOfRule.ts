import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** For tests: in how many places a rule of ours refuses each of these files, in one run of the linter. */
export function errorsOfRule(rule: string, sources: readonly string[]): number[] {
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
