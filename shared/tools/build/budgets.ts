/** `npm run budgets`: what a visitor downloads, against its budgets (min + gzip). Fails when one is exceeded. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { distOf, ROOT } from './folders.ts';

const BUDGETS_KB = { home: 150, remote: 30, css: 4, fonts: 50 };

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const rows: { what: string; kilobytes: number; budget: number }[] = [];
const measure = (what: string, files: Iterable<string>, budget: number) => {
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  rows.push({ what, kilobytes: bytes / 1024, budget });
};

measure('JavaScript that /home needs', homeScripts(), BUDGETS_KB.home);
for (const name of REMOTE_NAMES) {
  measure(`${name}: all its JavaScript`, filesOf(distOf(name), '.js'), BUDGETS_KB.remote);
  measure(`${name}: all its CSS`, filesOf(distOf(name), '.css'), BUDGETS_KB.css);
}
rows.push({ what: 'Latin fonts', kilobytes: latinFontBytes() / 1024, budget: BUDGETS_KB.fonts });

let failures = 0;
for (const { what, kilobytes, budget } of rows) {
  const isOver = kilobytes > budget;
  if (isOver) failures += 1;
  console.log(
    `${isOver ? 'OVER' : 'ok  '} ${kilobytes.toFixed(1).padStart(7)} KB of ${String(budget).padStart(3)}  ${what}`,
  );
}
console.log(`${rows.length - failures} passed, ${failures} failed`);
process.exit(failures ? 1 : 0);

/** The shell's entry with all it imports, and the chunk of the landing page. */
function homeScripts(): Set<string> {
  const dist = distOf('shell');
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || found.has(join(dist, chunk.file))) return;
    found.add(join(dist, chunk.file));
    chunk.imports?.forEach(visit);
  };
  visit('index.html');
  visit('src/home/HomeScreen.tsx');
  return found;
}

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

/** Fonts are compressed already: their own size counts. */
function latinFontBytes(): number {
  const folder = join(ROOT, 'shared/ui/fonts');
  if (!existsSync(folder)) return 0;
  return filesOf(folder, '.woff2')
    .filter((file) => !/devanagari/i.test(file))
    .reduce((sum, file) => sum + readFileSync(file).length, 0);
}
