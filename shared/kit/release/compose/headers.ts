import type { Composition } from './composition.ts';

/** The rules of every server are made of these (hostingRules.ts). */
export type Headers = Record<string, string>;

/** The caching of a path: hashed files for ever; documents, the registry and the rest are requested every time. */
export function cacheControlOf(pathname: string): string {
  const isHashed = /\/assets\/[^/]+-[\w-]{8,}(\.[a-z]{2})?\.\w+$/.test(pathname);
  return isHashed ? IMMUTABLE : 'no-cache';
}

export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** On every response of the shell's and the remotes' servers. */
const SECURITY_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** On every response of the shell's server. */
export const shellHeaders = ({ headers }: Composition): Headers => ({
  ...SECURITY_HEADERS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': headers.permissions,
});

/**
 * On every response with a file of a remote that pages of these other origins load: the shell's, or foreign hosts. For
 * several it is `*`, since Hosting cannot respond by origin; the files are public and go without cookies
 * (docs/decisions/020).
 */
export const remoteHeaders = (origins: readonly string[]): Headers => ({
  ...SECURITY_HEADERS,
  'Access-Control-Allow-Origin': origins.length === 1 ? origins[0]! : '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': origins.join(', '),
});

/** The page that says that a file is missing: the engine gives its headers beside those of the path that was asked for. */
export const MISSING_HEADERS: Headers = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Only where the site has a certificate. */
export const TRANSPORT_HEADERS: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
};

/**
 * The headers of documents and of the service worker, of one release: each remote's document with a name of its own has its own, and
 * so may each folder of files.
 */
export interface DocumentHeaders {
  page: Headers;
  worker: Headers;
  [document: string]: Headers;
}

/** The parts that a policy depends on: the origins that things come from, and the hashes of what a document has inline. */
export interface PolicyParts<Config> {
  config: Config;
  remoteOrigins: readonly string[];
  scripts: readonly string[];
  styles: readonly string[];
}
