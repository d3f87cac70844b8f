/**
 * Builds a remote as if sources had other lines, into a folder: `tsx buildEdited.ts feed <folder> '[["shared/…", "before", "after"]]'`.
 * A process of its own: the federation plugin does nothing in one of vitest.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { RemoteName } from '../../contracts/remotes.ts';
import { folderOf, ROOT } from '../build/folders.ts';

export type Edit = readonly [file: string, before: string, after: string];

const edited = (edits: readonly Edit[]): Plugin => ({
  name: 'edited-sources',
  enforce: 'pre',
  load(id) {
    const own = edits.filter(([file]) => id === join(ROOT, file));
    if (own.length === 0) return null;
    return own.reduce(
      (code, [file, before, after]) => {
        if (!code.includes(before)) throw new Error(`${file} has no ${before}`);
        return code.replace(before, after);
      },
      readFileSync(id, 'utf8'),
    );
  },
});

const [name, outDir, edits] = process.argv.slice(2);
process.chdir(folderOf(name as RemoteName));
await build({
  mode: 'production',
  logLevel: 'error',
  plugins: [edited(JSON.parse(edits!) as Edit[])],
  build: { outDir: outDir!, emptyOutDir: true },
});
