import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { SAFE_ID } from '../../contracts/firstReads.ts';
import { REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import { chunksOf, contractsOfShell, withImports } from '../build/remoteBuild.ts';
import { readSettings, releasesOf } from './siteFolder.ts';

/** What every remote's first screen needs of the shell, and the shares that come as chunks of their own. */
export const FEDERATION = 'src/remotes/loadWithFallbacks.ts';
export const CHUNK_OF_SHARE: Record<string, string> = {
  '@bazaar/shared/player': '../shared/player/entry.ts',
};

/**
 * A few lines that run before anything else: they find out from the path which remote the page will show, request all its
 * files at once, next to the shell's own, and what its first screen reads. Without them the browser finds the files one
 * behind the other, and only the last of them reads.
 */
export function startScript(out: string): string {
  const { firebase, backend } = readSettings(out).config;
  const database = databaseUrl(firebase.projectId, backend?.firestore);
  const preload = call('preload.page.js', prefixes(), shellFiles(out), contractsOfShell(out)); // the live shell's: a remote is released from another checkout;
  const values = [preload, JSON.stringify(database), JSON.stringify(firebase.apiKey), String(SAFE_ID)];
  return minifySync('start.js', `(${scriptIn('firstReads.page.js')})(${values.join()})`).code;
}

/** The documents of the database in Firestore's REST API. `localHost`: host and port of a backend on this machine. */
function databaseUrl(projectId: string, localHost: string | undefined): string {
  const origin = localHost ? `http://${localHost}` : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${projectId}/databases/(default)/documents`;
}

/** The remote of each first segment of a path. */
const prefixes = () =>
  Object.fromEntries(REMOTE_NAMES.flatMap((name) => REMOTES[name].prefixes.map((prefix) => [prefix, name])));

/** The files of the shell that each remote needs. */
function shellFiles(out: string): Record<string, string[]> {
  const chunks = chunksOf(out);
  return Object.fromEntries(
    REMOTE_NAMES.map((name) => {
      const shares = new Set(releasesOf(name, out).flatMap((release) => release.shares));
      const keys = [FEDERATION, ...[...shares].flatMap((share) => CHUNK_OF_SHARE[share] ?? [])];
      // A shell of an earlier version may have other modules: it then works without these hints.
      const found = keys.filter((key) => key in chunks);
      return [name, withImports(chunks, found).map(({ file }) => `/${file}`)];
    }),
  );
}

const scriptIn = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8').replace(/;\s*$/, '');

const call = (file: string, ...values: unknown[]) =>
  `(${scriptIn(file)})(${values.map((value) => JSON.stringify(value)).join()})`;
