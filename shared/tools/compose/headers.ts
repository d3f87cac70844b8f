import type { SiteConfig } from '../../contracts/config.ts';
import { POLICY_HEADER } from '../../contracts/documents.ts';

/** The one source of every header: the rules of every server are made of these (hostingRules.ts). */
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
export const SHELL_HEADERS: Headers = {
  ...SECURITY_HEADERS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), autoplay=(self), fullscreen=(self), picture-in-picture=(self), otp-credentials=(self)',
};

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

/** The headers of the two kinds of documents and of the service worker, of one release. */
export interface DocumentHeaders {
  page: Headers;
  signIn: Headers;
  worker: Headers;
}

/** The parts that a policy depends on: the origins that things come from, and the hashes of what a document has inline. */
export interface PolicyParts {
  config: SiteConfig;
  remoteOrigins: readonly string[];
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * On the two documents; sign-in's own differs where the bot check is Google's. With App Check every document has the check: a
 * session is looked up on whatever page is opened first.
 */
export function documentHeaders(parts: PolicyParts): DocumentHeaders {
  const hidden: Headers = parts.config.preview ? { 'X-Robots-Tag': 'noindex' } : {};
  const strict = {
    ...hidden,
    'Content-Security-Policy': policyOf(parts),
    ...integrityPolicy(parts),
    ...endpoints(parts),
  };
  const named = (page: Headers, signIn: Headers) => ({
    page: { ...page, [POLICY_HEADER]: 'page' },
    signIn: { ...signIn, [POLICY_HEADER]: 'signIn' },
    worker: workerHeaders(parts),
  });
  if (parts.config.backend) return named(strict, strict);
  // The bot check's scripts have no hashes.
  const checked = {
    ...hidden,
    'Content-Security-Policy': botCheckPolicyOf(parts),
    'Content-Security-Policy-Report-Only': strictStyles(parts),
    ...endpoints(parts),
  };
  return named(parts.config.appCheck ? checked : strict, checked);
}

/**
 * The service worker's requests go by its own policy, whichever page asked: it requests what it saves, pages, files and
 * pictures, and nothing else. The page that says that nothing is at `/sw.js/` has it too.
 */
function workerHeaders({ config, remoteOrigins }: PolicyParts): Headers {
  const remotes = [...remoteOrigins, ...(config.remoteOrigins ?? [])];
  return {
    'Content-Security-Policy': policyText({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'connect-src': ["'self'", ...remotes, `${config.images}/`, `${config.flags}/`],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    }),
  };
}

/** The name that the policies have for where browsers report to. */
const ENDPOINT = 'policy';

const endpoints = ({ config: { reports } }: PolicyParts): Headers =>
  reports?.policyUrl ? { 'Reporting-Endpoints': `${ENDPOINT}="${reports.policyUrl}"` } : {};

/**
 * Browsers report a script without a hash. They cannot be told to refuse it: WebKit takes no hash of an import map for one, and
 * would refuse every module (docs/decisions/013).
 */
const integrityPolicy = ({ config: { reports } }: PolicyParts): Headers => ({
  'Integrity-Policy-Report-Only': `blocked-destinations=(script)${reports?.policyUrl ? `, endpoints=(${ENDPOINT})` : ''}`,
});

const GOOGLE = ['firestore', 'identitytoolkit', 'securetoken', 'content-firebaseappcheck'].map(
  (name) => `https://${name}.googleapis.com`,
);

function directivesOf({ config, remoteOrigins, scripts, styles }: PolicyParts): Record<string, readonly string[]> {
  const remotes = [...new Set([...remoteOrigins, ...(config.remoteOrigins ?? [])])];
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const backends = config.backend ? Object.values(config.backend).map((host) => `http://${host}`) : GOOGLE;
  const reports = config.preview?.reports ?? config.reports;
  const collector = reports?.url.startsWith('https:') ? [new URL(reports.url).origin] : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes, ...quoted(scripts)],
    'style-src': ["'self'", ...remotes, ...quoted(styles)],
    'font-src': ["'self'"],
    'img-src': ["'self'", `${config.images}/`, `${config.flags}/`, ...remotes],
    // 'self': saved lessons in a browser that plays HLS itself (docs/decisions/028).
    'media-src': ["'self'", 'blob:', config.streams],
    'connect-src': ["'self'", ...remotes, config.streams, new URL(config.countries).origin, ...collector, ...backends],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(!config.backend && { 'upgrade-insecure-requests': [] }),
    ...(config.reports?.policyUrl && { 'report-to': [ENDPOINT] }),
  };
}

const policyText = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');

/** Content-Security-Policy of every page. */
export const policyOf = (parts: PolicyParts): string => policyText(directivesOf(parts));

/** A policy against inline styles. No document says whether the bot check can do without them: the reports of production will. */
function strictStyles(parts: PolicyParts): string {
  const { 'style-src': styles, 'report-to': endpoint } = directivesOf(parts);
  return policyText({ 'style-src': styles!, ...(endpoint && { 'report-to': endpoint }) });
}

/** Google's bot check brings scripts, frames, inline styles and HTML of its own: only documents that need it allow it. */
function botCheckPolicyOf(parts: PolicyParts): string {
  const { 'require-trusted-types-for': _, 'trusted-types': __, ...directives } = directivesOf(parts);
  const check = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
  return policyText({
    ...directives,
    'script-src': [...directives['script-src']!, ...check],
    // A hash would switch 'unsafe-inline' off.
    'style-src': ["'self'", ...parts.remoteOrigins, "'unsafe-inline'"],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': [...directives['connect-src']!, 'https://www.google.com/recaptcha/'],
  });
}
