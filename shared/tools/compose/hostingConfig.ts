import { documentOf, REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import { FRAME_DOCUMENT } from '../build/documents.ts';
import { IMMUTABLE, remoteHeaders, SHELL_HEADERS, TRANSPORT_HEADERS, type Headers } from './headers.ts';

const SIGN_IN_PATHS = REMOTE_NAMES.flatMap((name) => REMOTES[name].prefixes).filter(
  (prefix) => documentOf(prefix) === 'signIn',
);
const IGNORE = ['firebase*.json', '**/.*', '**/*.map'];
/** Hosting knows no rewriting of a prefix: the retry path is a redirect there (docs/decisions/003). */
const RETRY_PATHS = [{ regex: '^/_r[0-9]+/(?P<file>.*)$', destination: '/:file', type: 302 }];

const listed = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
const FILES = [
  { source: '**/assets/**', headers: listed({ 'Cache-Control': IMMUTABLE }) },
  { source: '**/mf-manifest.json', headers: listed({ 'Cache-Control': 'no-cache, stale-if-error=86400' }) },
];
const general = (headers: Headers) => ({
  source: '**',
  headers: listed({ 'Cache-Control': 'no-cache', ...headers, ...TRANSPORT_HEADERS }),
});

/**
 * firebase.json, made of the same headers as the local servers send. `documents` are those written with a site's documents;
 * `address` is the shell's origin, which the remotes let in.
 */
export function hostingConfig(documents: { page: Headers; signIn: Headers }, address: string) {
  const folders = REMOTE_NAMES.map((name) => REMOTES[name].folder);
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    hosting: [
      {
        target: 'shell',
        public: 'deploy/shell',
        ignore: IGNORE,
        redirects: RETRY_PATHS,
        rewrites: [
          { source: '/home', destination: '/index.html' },
          { source: `!/@(assets|${folders.join('|')})/**`, destination: `/${FRAME_DOCUMENT}` },
        ],
        // Where several rules match a path, the last one counts.
        headers: [
          general(SHELL_HEADERS),
          { source: '!**/*.*', headers: listed(documents.page) },
          ...SIGN_IN_PATHS.map((source) => ({ source, headers: listed(documents.signIn) })),
          ...FILES,
        ],
      },
      ...REMOTE_NAMES.map((name) => ({
        target: name,
        public: `deploy/${name}`,
        ignore: IGNORE,
        redirects: RETRY_PATHS,
        headers: [general(remoteHeaders(address)), ...FILES],
      })),
    ],
  };
}

/** .firebaserc: one Hosting site for each app, so that each is deployed and rolled back by itself. */
export const hostingTargets = (project: string) => ({
  projects: { default: project },
  targets: {
    [project]: {
      hosting: { shell: [project], ...Object.fromEntries(REMOTE_NAMES.map((name) => [name, [`${project}-${name}`]])) },
    },
  },
});
