import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderOfKit, manifestOf, packageNames, stagePackage } from './pack.ts';

const COMMENT = /^\s*\/\*\*[^]*?\*\/\n/gm;
const IMPORTED = /from '(\.[^']+)\.js'/g;

// A change on purpose gives the package another version, and writes the surface anew with `-u`.
test.each(packageNames())('the names and types that the package %s exports are those of its version', async (name) => {
  const out = mkdtempSync(join(tmpdir(), 'kit-surface-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  stagePackage(name, out);
  const { version, exports } = manifestOf(name);
  const entries = Object.entries(exports).map(([entry, file]) => `// ${entry}: ${file}`);
  const declarations = declarationsBelow(out, Object.values(exports));
  const surface = [`// version ${version}`, ...entries, ...declarations].join('\n');
  await expect(`${surface}\n`).toMatchFileSnapshot(join(folderOfKit(name), 'surface.txt'));
});

/** The declarations of these files and of all that they import, without comments. */
function declarationsBelow(out: string, files: readonly string[]): string[] {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    const code = readFileSync(join(out, `${file}.d.ts`), 'utf8').replace(COMMENT, '');
    found.set(file, `\n// ${file}\n${code.trim()}`);
    for (const [, imported] of code.matchAll(IMPORTED)) visit(posix.join(posix.dirname(file), imported!));
  };
  for (const file of files) visit(posix.normalize(file.replace(/\.ts$/, '')));
  return [...found.values()];
}
