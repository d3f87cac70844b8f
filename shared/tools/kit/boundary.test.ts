import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { folderOfKit, manifestOf, packageNames, runsInNode } from './pack.ts';

const MAX_KB: Record<string, number> = { runtime: 12, build: 8, release: 40, create: 2 };

const filesOf = (name: string): string[] =>
  readdirSync(folderOfKit(name), { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.includes('node_modules'),
  );

test.each(packageNames())('the package %s names no site', (name) => {
  for (const file of filesOf(name).filter((file) => /\.\w+$/.test(file)))
    expect(readFileSync(join(folderOfKit(name), file), 'utf8'), file).not.toMatch(/bazaar/i);
});

test.each(packageNames())('the package %s imports its own files and the packages that it names', (name) => {
  const folder = folderOfKit(name);
  const { dependencies, peerDependencies } = manifestOf(name);
  const named = Object.keys({ ...dependencies, ...peerDependencies });
  // A template is another package, with a package.json of its own.
  for (const file of filesOf(name).filter((file) => /^(?!template).*(?<!\.test)\.tsx?$/.test(file))) {
    const path = join(folder, file);
    const { staticImports, staticExports } = parseSync(path, readFileSync(path, 'utf8')).module;
    const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].flatMap(
      ({ moduleRequest }) => moduleRequest?.value ?? [],
    );
    for (const request of requests) {
      const isOwn = request.startsWith('.') && !relative(folder, resolve(path, '..', request)).startsWith('..');
      const isNode = runsInNode(name) && request.startsWith('node:');
      const isNamed = named.some((each) => request === each || request.startsWith(`${each}/`));
      expect(isOwn || isNode || isNamed, `${file} imports ${request}`).toBe(true);
    }
  }
});

test.each(packageNames())(
  'all entries of the package %s together, minified and compressed: within its size',
  async (name) => {
    const { exports, dependencies, peerDependencies } = manifestOf(name);
    const packages = Object.keys({ ...dependencies, ...peerDependencies });
    const bundle = await rolldown({
      input: Object.fromEntries(
        Object.entries(exports).map(([entry, file]) => [entry.slice('./'.length), join(folderOfKit(name), file)]),
      ),
      external: (id) => id.startsWith('node:') || packages.some((each) => id === each || id.startsWith(`${each}/`)),
    });
    const { output } = await bundle.generate({ minify: true });
    const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(MAX_KB[name]! * 1024);
  },
);
