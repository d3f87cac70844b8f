import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { RouteReads } from '../../contracts/earlyReads.ts';
import { routeReadsSchema } from '../../contracts/routeReadsSchema.ts';
import { SCREENS_FILE, type RouteScreen } from './routeScreens.ts';

/** Facts of a remote's build that are read from its files. */

/** The file of a remote's build that says what it uses of the shell, and where its pages are. */
export const CONTRACT_FILE = 'contract.json';
/** The file of a remote's build with what the first screen of each of its routes reads; absent where it declares nothing. */
export const EARLY_READS_FILE = 'earlyReads.json';
/** The file of a remote's build that names every source in it, as paths from the top of the repository, and of each the exports in it. Not served. */
export const MODULES_FILE = '.vite/modules.json';
/** The custom property that says 'the sheet of this remote is here'. The shell checks it: missing CSS is otherwise silent. */
export const sentinelOf = (remote: string) => `--css-of-${remote}`;

/** The script that the document loads apart from all others, in English. */
export const DRAWN_SCREEN_FILE = /assets\/drawnScreen-[\w-]+\.js$/;
/** A module that a build takes from the shell, with what it requires of its version; false or absent: any. */
export interface Share {
  name: string;
  singleton?: boolean;
  requiredVersion?: string | false;
}

interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  shared: Share[];
  exposes: { name: string }[];
}

export const federationManifest = (dist: string) =>
  JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8')) as FederationManifest;

/** A chunk in Vite's manifest; `imports` and `dynamicImports` are keys of it. */
interface Chunk {
  file: string;
  /** The name of its group, or of the module that it begins with. */
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Vite's manifest of a build: its chunks by the module that each begins with. */
export const chunksOf = (dist: string) =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The chunks of these keys with all that they import statically, what is imported first. Throws for a key that is not there. */
export function withImports(chunks: Record<string, Chunk>, keys: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`the build has no chunk ${key}`);
    if (visited.has(key)) return;
    visited.add(key);
    chunk.imports?.forEach(visit);
    found.add(chunk);
  };
  keys.forEach(visit);
  return [...found];
}

/** The screen of each route; none of a build from before it said so. */
export function screensOf(dist: string): RouteScreen[] {
  const file = join(dist, SCREENS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RouteScreen[]) : [];
}

/** The documents and lists that the first screens of a build read; undefined where the build does not say. */
export function earlyReadsOf(dist: string): RouteReads[] | undefined {
  const file = join(dist, EARLY_READS_FILE);
  return existsSync(file) ? v.parse(routeReadsSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** All files below a folder whose names have this ending, as full paths. */
export const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

/** The bytes of the files together, min + gzip. */
export const gzipBytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
