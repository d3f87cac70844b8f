import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chunksOf, screensOf, withImports } from '@remotes-kit/build/remoteBuild';

/** The files of a screen, by the pattern of its route: `/creators/:creatorId/topics`. */
export interface ScreenFiles {
  pattern: string;
  scripts: string[];
  /** Those that no other screen has: what several have, every page of the remote may need. */
  css: string[];
  /** The modules that it takes from the shell. */
  shares: string[];
}

/**
 * The files, besides the entry, that a remote's first screen needs: what the entry imports, the routes, and the screen
 * where there is only one; of every screen the CSS. Requested together they come in one round trip instead of four. A
 * build from before Vite's manifest was part of it names none: its files then come one after the other.
 */
export function firstFiles(dist: string, entry: string, routes: string): { scripts: string[]; css: string[] } {
  if (!existsSync(join(dist, '.vite/manifest.json'))) return { scripts: [], css: [] };
  const chunks = chunksOf(dist);
  const entryKey = Object.keys(chunks).find((key) => chunks[key]!.file === entry)!;
  const isOtherExposed = (key: string) => key !== routes && key.startsWith('src/');
  const first = withImports(chunks, [
    entryKey,
    ...(chunks[entryKey]!.dynamicImports ?? []).filter((key) => !isOtherExposed(key)),
  ]);
  const screens = chunks[routes]!.dynamicImports ?? [];
  const withScreens = new Set([...first, ...withImports(chunks, screens)]);
  return {
    scripts: [...(screens.length === 1 ? withScreens : first)].map(({ file }) => file).filter((file) => file !== entry),
    css: [...new Set([...withScreens].flatMap(({ css = [] }) => css))],
  };
}

/** Files that the screen of each route needs besides the first files; none of a remote with one screen, whose files are among those. */
export function screenFiles(dist: string, routes: string, first: readonly string[]): ScreenFiles[] {
  const screens = screensOf(dist);
  if (screens.length === 0) return [];
  const chunks = chunksOf(dist);
  const all = chunks[routes]?.dynamicImports ?? [];
  if (all.length === 1) return [];
  return screens
    .filter(({ module }) => module in chunks)
    .map(({ pattern, module, shares }) => {
      const files = withImports(chunks, [module]);
      const others = withImports(
        chunks,
        all.filter((other) => other !== module),
      ).flatMap(({ css = [] }) => css);
      return {
        pattern,
        scripts: files.map(({ file }) => file).filter((file) => !first.includes(file)),
        css: [...new Set(files.flatMap(({ css = [] }) => css))].filter((sheet) => !others.includes(sheet)),
        shares,
      };
    });
}
