import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import type { Composition } from './composition.ts';
import {
  cacheControlOf,
  IMMUTABLE,
  MISSING_HEADERS,
  remoteHeaders,
  shellHeaders,
  type DocumentHeaders,
  type Headers,
} from './headers.ts';
import { MISSING } from './missingPage.ts';
import { remoteFolder } from './remoteFolder.ts';
import { headersFile } from './siteFolder.ts';

/**
 * The rules of our servers' answers, in the format of Firebase Hosting: its engine serves by them, there and on this machine
 * (docs/decisions/018).
 */
export interface HostingRules {
  rewrites?: { source: string; destination: string }[];
  /**
   * All that match a path count; where two have the same header, the last one. No rule can take away what another one gives: a
   * path has its policy from one rule (docs/decisions/018).
   */
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/** Folders that are served under the retry path too (docs/decisions/003). */
export const retriedFolders = ({ remotes }: Composition): string[] => [
  'assets',
  ...Object.keys(remotes).map(remoteFolder),
];

const WORKER = 'sw.js';

/**
 * The paths of a site as patterns. In the folders of `files` every path is a file: a missing one is a 404, never a page. Pages of
 * earlier versions may try other numbers of the retry path.
 */
function patternsOf(composition: Composition) {
  const { pages, documents, remotes } = composition;
  const files = ['_r*', ...pages.fileFolders, ...retriedFolders(composition)].join('|');
  // The engine takes `/sw.js/` for `/sw.js`: no page may have the worker's policy.
  const noPages = [files, WORKER, MISSING].join('|');
  const mounts = Object.values(remotes);
  const names = [...new Set(mounts.flatMap(({ document }) => document ?? []))];
  const segments = (name: string) =>
    mounts.flatMap(({ document, prefixes }) => (document === name ? prefixes.map((path) => path.slice(1)) : []));
  const all = names.flatMap(segments).join('|');
  const canary = documents.canaryFolder;
  return {
    files,
    noPages,
    /** All paths that have no policy of another rule, so that no page can be without its policy, however its path is written. */
    pages: all ? `!/{@(${noPages}|${all}),${canary}/@(${all})}{,/**}` : `!/@(${noPages}){,/**}`,
    /** The pages of each document with a name of its own, also those of a canary of the shell. */
    named: names.map((name) => ({ name, source: `/{,${canary}/}@(${segments(name).join('|')}){,/**}` })),
  };
}

/** The documents of a canary of the shell (docs/decisions/038). */
const canaryRewrites = ({ pages, documents: { canaryFolder, frame } }: Composition) => [
  ...pages.home.map((path) => ({ source: `/${canaryFolder}${path}`, destination: `/${canaryFolder}/index.html` })),
  { source: `/${canaryFolder}/**`, destination: `/${canaryFolder}/${frame}` },
];

/**
 * The shell's site. `files`: those that it has, as paths without a slash before them; what is named by its content is
 * cached for ever, and a missing file with such a name is not. `hosts`: foreign origins that load remotes. `transport`:
 * headers where the site has a certificate.
 */
export function shellRules(
  composition: Composition,
  documents: DocumentHeaders,
  files: readonly string[],
  hosts: readonly string[] = [],
  transport: Headers = {},
): HostingRules {
  const patterns = patternsOf(composition);
  const { pages, remotes } = composition;
  const frame = `/${composition.documents.frame}`;
  const everywhere = { 'Cache-Control': 'no-cache', ...shellHeaders(composition), ...transport };
  return {
    rewrites: [
      ...canaryRewrites(composition),
      ...pages.home.filter((path) => path !== '/').map((source) => ({ source, destination: '/index.html' })),
      // Of one segment a page is what has no ending; below, an id may have a dot.
      { source: `/!(*.*|${patterns.files})`, destination: frame },
      { source: `/!(${patterns.noPages})/**/*`, destination: frame },
    ],
    headers: [
      ruleOf('**', everywhere),
      // The engine takes no hidden path for one of all.
      ruleOf('/.well-known/**', everywhere),
      ruleOf(patterns.pages, documents.page),
      ...patterns.named.map(({ name, source }) => ruleOf(source, documents[name] ?? {})),
      ruleOf(`/${WORKER}`, documents.worker),
      ...pages.fileFolders.flatMap((folder) => {
        const own = documents[folder];
        return own ? [ruleOf(`/${folder}/**`, own)] : [];
      }),
      ruleOf(`/${MISSING}`, MISSING_HEADERS),
      ...(hosts.length > 0
        ? [ruleOf(`/@(${Object.keys(remotes).map(remoteFolder).join('|')})/**`, remoteHeaders(hosts))]
        : []),
      ...fileRules(files),
    ],
  };
}

/** A remote's own site: files only. `pages`: the origins whose pages may read them, the shell's and foreign hosts. */
export const remoteRules = (
  composition: Composition,
  pages: readonly string[],
  files: readonly string[],
  transport: Headers = {},
): HostingRules => ({
  headers: [
    ruleOf('**', {
      'Cache-Control': 'no-cache',
      ...(pages.length > 0 ? remoteHeaders(pages) : shellHeaders(composition)),
      ...transport,
    }),
    ...fileRules(files),
  ],
});

/** The headers that were written with the documents of a release; none where the folder has no documents. Throws where they cannot be read. */
export function documentHeadersOf(release: string): DocumentHeaders {
  const file = headersFile(release);
  const none: DocumentHeaders = { page: {}, worker: {} };
  return existsSync(file) ? { ...none, ...(JSON.parse(readFileSync(file, 'utf8')) as DocumentHeaders) } : none;
}

const ruleOf = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** Rules match paths, not files: only a rule that names the files that are there leaves out those that are not. */
function fileRules(files: readonly string[]): HostingRules['headers'] {
  const hashed = files.filter((file) => /^[\w./-]+$/.test(file) && cacheControlOf(`/${file}`) === IMMUTABLE);
  const folders = [...new Set(hashed.map((file) => dirname(file)))];
  const namesIn = (folder: string) =>
    hashed.filter((file) => dirname(file) === folder).map((file) => file.slice(folder.length + 1));
  return [
    ...folders.map((folder) => ruleOf(`/${folder}/@(${namesIn(folder).join('|')})`, { 'Cache-Control': IMMUTABLE })),
    ruleOf('**/mf-manifest.json', { 'Cache-Control': 'no-cache, stale-if-error=86400' }),
  ];
}
