import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { ranFiles, type RanScript } from './ranFiles.ts';

/** Each function is used twice, or the bundler would put it where it is called. */
const SOURCES = {
  'shell/src/main.ts': `
    import { called } from '../../shared/ui/called.ts';
    import { idle, SIZE } from '../../shared/ui/idle.ts';
    globalThis.results = [called(SIZE), called(1), idle, idle];
  `,
  'shared/ui/called.ts': `
    import { inner } from './inner.ts';
    export const called = (size: number) => inner() + size + inner();
  `,
  'shared/ui/inner.ts': 'export function inner() { return Math.random(); }',
  'shared/ui/idle.ts': 'export const SIZE = Math.random(); export function idle() { return SIZE; }',
};

/** All of them in one script, built as the apps are. */
async function builtScript(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'bazaar-ran-'));
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const outDir = join(root, 'shell/dist');
  const input = join(root, 'shell/src/main.ts');
  await build({
    root: join(root, 'shell'),
    configFile: false,
    logLevel: 'silent',
    build: { outDir, target: 'es2022', sourcemap: 'hidden', minify: true, rolldownOptions: { input } },
  });
  const assets = join(outDir, 'assets');
  return join(
    assets,
    readdirSync(assets).find((name) => name.endsWith('.js'))!,
  );
}

/** The parts of a script that Node runs, as Node's profiler records them. */
function ranScript(file: string): RanScript {
  const folder = join(dirname(file), 'coverage');
  execFileSync(process.execPath, [file], { env: { ...process.env, NODE_V8_COVERAGE: folder } });
  const { result } = JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8')) as { result: RanScript[] };
  return { ...result.find(({ url }) => url === pathToFileURL(file).href)!, source: readFileSync(file, 'utf8') };
}

test('a file ran if a function of it was called, not if its module was only loaded', async () => {
  const file = await builtScript();
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload;
  expect(ranFiles([ranScript(file)], () => map)).toEqual(['shared/ui/called.ts', 'shared/ui/inner.ts']);
});

test('a script without a map is one file, if anything of it ran', () => {
  const scripts = [1, 0].map((count) => ({
    url: 'http://localhost/feed',
    functions: [{ ranges: [{ startOffset: 0, endOffset: 9, count }] }],
  }));
  expect(ranFiles(scripts, () => undefined)).toEqual(['script 1 of /feed']);
});
