import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareBuilds } from '@remotes-kit/release/differences';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'differences-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test('the same files: none differs, and what the site adds to a stored build does not count', () => {
  const files = { 'assets/a.js': 'a', 'mf-manifest.json': '{}' };
  expect(compareBuilds(folderWith({ ...files, 'release.json': '{}' }), folderWith(files))).toEqual({
    same: 2,
    differing: [],
  });
});

test('a file that differs, is missing or is new: each is named', () => {
  const stored = folderWith({ 'a.js': 'a', 'b.js': 'b', 'same.js': '' });
  const { same, differing } = compareBuilds(stored, folderWith({ 'a.js': 'x', 'c.js': 'c', 'same.js': '' }));
  expect(same).toBe(1);
  expect(differing.map((line) => line.replace(/:.*| {2,}/g, ' ').trim())).toEqual([
    'differs a.js',
    'only in the stored build b.js',
    'only in the new build c.js',
  ]);
});
