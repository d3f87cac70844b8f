import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import { folderOfKit, manifestOf, packageNames, packPackage, runsInNode } from './pack.ts';

/** npm fetches what the package depends on where its cache has it not. */
const INSTALL_WITHIN_MS = 300_000;

const usersConfig = (name: string) => ({
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: runsInNode(name) ? ['node'] : [],
    typeRoots: [join(ROOT, 'node_modules/@types')],
  },
  include: ['user.ts'],
});

test.each(packageNames())(
  'the package %s, installed in an empty folder: every entry can be imported in plain Node, and the example of its README has no error of types',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'kit-user-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'user', private: true, type: 'module' }));
    const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
    const manifest = manifestOf(name);
    // None of them is published: those that it depends on are packed too.
    const needed = packageNames().filter((each) => manifestOf(each).name in manifest.dependencies);
    run('npm', 'install', ...options, ...[name, ...needed].map((each) => packPackage(each, folder)));

    const entries = Object.keys(manifest.exports).map((entry) => entry.replace('.', manifest.name));
    writeFileSync(join(folder, 'all.js'), entries.map((entry) => `await import('${entry}');`).join('\n'));
    run(process.execPath, 'all.js');

    const example = /```ts\n([^]*?)```/.exec(readFileSync(join(folderOfKit(name), 'README.md'), 'utf8'))![1]!;
    expect(example.split('\n').length).toBeGreaterThan(3);
    writeFileSync(join(folder, 'user.ts'), example);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(usersConfig(name)));
    run(process.execPath, join(ROOT, 'node_modules/.bin/tsc'), '-p', '.');
  },
  INSTALL_WITHIN_MS,
);
