import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mount } from '@remotes-kit/runtime/mounts';
import type { Registry, RemoteBuild, RemoteRecord } from '@remotes-kit/runtime/registry';
import type { Composition, Names, ScreenFiles } from './composition.ts';
import { hashOf } from './hashOf.ts';
import { remoteFolder } from './remoteFolder.ts';
import { copyFolder, filesBelow, readJson, writeJson } from './files.ts';
import { versionBefore, type Author, type History } from './history.ts';
import { withReviewable } from './registryTransitions.ts';
import { isProvided } from './servedRemotes.ts';
import { readSettings } from './siteFolder.ts';
import { versionOf } from './versionOf.ts';

/** Every build of every remote that a site's folder holds, each in a folder named by its version. */

/** The facts about a build that are stored beside it. Its URLs are paths. */
export interface Release extends RemoteBuild {
  releasedAt: string;
  /** The modules that it takes from the shell. */
  shares: string[];
  /** The names that it uses in these modules; absent of a build from before this was recorded. */
  uses?: Names;
  /** The files of each route's screen besides the first files; absent where there is one screen, or of an older build. */
  screens?: ScreenFiles[];
  /** The paths of its pages; absent of a build from before it said so. */
  mount?: Mount;
  /** The commit of its sources; absent where it was put into the site outside of a repository. */
  builtFrom?: { commit: string; isDirty: boolean };
}

const releaseFile = (out: string, path: string) => join(out, path, 'release.json');

/**
 * Copies a build beside the older ones, into a folder named by its version whose scripts never change again. Files that were
 * stored before are not copied; they get the next number, since numbers say what was released later (a floor names one).
 */
export function storeBuild(
  { builds }: Composition,
  name: string,
  dist: string,
  out: string,
  { commit, isDirty = false }: Partial<Author> = {},
): Release {
  const version = versionOf(dist);
  const path = `${remoteFolder(name)}/${version}`;
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
  const { contract, uses, mount, entry, scripts, css, earlyReads, drawnScreen, shares, screens } = builds.factsOf(
    name,
    dist,
  );
  const urlOf = (part: string) => `/${path}/${part}`;
  const hashes = filesBelow(dist)
    .filter((part) => part.endsWith('.js'))
    .map((part) => [urlOf(part), hashOf(readFileSync(join(dist, part)))]);
  const release: Release = {
    version,
    ...next,
    contract,
    ...(uses && { uses }),
    ...(mount && { mount }),
    entry: urlOf(entry),
    preload: scripts.map(urlOf),
    css: css.map(urlOf),
    integrity: Object.fromEntries(hashes),
    earlyReads,
    drawnScreen: drawnScreen && urlOf(drawnScreen),
    shares,
    screens: screens.map((files) => ({
      ...files,
      scripts: files.scripts.map(urlOf),
      css: files.css.map(urlOf),
    })),
    ...(commit && { builtFrom: { commit, isDirty } }),
  };
  copyFolder(dist, join(out, path));
  writeJson(file, release);
  return release;
}

/** Every build of a remote that is stored in a composed site, the newest first. */
export function releasesOf(name: string, out: string): Release[] {
  const folder = remoteFolder(name); // also of a remote that this checkout does not know
  if (!existsSync(join(out, folder))) return [];
  return readdirSync(join(out, folder))
    .map((version) => releaseFile(out, `${folder}/${version}`))
    .filter((file) => existsSync(file))
    .map((file) => readJson(file) as Release)
    .sort((a, b) => b.release - a.release);
}

/** The build as the registry holds it; `origin` where the remote has one of its own. */
export function registered(release: Release, origin = ''): RemoteBuild {
  const { releasedAt: _, shares: __, uses: ___, screens: ____, mount: _____, builtFrom: ______, ...build } = release;
  const urlOf = (path: string) => origin + path;
  return {
    ...build,
    entry: urlOf(build.entry),
    preload: build.preload.map(urlOf),
    css: build.css.map(urlOf),
    integrity: Object.fromEntries(Object.entries(build.integrity).map(([path, hash]) => [urlOf(path), hash])),
    drawnScreen: build.drawnScreen && urlOf(build.drawnScreen),
  };
}

/** The registry with the builds that the site's settings list for reviewers, as far as they are stored. */
export function withListedBuilds(out: string, registry: Registry): Registry {
  const { reviewable = {}, origins } = readSettings(out);
  return Object.fromEntries(
    Object.entries(registry).map(([name, record]) => {
      const versions = reviewable[name] ?? [];
      const listed = releasesOf(name, out).filter(({ version }) => versions.includes(version));
      return [
        name,
        withReviewable(
          record,
          listed.map((build) => registered(build, origins[name])),
        ),
      ];
    }),
  );
}

/** A live build from before builds said where their pages are: what the registry says of them goes beside it, for a rollback. */
export function noteMount(name: string, version: string, out: string, mount: Mount | undefined): void {
  const file = releaseFile(out, `${remoteFolder(name)}/${version}`);
  if (!mount || !existsSync(file)) return;
  const release = readJson(file) as Release;
  if (!release.mount) writeJson(file, { ...release, mount });
}

/** A remote in a site, as one act finds it. */
export interface Place {
  name: string;
  folder: string;
  /** Absent before its first release to this site. */
  record: RemoteRecord | undefined;
  history: History;
}

/** The build for a rollback, or as fallback of one that does not load: along the history, above the floor, still stored. */
export function buildBefore(
  composition: Composition,
  { name, folder, record, history }: Place,
): RemoteBuild | undefined {
  const stored = releasesOf(name, folder);
  const isPossible = (build: Release) =>
    build.release >= (record?.floor ?? 1) && isProvided(composition, folder, name, build);
  const possible = stored.filter(isPossible);
  const version = versionBefore(history, name, (each) => possible.some((release) => release.version === each));
  const release = possible.find((each) => each.version === version);
  return release && registered(release, readSettings(folder).origins[name]);
}
