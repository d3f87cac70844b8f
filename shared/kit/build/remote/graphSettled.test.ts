import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { endOfWait, GRAPH_SETTLED, graphSettled } from './graphSettled.ts';

/** The module of the federation plugin that waits for all others, and its end of the wait. */
function waiting(): Plugin[] {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const id = '\0virtual:mf-shares';
  return [
    {
      name: 'waits',
      resolveId: (source) => (source === 'shares' ? id : null),
      load: (loaded) => (loaded === id ? ended.then(() => 'export const shared = 1;') : null),
    },
    { name: 'parseEnd', buildEnd: () => end() },
  ];
}

/** A remote's build of one file that a module of the federation plugin waits for. */
function buildWith(file: string, content: string, stuckChecks: number): Promise<unknown> {
  const root = mkdtempSync(join(tmpdir(), 'kit-settled-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'routes.ts'), `import 'shares';\nimport './${file}';\n`);
  writeFileSync(join(root, file), content);
  const federation = waiting();
  const input = { settled: GRAPH_SETTLED, routes: join(root, 'routes.ts') };
  const plugins = [graphSettled(endOfWait(federation), stuckChecks), federation];
  return build({ root, configFile: false, logLevel: 'silent', plugins, build: { rolldownOptions: { input } } });
}

test.each([
  ['code that cannot be parsed', 'screen.ts', 'const a: = 3;', 'Unexpected token'],
  ['a sheet that cannot be parsed', 'screen.css', 'a { color: }}} @import', 'screen.css'],
])(
  '%s: the build ends with its error, though a module waits for it',
  async (_what, file, content, message) => {
    const done = buildWith(file, content, 60);
    await expect(done).rejects.toThrow(message);
  },
  30_000,
);

test.each([
  ['screen.ts', 'export const a: = 3;'],
  ['screen.tsx', 'export const a = <p>;'],
  ['screen.js', 'export const a = ;'],
  ['screen.mjs', 'export const a'],
])('%s that does not parse: the build ends as soon as nothing else is in work', async (file, content) => {
  const done = buildWith(file, content, Infinity);
  await expect(done).rejects.toThrow(file);
});
