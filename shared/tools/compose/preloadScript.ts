import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../../contracts/remotes.ts';

/** What every remote's first screen needs of the shell, and the shares that come as chunks of their own. */
const FEDERATION = 'src/remotes/loadWithFallbacks.ts';
const CHUNK_OF_SHARE: Record<string, string> = {
  '@bazaar/shared/firebase/firestore': '../shared/firebase/firestore.ts',
  '@bazaar/shared/player': '../shared/player/entry.ts',
};

interface Chunk {
  file: string;
  imports?: string[];
}

/**
 * `shares` names the stateful modules each remote uses. A few lines that run before anything else: they find out from the path which remote the page will show, and ask for
 * all its files at once, next to the shell's own. Without them the browser finds these one behind the other.
 */
export function preloadScript(shellDist: string, shares: Record<string, string[]>): string {
  const chunks = JSON.parse(readFileSync(join(shellDist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const prefixes = Object.fromEntries(
    Object.entries(REMOTES).flatMap(([name, remote]) => remote.prefixes.map((prefix) => [prefix, name])),
  );
  const own = Object.fromEntries(
    Object.entries(shares).map(([name, shared]) => {
      const keys = shared.map((share) => CHUNK_OF_SHARE[share]).filter((key) => key !== undefined);
      return [name, filesOf(chunks, [FEDERATION, ...keys]).map((file) => `/${file}`)];
    }),
  );
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
