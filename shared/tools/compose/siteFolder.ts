import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../contracts/config.ts';
import type { Registry, RemoteBuild } from '../../contracts/registry.ts';
import { mountOf, REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { hashOf } from '../build/hashOf.ts';
import {
  chunksOf,
  contractOf,
  federationManifest,
  FIRST_SCREEN,
  firstReadsOf,
  screensOf,
  withImports,
} from '../build/remoteBuild.ts';
import { copyFolder, filesBelow, writeJson } from './files.ts';

/** What lies in the folder of a site's release (siteReleases.ts): its settings, its registry, and every build of every remote. */

/** How a site was composed: with this its documents can be written again without the shell's sources or build. */
export interface SiteSettings {
  config: SiteConfig;
  /** The site's own origin, where it has one that others must know: `https://bazaar-school.web.app`. */
  address?: string;
  /** Foreign origins whose pages load remotes; absent means none. */
  hosts?: readonly string[];
  /** Origins of remotes that do not lie under the site's own. */
  origins: Partial<Record<RemoteName, string>>;
  /** The version of each remote that was built last: what was decided since then about it stays. */
  built: Partial<Record<RemoteName, string>>;
}

/** Not served: no request is answered with a file whose name begins with a dot. */
const settingsFile = (out: string) => join(out, '.site/settings.json');
export const headersFile = (out: string) => join(out, '.site/headers.json');
export const templateFile = (out: string) => join(out, '.site/template.html');
const registryFile = (out: string) => join(out, 'remotes.json');

export const hasSettings = (out: string) => existsSync(settingsFile(out));
export const readSettings = (out: string) => readJson(settingsFile(out)) as SiteSettings;
export const writeSettings = (out: string, settings: SiteSettings) => writeJson(settingsFile(out), settings);

/** The foreign hosts of a composed site; none where the folder is no such site. */
export const hostsOf = (out: string): readonly string[] => (hasSettings(out) ? (readSettings(out).hosts ?? []) : []);

/** The registry of a composed site; empty where none was composed yet. */
export const readRegistryFile = (out: string): Registry =>
  existsSync(registryFile(out)) ? (readJson(registryFile(out)) as Registry) : {};
/** Each record says where its remote's pages are: a shell that was built before a remote learns it here. */
export const writeRegistryFile = (out: string, registry: Registry) =>
  writeJson(
    registryFile(out),
    Object.fromEntries(Object.entries(registry).map(([name, record]) => [name, { ...record, ...mountIn(name) }])),
  );

/** Nothing for a remote that this checkout does not know: its record has the mount that its team wrote. */
const mountIn = (name: string) => (name in REMOTES ? mountOf(REMOTES[name as RemoteName]) : {});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What is stored beside a build and says what is in it. Its URLs are paths. */
export interface Release extends RemoteBuild {
  releasedAt: string;
  /** The modules that it takes from the shell. */
  shares: string[];
  /** What the screen of each route needs besides the first files; absent where there is one screen, or of an older build. */
  screens?: ScreenFiles[];
}

/** The files of a screen, by the pattern of its route: `/creators/:creatorId/topics`. */
export interface ScreenFiles {
  pattern: string;
  scripts: string[];
  css: string[];
  /** The modules that it takes from the shell. */
  shares: string[];
}

const releaseFile = (out: string, path: string) => join(out, path, 'release.json');

/**
 * Copies a build beside the older ones, into a folder named by its version whose scripts never change again. Files that were
 * stored before are not copied; they get the next number, since numbers say what was released later (a floor names one).
 */
export function storeBuild(name: RemoteName, dist: string, out: string): Release {
  const version = versionOf(dist);
  const path = `${REMOTES[name].folder}/${version}`;
  const file = releaseFile(out, path);
  const stored = releasesOf(name, out);
  const known = stored.find((older) => older.version === version);
  if (known && known === stored[0]) return known;
  const next = { release: (stored[0]?.release ?? 0) + 1, releasedAt: new Date().toISOString() };
  if (known) {
    const again = { ...known, ...next };
    writeJson(file, again);
    return again;
  }
  const { metaData, shared } = federationManifest(dist);
  const entry = metaData.remoteEntry.name;
  const urlOf = (part: string) => `/${path}/${part}`;
  const { scripts, css } = firstFiles(dist, entry, REMOTES[name].exposes.routes);
  const parts = filesBelow(dist);
  const firstScreen = parts.find((part) => FIRST_SCREEN.test(part));
  const hashes = parts
    .filter((part) => part.endsWith('.js'))
    .map((part) => [urlOf(part), hashOf(readFileSync(join(dist, part)))]);
  const release: Release = {
    version,
    ...next,
    contract: contractOf(dist),
    entry: urlOf(entry),
    preload: scripts.map(urlOf),
    css: css.map(urlOf),
    integrity: Object.fromEntries(hashes),
    firstReads: firstReadsOf(dist),
    firstScreen: firstScreen && urlOf(firstScreen),
    shares: shared.map((share) => share.name),
    screens: screenFiles(dist, REMOTES[name].exposes.routes, scripts).map((files) => ({
      ...files,
      scripts: files.scripts.map(urlOf),
      css: files.css.map(urlOf),
    })),
  };
  copyFolder(dist, join(out, path));
  writeJson(file, release);
  return release;
}

/** Every build of a remote that is stored in a composed site, the newest first. */
export function releasesOf(name: RemoteName, out: string): Release[] {
  const { folder } = REMOTES[name];
  if (!existsSync(join(out, folder))) return [];
  return readdirSync(join(out, folder))
    .map((version) => releaseFile(out, `${folder}/${version}`))
    .filter((file) => existsSync(file))
    .map((file) => readJson(file) as Release)
    .sort((a, b) => b.release - a.release);
}

/** The build as the registry holds it; `origin` where the remote has one of its own. */
export function registered(release: Release, origin = ''): RemoteBuild {
  const { releasedAt: _, shares: __, screens: ___, ...build } = release;
  const urlOf = (path: string) => origin + path;
  return {
    ...build,
    entry: urlOf(build.entry),
    preload: build.preload.map(urlOf),
    css: build.css.map(urlOf),
    integrity: Object.fromEntries(Object.entries(build.integrity).map(([path, hash]) => [urlOf(path), hash])),
    firstScreen: build.firstScreen && urlOf(build.firstScreen),
  };
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

/** What the screen of each route needs besides the first files; none of a remote with one screen, whose files are among those. */
export function screenFiles(dist: string, routes: string, first: readonly string[]): ScreenFiles[] {
  const screens = screensOf(dist);
  if (screens.length === 0) return [];
  const chunks = chunksOf(dist);
  if (chunks[routes]?.dynamicImports?.length === 1) return [];
  return screens
    .filter(({ module }) => module in chunks)
    .map(({ pattern, module, shares }) => {
      const files = withImports(chunks, [module]);
      return {
        pattern,
        scripts: files.map(({ file }) => file).filter((file) => !first.includes(file)),
        css: [...new Set(files.flatMap(({ css = [] }) => css))],
        shares,
      };
    });
}

/** The same files give the same version, so that a build without a change is no release. */
export function versionOf(dist: string): string {
  const hash = createHash('sha256');
  for (const name of filesBelow(dist)) hash.update(name).update(readFileSync(join(dist, name)));
  return hash.digest('hex').slice(0, 12);
}
