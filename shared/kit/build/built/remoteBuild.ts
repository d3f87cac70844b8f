import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mount } from '@remotes-kit/runtime/mounts';
import type { Names } from './providedNames.ts';

/** Facts of a remote's build that are read from its files. */

/** The file of a remote's build that says what it uses of the shell, and where its pages are. */
export const CONTRACT_FILE = 'contract.json';

/** The content of that file. */
export interface Contract {
  /** A number of the composition's own, for shells and builds that do not say their names; 1 where it has none. */
  contract: number;
  /** The names that the build uses of the shell's modules; the first builds did not say. */
  uses?: Names;
  /** The paths of its pages; the first builds did not say. */
  mount?: Mount;
}

/** The file of a remote's build that names the module of each route's screen. Not served. */
export const SCREENS_FILE = '.vite/screens.json';

/** A route, and the module of its screen as a path from the remote's folder. */
export interface RouteScreen {
  pattern: string;
  module: string;
  /** The modules that the screen takes from the shell. */
  shares: string[];
}

/** The custom property that says 'the sheet of this remote is here'. A shell checks it: missing CSS is otherwise silent. */
export const sentinelOf = (remote: string): string => `--css-of-${remote}`;

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

export const federationManifest = (dist: string): FederationManifest =>
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
export const chunksOf = (dist: string): Record<string, Chunk> =>
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

/** All files below a folder whose names have this ending, as full paths. */
export const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
