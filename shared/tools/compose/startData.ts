import type { SiteConfig } from '../../contracts/config.ts';
import type { FilesOfRemote, StartData } from '../../contracts/documentProtocol.ts';
import type { ScreenFiles } from '@remotes-kit/release/composition';
import { namedBuilds, type RemoteRecord } from '@remotes-kit/runtime/registry';
import { PLAYER_CHUNK, SERIES_CHUNK } from '../build/chunks.ts';
import { DRAWN_HOME } from '../build/documents.ts';
import { PLAYER_LIBRARY } from '../build/ownHls.ts';
import { cardsAddress } from './cardsAddress.ts';
import { chunksOf, withImports } from '@remotes-kit/build/remoteBuild';
import { readRegistryFile } from '@remotes-kit/release/siteFolder';
import { releasesOf, type Release } from '@remotes-kit/release/storedBuilds';

/** Chunks of the shell: the one that every screen of a remote needs, and those of shares that come by themselves. */
export const FEDERATION = 'src/remotes/load.ts';
export const CHUNK_OF_SHARE: Record<string, string> = {
  '@bazaar/shared/player': PLAYER_CHUNK,
  '@bazaar/shared/series': SERIES_CHUNK,
};

interface Site {
  /** The folder of a release. */
  out: string;
  /** The folder of the stored shell that the document is of. */
  shell: string;
  /** The build's index.html. */
  template: string;
  config: SiteConfig;
}

/** Data of a site, besides the registry, for the head script of a document (shell/src/document/start.ts) and for its page. */
export function startData({ out, shell, template, config }: Site): StartData {
  const { firebase, backend, streams } = config;
  const library = chunksOf(shell)[PLAYER_LIBRARY]?.file;
  const home = chunksOf(shell)[DRAWN_HOME]?.file;
  const cards = cardsAddress(out);
  return {
    database: databaseUrl(firebase.projectId, backend?.firestore),
    apiKey: firebase.apiKey,
    streams,
    ...(library && { library: `/${library}` }),
    ...(home && { home: `/${home}` }),
    files: filesOfRemotes(out, shell, template),
    ...(cards !== undefined && { cards }),
  };
}

/** The documents of the database in Firestore's REST API. `localHost`: host and port of a backend on this machine. */
function databaseUrl(projectId: string, localHost: string | undefined): string {
  const origin = localHost ? `http://${localHost}` : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${projectId}/databases/(default)/documents`;
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
      const ofScreen = ({ pattern, scripts, css, shares: taken }: ScreenFiles) => ({
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
  const used = (record ? namedBuilds(record) : []).map((build) => build.version);
  return releases.filter(({ version }) => used.includes(version));
}
