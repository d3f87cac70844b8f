import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstFiles, screenFiles } from './firstFiles.ts';

interface Chunk {
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** A build with these chunks; each chunk's file has its key's name. */
function buildOf(chunks: Record<string, Chunk>): string {
  const dist = mkdtempSync(join(tmpdir(), 'first-files-'));
  mkdirSync(join(dist, '.vite'));
  const manifest = Object.fromEntries(
    Object.entries(chunks).map(([key, chunk]) => [key, { file: `${key}.js`, ...chunk }]),
  );
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  return dist;
}

const firstFilesOf = (chunks: Record<string, Chunk>) => firstFiles(buildOf(chunks), 'entry.js', 'src/routes');

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

const TWO_SCREENS = {
  'src/routes': { imports: ['core'], dynamicImports: ['src/A', 'src/B'], css: ['routes.css'] },
  'src/A': { imports: ['core', 'parts'], css: ['A.css'] },
  'src/B': { imports: ['core'], css: ['B.css'] },
  core: {},
  parts: { css: ['parts.css'] },
};

function screensOf(chunks: Record<string, Chunk>, screens: { pattern: string; module: string; shares?: string[] }[]) {
  const dist = buildOf(chunks);
  writeFileSync(
    join(dist, '.vite/screens.json'),
    JSON.stringify(screens.map((screen) => ({ shares: ['react'], ...screen }))),
  );
  return screenFiles(dist, 'src/routes', ['core.js', 'src/routes.js']);
}

test('of several screens each has its files by its route, without those that come first', () =>
  expect(
    screensOf(TWO_SCREENS, [
      { pattern: '/a', module: 'src/A' },
      { pattern: '/a/:id', module: 'src/B' },
      { pattern: '/gone', module: 'src/gone' },
    ]),
  ).toEqual([
    { pattern: '/a', scripts: ['parts.js', 'src/A.js'], css: ['parts.css', 'A.css'], shares: ['react'] },
    { pattern: '/a/:id', scripts: ['src/B.js'], css: ['B.css'], shares: ['react'] },
  ]));

test('a sheet that two screens have is the own one of neither: pages of the second, which no route names, need it too', () =>
  expect(
    screensOf({ ...TWO_SCREENS, 'src/B': { imports: ['core', 'parts'], css: ['B.css'] } }, [
      { pattern: '/a', module: 'src/A' },
    ]),
  ).toMatchObject([{ pattern: '/a', css: ['A.css'] }]));

test('the files of a single screen come first: it has no list of its own', () =>
  expect(
    screensOf({ 'src/routes': { dynamicImports: ['src/A'] }, 'src/A': {} }, [{ pattern: '/a', module: 'src/A' }]),
  ).toEqual([]));

test('a build that does not name its screens has no lists of them', () =>
  expect(screenFiles(buildOf(TWO_SCREENS), 'src/routes', [])).toEqual([]));
