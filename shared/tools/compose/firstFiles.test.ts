import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstFiles } from './firstFiles.ts';

function distOf(files: Record<string, string>): string {
  const dist = mkdtempSync(join(tmpdir(), 'first-files-'));
  mkdirSync(join(dist, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, 'assets', name), text);
  return dist;
}

test('what the entry imports, its routes and a single screen come first, each once', () => {
  const dist = distOf({
    'entry.js': 'import{a}from"./core.js";const r=()=>import("./routes.js");',
    'core.js': 'import"./entry.js";',
    'routes.js': 'import{s}from"./core.js";__deps=["./Screen.css"];import(`./Screen.js`)',
    'Screen.js': 'import"./part.js"',
    'part.js': '',
    'Screen.css': '',
    'unused.js': '',
  });
  expect(firstFiles(dist, 'assets/entry.js')).toEqual({
    scripts: ['assets/core.js', 'assets/routes.js', 'assets/Screen.js', 'assets/part.js'],
    css: ['assets/Screen.css'],
  });
});

test('of several screens none is guessed', () => {
  const dist = distOf({
    'entry.js': 'import("./routes.js")',
    'routes.js': 'import("./A.js");import("./B.js")',
    'A.js': '',
    'B.js': '',
  });
  expect(firstFiles(dist, 'assets/entry.js').scripts).toEqual(['assets/routes.js']);
});

test('another exposed module and its sheet are not for the first screen', () => {
  const dist = distOf({
    'entry.js': '["./Strip-1.css","./routes-1.css"];import("./routes-1.js");import("./Strip-1.js")',
    'routes-1.js': 'import("./A.js")',
    'Strip-1.js': '',
    'A.js': '',
    'Strip-1.css': '',
    'routes-1.css': '',
  });
  expect(firstFiles(dist, 'assets/entry.js', ['Strip'])).toEqual({
    scripts: ['assets/routes-1.js', 'assets/A.js'],
    css: ['assets/routes-1.css'],
  });
});
