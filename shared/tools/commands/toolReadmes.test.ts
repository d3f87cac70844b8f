import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import { filesNamedIn, folderReadmes, toolFolders } from './folderReadmes.ts';

test('each folder of tools and the folder of test support have a README', () =>
  expect(toolFolders().filter((folder) => !existsSync(join(ROOT, folder, 'README.md')))).toEqual([]));

test.each(folderReadmes())('%s: names its entry', (readme) => {
  const folder = join(ROOT, dirname(readme));
  const files = filesNamedIn(readFileSync(join(ROOT, readme), 'utf8'));
  expect(files.some((file) => existsSync(join(folder, file)))).toBe(true);
});

test('a file is what a code span or a link names with an ending, or as a folder', () => {
  const markdown = [
    'Entry: `run.ts`, called with `npx tsx tools/render.ts pictures`; [017](../017.md#why) and [a site](https://a.example/b.html).',
    'Not `npm run e2e -- feed`, not `/privacy`, not `*.test.ts`; it writes `dist` and files in `media/files/`.',
  ];
  expect(filesNamedIn(markdown.join('\n'))).toEqual(['run.ts', 'tools/render.ts', 'media/files/', '../017.md']);
});

test('a folder of two files needs no README', () => {
  const files = readdirSync(join(ROOT, 'shared/tools/races'));
  expect(files).toHaveLength(2);
  expect(toolFolders()).not.toContain('shared/tools/races');
});
