import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { SAFE_ID } from '../../contracts/earlyReads.ts';
import { parseMounts } from '../../contracts/mounts.ts';
import type { RemoteRecord } from '../../contracts/registry.ts';
import { SAFE_STREAM_ID } from '../../data/schema/fields.ts';
import { BANDWIDTH_VALID_MS, START_MAX_HEIGHT_PX, START_SHARE } from '../../player/constants.ts';
import { DONE_SHARE } from '../../progress/constants.ts';
import { PLAYER_CHUNK, SERIES_CHUNK } from '../build/chunks.ts';
import { ENTRY_ELEMENT_ID } from '../build/documents.ts';
import { hashOf } from '../build/hashOf.ts';
import { PLAYER_LIBRARY } from '../build/ownHls.ts';
import { chunksOf, withImports } from '../build/remoteBuild.ts';
import type { ScreenFiles } from '../build/firstFiles.ts';
import { IMPORT_MAPS_ID } from './importMaps.ts';
import { readRegistryFile, readSettings } from './siteFolder.ts';
import { releasesOf, type Release } from './storedBuilds.ts';

/** Not in the spec: on a slow line the first read comes in half of it, and the shell's own modules take as long. */
const DRAWN_WITHIN_MS = 1_000;

/** What every remote's first screen needs of the shell, and the shares that come as chunks of their own. */
export const FEDERATION = 'src/remotes/loadWithFallbacks.ts';
export const CHUNK_OF_SHARE: Record<string, string> = {
  '@bazaar/shared/player': PLAYER_CHUNK,
  '@bazaar/shared/series': SERIES_CHUNK,
};

/**
 * A few lines that run before anything else: they find out from the path which remote the page will show, request all its
 * files at once, next to the shell's own, and what its first screen reads. Without them the browser finds the files one
 * behind the other, and only the last of them reads. `shell`: the folder of the stored build that the document is of, `html` its template.
 */
export function startScript(out: string, shell: string, html: string): string {
  const { firebase, backend, streams } = readSettings(out).config;
  const database = databaseUrl(firebase.projectId, backend?.firestore);
  const ofPaths = [prefixesIn(out), filesOfRemotes(out, shell, html)].map((value) => JSON.stringify(value));
  const pattern = scriptIn('pathPattern.page.js');
  const preload = `(${scriptIn('preload.page.js')})(${[...ofPaths, pattern, 'startShell', 'fileOf'].join()})`;
  const values = [
    preload,
    JSON.stringify(database),
    JSON.stringify(firebase.apiKey),
    String(SAFE_ID),
    pattern,
    DRAWN_WITHIN_MS,
  ];
  const reads = `(${scriptIn('earlyReads.page.js')})(${values.join()})`;
  const startShell = `(${scriptIn('startShell.page.js')})('${ENTRY_ELEMENT_ID}', fileOf)`;
  // Whatever happens, the shell starts.
  const fileOf = `(${scriptIn('importMap.page.js')})('${IMPORT_MAPS_ID}')`;
  const all = `((fileOf) => {
    const startShell = ${startShell};
    try {
      ${withEarlyMedia(reads, streams, { out, shell })};
    } catch (error) {
      delete document.documentElement.dataset.pictureFirst;
      startShell();
      throw error;
    }
  })(${fileOf})`;
  return minifySync('start.js', all).code;
}

/** The numbers of the player that decide where and at which level a video starts. */
const PLAYER_NUMBERS = {
  bandwidthValidMs: BANDWIDTH_VALID_MS,
  doneShare: DONE_SHARE,
  startMaxHeightPx: START_MAX_HEIGHT_PX,
  startShare: START_SHARE,
};

/** A shell of an earlier version has another library, and a player that takes nothing that was requested early. */
function withEarlyMedia(reads: string, streams: string, { out, shell }: { out: string; shell: string }): string {
  const file = chunksOf(shell)[PLAYER_LIBRARY]?.file;
  if (!file) return reads;
  const library = { url: `/${file}`, integrity: hashOf(readFileSync(join(out, file))) };
  const [streamsText, libraryText, numbers] = [streams, library, PLAYER_NUMBERS].map((value) => JSON.stringify(value));
  const values = [reads, streamsText, libraryText, String(SAFE_STREAM_ID), numbers];
  return `(${scriptIn('earlyMedia.page.js')})(${values.join()})`;
}

/** The documents of the database in Firestore's REST API. `localHost`: host and port of a backend on this machine. */
function databaseUrl(projectId: string, localHost: string | undefined): string {
  const origin = localHost ? `http://${localHost}` : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${projectId}/databases/(default)/documents`;
}

/** The remote of each first segment of a path, as the live builds say. */
const prefixesIn = (out: string) =>
  Object.fromEntries(
    Object.entries(parseMounts(readRegistryFile(out))).flatMap(([name, mount]) =>
      mount.prefixes.map((prefix) => [prefix, name]),
    ),
  );

/** The files of a path's screen that the document requests beside those of every page. */
interface ScreenOfPath {
  pattern: string;
  /** Scripts of the remote; scripts and sheets of the shell. */
  files: string[];
  /** The remote's. */
  css: string[];
}

/** What preload.page.js is given of one remote. */
interface FilesOfRemote {
  /** The shell's files for all of its screens. */
  own: string[];
  /** By the version of a build that visitors may get. */
  screens: Record<string, ScreenOfPath[]>;
}

function filesOfRemotes(out: string, shell: string, html: string): Record<string, FilesOfRemote> {
  const registry = readRegistryFile(out);
  const filesOf = shellFiles(shell, html);
  const chunksOfShares = (shares: readonly string[]) => shares.flatMap((share) => CHUNK_OF_SHARE[share] ?? []);
  return Object.fromEntries(
    Object.keys(registry).map((name) => {
      const inUse = releasesInUse(releasesOf(name, out), registry[name]);
      const shares = inUse.flatMap((release) => (release.screens?.length ? [] : release.shares));
      const own = filesOf([FEDERATION, ...new Set(chunksOfShares(shares))]);
      const ofScreen = ({ pattern, scripts, css, shares: taken }: ScreenFiles): ScreenOfPath => ({
        pattern,
        files: [...scripts, ...filesOf(chunksOfShares(taken)).filter((url) => !own.includes(url))],
        css,
      });
      const screens = inUse.map(({ version, screens: all = [] }) => [version, all.map(ofScreen)] as const);
      return [name, { own, screens: Object.fromEntries(screens) }];
    }),
  );
}

/** The files of chunks of the shell with all that they import, but those that the document requests by itself. */
function shellFiles(shell: string, html: string): (names: readonly string[]) => string[] {
  const chunks = chunksOf(shell);
  // A shell of an earlier version may have other chunks: it then works without these hints.
  const keysOf = (name: string) => Object.keys(chunks).find((key) => key === name || chunks[key]!.name === name) ?? [];
  return (names) =>
    withImports(chunks, names.flatMap(keysOf))
      .flatMap(({ file, css = [] }) => [file, ...css].map((each) => `/${each}`))
      .filter((url) => !html.includes(`"${url}"`));
}

/** The builds that visitors may get. */
function releasesInUse(releases: readonly Release[], record: RemoteRecord | undefined): Release[] {
  const used = [record, record?.fallback, record?.canary?.build].map((build) => build?.version);
  return releases.filter(({ version }) => used.includes(version));
}

const scriptIn = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8').replace(/;\s*$/, '');
