import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstFiles } from './siteFolder.ts';

interface Chunk {
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** The files that come first of a build with these chunks; each chunk's file has its key's name. */
function firstFilesOf(chunks: Record<string, Chunk>) {
  const dist = mkdtempSync(join(tmpdir(), 'first-files-'));
  mkdirSync(join(dist, '.vite'));
  const manifest = Object.fromEntries(
    Object.entries(chunks).map(([key, chunk]) => [key, { file: `${key}.js`, ...chunk }]),
  );
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  return firstFiles(dist, 'entry.js', 'src/routes');
}

test('what the entry imports, its routes and a single screen come first, each once', () =>
  expect(
    firstFilesOf({
      entry: { imports: ['core'], dynamicImports: ['src/routes', 'virtual:shared'] },
      core: { imports: ['entry'] },
      'src/routes': { imports: ['core'], dynamicImports: ['src/Screen'] },
      'virtual:shared': {},
      'src/Screen': { imports: ['part'], css: ['Screen.css'] },
      part: {},
      'src/unused': {},
    }),
  ).toEqual({
    scripts: ['core.js', 'src/routes.js', 'virtual:shared.js', 'part.js', 'src/Screen.js'],
    css: ['Screen.css'],
  }));

test('of several screens none is guessed; the CSS of all comes first', () =>
  expect(
    firstFilesOf({
      entry: { dynamicImports: ['src/routes'] },
      'src/routes': { dynamicImports: ['src/A', 'src/B'], css: ['routes.css'] },
      'src/A': { css: ['A.css'] },
      'src/B': { css: ['B.css'] },
    }),
  ).toEqual({ scripts: ['src/routes.js'], css: ['routes.css', 'A.css', 'B.css'] }));

test('another exposed module and its sheet are not for the first screen', () =>
  expect(
    firstFilesOf({
      entry: { dynamicImports: ['src/routes', 'src/Strip'] },
      'src/routes': { dynamicImports: ['src/A'], css: ['routes.css'] },
      'src/Strip': { css: ['Strip.css'] },
      'src/A': {},
    }),
  ).toEqual({ scripts: ['src/routes.js', 'src/A.js'], css: ['routes.css'] }));

test('a build without a manifest names no first files', () =>
  expect(firstFiles(mkdtempSync(join(tmpdir(), 'first-files-')), 'entry.js', 'src/routes')).toEqual({
    scripts: [],
    css: [],
  }));
