import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { CANARY_FOLDER, documentForPath, HOME_PATHS } from '../../contracts/documents.ts';
import { REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import { INDEX_FOLDER } from '../../search/constants.ts';
import { FRAME_DOCUMENT } from '../build/documents.ts';
import {
  cacheControlOf,
  IMMUTABLE,
  MISSING_HEADERS,
  remoteHeaders,
  SHELL_HEADERS,
  type DocumentHeaders,
  type Headers,
} from './headers.ts';
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

/** The files of remotes. */
const REMOTE_FOLDERS = REMOTE_NAMES.map((name) => REMOTES[name].folder);

/** Folders that are served under the retry path too (docs/decisions/003). */
export const RETRIED_FOLDERS = ['assets', ...REMOTE_FOLDERS];

/**
 * The folders in which every path is a file: a missing one is a 404, never a page. Pages of earlier versions may try other
 * numbers. Below `saved` only the service worker has anything (docs/decisions/028).
 */
const FILE_FOLDERS = ['_r*', 'saved', INDEX_FOLDER, ...RETRIED_FOLDERS].join('|');
const WORKER = 'sw.js';
const MISSING = '404.html';
/** The first segments below which no page is. The engine takes `/sw.js/` for `/sw.js`: no page may have the worker's policy. */
const NO_PAGES = [FILE_FOLDERS, WORKER, MISSING].join('|');
const SIGN_IN = REMOTE_NAMES.flatMap((name) => REMOTES[name].prefixes)
  .filter((path) => documentForPath(path, REMOTES) === 'signIn')
  .map((path) => path.slice(1))
  .join('|');
/** Sign-in's paths, also those of its document in a canary of the shell. */
const SIGN_IN_PAGES = `/{,${CANARY_FOLDER}/}@(${SIGN_IN}){,/**}`;
/** All paths that have no policy of another rule, so that no page can be without its policy, however its path is written. */
const PAGES = `!/{@(${NO_PAGES}|${SIGN_IN}),${CANARY_FOLDER}/@(${SIGN_IN})}{,/**}`;

/** The documents of a canary of the shell (docs/decisions/038). */
const CANARY_REWRITES = [
  ...HOME_PATHS.map((path) => ({ source: `/${CANARY_FOLDER}${path}`, destination: `/${CANARY_FOLDER}/index.html` })),
  { source: `/${CANARY_FOLDER}/**`, destination: `/${CANARY_FOLDER}/${FRAME_DOCUMENT}` },
];

/**
 * The shell's site. `files`: those that it has, as paths without a slash before them; what is named by its content is
 * cached for ever, and a missing file with such a name is not. `hosts`: foreign origins that load remotes. `transport`:
 * headers where the site has a certificate.
 */
export const shellRules = (
  documents: DocumentHeaders,
  files: readonly string[],
  hosts: readonly string[] = [],
  transport: Headers = {},
): HostingRules => ({
  rewrites: [
    ...CANARY_REWRITES,
    ...HOME_PATHS.filter((path) => path !== '/').map((source) => ({ source, destination: '/index.html' })),
    // Of one segment a page is what has no ending; below, an id may have a dot.
    { source: `/!(*.*|${FILE_FOLDERS})`, destination: `/${FRAME_DOCUMENT}` },
    { source: `/!(${NO_PAGES})/**/*`, destination: `/${FRAME_DOCUMENT}` },
  ],
  headers: [
    ruleOf('**', { 'Cache-Control': 'no-cache', ...SHELL_HEADERS, ...transport }),
    ruleOf(PAGES, documents.page),
    ruleOf(SIGN_IN_PAGES, documents.signIn),
    ruleOf(`/${WORKER}`, documents.worker),
    ruleOf(`/${MISSING}`, MISSING_HEADERS),
    ...(hosts.length > 0 ? [ruleOf(`/@(${REMOTE_FOLDERS.join('|')})/**`, remoteHeaders(hosts))] : []),
    ...fileRules(files),
  ],
});

/** A remote's own site: files only. `pages`: the origins whose pages may read them, the shell's and foreign hosts. */
export const remoteRules = (
  pages: readonly string[],
  files: readonly string[],
  transport: Headers = {},
): HostingRules => ({
  headers: [
    ruleOf('**', {
      'Cache-Control': 'no-cache',
      ...(pages.length > 0 ? remoteHeaders(pages) : SHELL_HEADERS),
      ...transport,
    }),
    ...fileRules(files),
  ],
});

/** The headers that were written with the documents of a release; none where the folder has no documents. Throws where they cannot be read. */
export function documentHeadersOf(release: string): DocumentHeaders {
  const file = headersFile(release);
  const none: DocumentHeaders = { page: {}, signIn: {}, worker: {} };
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
