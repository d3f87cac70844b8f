import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../contracts/remotes.ts';

/** Chunks of the shell that every remote's first screen needs: the federation runtime and the door to Firestore. */
const FOR_REMOTES = ['src/remotes/instance.ts', '../shared/firebase/firestore.ts'];

interface Chunk {
  file: string;
  imports?: string[];
}

/**
 * A few lines that run before anything else: they find out from the path which remote the page will show, and ask for
 * all its files at once, next to the shell's own. Without them the browser finds these one behind the other.
 */
export function preloadScript(shellDist: string): string {
  const chunks = JSON.parse(readFileSync(join(shellDist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const prefixes = Object.fromEntries(Object.entries(REMOTES).flatMap(([name, remote]) => remote.prefixes.map((prefix) => [prefix, name])));
  const own = filesOf(chunks, FOR_REMOTES).map((file) => `/${file}`);
  const script = readFileSync(join(import.meta.dirname, 'preload.page.js'), 'utf8')
    .replace(/^\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/;\s*$/, '');
  return `(${script})(${JSON.stringify(prefixes)},${JSON.stringify(own)})`;
}

function filesOf(chunks: Record<string, Chunk>, keys: string[]): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...found];
}
