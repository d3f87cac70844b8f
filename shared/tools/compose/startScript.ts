import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { SAFE_ID } from '../../contracts/firstReads.ts';
import { REMOTE_NAMES, REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { SAFE_STREAM_ID } from '../../data/schema/fields.ts';
import { BANDWIDTH_VALID_MS, DONE_SHARE, START_MAX_HEIGHT_PX, START_SHARE } from '../../player/constants.ts';
import { PLAYER_CHUNK } from '../build/chunks.ts';
import { hashOf } from '../build/hashOf.ts';
import { PLAYER_LIBRARY } from '../build/ownHls.ts';
import { chunksOf, contractsOfShell, withImports } from '../build/remoteBuild.ts';
import { readRegistryFile, readSettings, releasesOf, type Release, type ScreenFiles } from './siteFolder.ts';

/** What every remote's first screen needs of the shell, and the shares that come as chunks of their own. */
export const FEDERATION = 'src/remotes/loadWithFallbacks.ts';
export const CHUNK_OF_SHARE: Record<string, string> = { '@bazaar/shared/player': PLAYER_CHUNK };

/**
 * A few lines that run before anything else: they find out from the path which remote the page will show, request all its
 * files at once, next to the shell's own, and what its first screen reads. Without them the browser finds the files one
 * behind the other, and only the last of them reads.
 */
export function startScript(out: string, html: string): string {
  const { firebase, backend, streams } = readSettings(out).config;
  const database = databaseUrl(firebase.projectId, backend?.firestore);
  // The live shell's contracts: a remote is released from another checkout.
  const preload = call(
    'preload.page.js',
    prefixes(),
    shellFiles(out, html),
    contractsOfShell(out),
    screenFiles(out, html),
  );
  const values = [preload, JSON.stringify(database), JSON.stringify(firebase.apiKey), String(SAFE_ID)];
  const reads = `(${scriptIn('firstReads.page.js')})(${values.join()})`;
  return minifySync('start.js', withFirstMedia(reads, streams, out)).code;
}

/** The numbers of the player that decide where and at which level a video starts. */
const PLAYER_NUMBERS = {
  bandwidthValidMs: BANDWIDTH_VALID_MS,
  doneShare: DONE_SHARE,
  startMaxHeightPx: START_MAX_HEIGHT_PX,
  startShare: START_SHARE,
};

/** A shell of an earlier version has another library, and a player that takes nothing that was requested early. */
function withFirstMedia(reads: string, streams: string, out: string): string {
  const file = chunksOf(out)[PLAYER_LIBRARY]?.file;
  if (!file) return reads;
  const library = { url: `/${file}`, integrity: hashOf(readFileSync(join(out, file))) };
  const [streamsText, libraryText, numbers] = [streams, library, PLAYER_NUMBERS].map((value) => JSON.stringify(value));
  const values = [reads, streamsText, libraryText, String(SAFE_STREAM_ID), numbers];
  return `(${scriptIn('firstMedia.page.js')})(${values.join()})`;
}

/** The documents of the database in Firestore's REST API. `localHost`: host and port of a backend on this machine. */
function databaseUrl(projectId: string, localHost: string | undefined): string {
  const origin = localHost ? `http://${localHost}` : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${projectId}/databases/(default)/documents`;
}

/** The remote of each first segment of a path. */
const prefixes = () =>
  Object.fromEntries(REMOTE_NAMES.flatMap((name) => REMOTES[name].prefixes.map((prefix) => [prefix, name])));

/** What of the shell every screen of a remote needs, but what the document requests by itself. */
const shellFiles = (out: string, html: string): Record<string, string[]> =>
  Object.fromEntries(
    REMOTE_NAMES.map((name) => {
      // Where a build names the shares of each screen, they come with the screen.
      const shares = releasesInUse(name, out).flatMap((release) => (release.screens?.length ? [] : release.shares));
      return [name, filesOfShell(out, html, [FEDERATION, ...chunksOfShares(shares)])];
    }),
  );

/** A screen's files in the document. */
interface DocumentScreen extends Omit<ScreenFiles, 'shares'> {
  /** Files of the shell that it needs besides those of every screen. */
  own: string[];
}

/** The files of each screen of each remote, by the version of a build that visitors may get. */
function screenFiles(out: string, html: string): Record<string, Record<string, DocumentScreen[]>> {
  const ofEveryScreen = shellFiles(out, html);
  return Object.fromEntries(
    REMOTE_NAMES.map((name) => [
      name,
      Object.fromEntries(
        releasesInUse(name, out).flatMap(({ version, screens = [] }) => {
          const all = screens.map(({ shares, ...files }) => ({
            ...files,
            own: filesOfShell(out, html, chunksOfShares(shares)).filter((url) => !ofEveryScreen[name]!.includes(url)),
          }));
          return all.length > 0 ? [[version, all]] : [];
        }),
      ),
    ]),
  );
}

const chunksOfShares = (shares: readonly string[]) => [
  ...new Set(shares.flatMap((share) => CHUNK_OF_SHARE[share] ?? [])),
];

/** The scripts and sheets of these chunks, by key or name. A shell of an earlier version may have others: it then works without. */
function filesOfShell(out: string, html: string, wanted: readonly string[]): string[] {
  const chunks = chunksOf(out);
  const keys = wanted.flatMap(
    (chunk) => Object.keys(chunks).find((key) => key === chunk || chunks[key]!.name === chunk) ?? [],
  );
  const files = withImports(chunks, keys).flatMap(({ file, css = [] }) => [file, ...css].map((each) => `/${each}`));
  return files.filter((url) => !html.includes(`"${url}"`));
}

/** The builds that visitors may get. */
function releasesInUse(name: RemoteName, out: string): Release[] {
  const record = readRegistryFile(out)[name];
  const used = [record, record?.fallback, record?.canary?.build].map((build) => build?.version);
  return releasesOf(name, out).filter(({ version }) => used.includes(version));
}

const scriptIn = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8').replace(/;\s*$/, '');

const call = (file: string, ...values: unknown[]) =>
  `(${scriptIn(file)})(${values.map((value) => JSON.stringify(value)).join()})`;
