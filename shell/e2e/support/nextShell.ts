import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distOf } from '../../../shared/tools/build/folders.ts';

/** The number of builds that this process has made: none has the file names of another. */
let count = 0;

/** A copy of the shell's last build with `change` applied to each of its scripts, under names of their own as a bundler gives them. */
export function nextShell(change: (code: string, file: string) => string): string {
  const dist = mkdtempSync(join(tmpdir(), 'bazaar-shell-'));
  cpSync(distOf('shell'), dist, { recursive: true });
  const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  const stems = [...new Set(scripts.map((file) => file.replace(/(\.hi)?\.js$/, '')))];
  count += 1;
  const marker = String(count).padStart(4, '0');
  const renamed = (text: string) =>
    stems.reduce((rest, stem) => rest.replaceAll(stem, stem.slice(0, -4) + marker), text);
  for (const file of scripts) {
    const path = join(dist, 'assets', file);
    writeFileSync(path, renamed(change(readFileSync(path, 'utf8'), file)));
    renameSync(path, join(dist, 'assets', renamed(file)));
  }
  for (const file of ['index.html', 'sw.js', '.vite/manifest.json'])
    writeFileSync(join(dist, file), renamed(readFileSync(join(dist, file), 'utf8')));
  return dist;
}
