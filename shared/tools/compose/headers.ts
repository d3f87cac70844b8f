import type { SiteConfig } from '../../contracts/config.ts';
import { CARDS_FOLDER, POLICY_HEADER } from '../../contracts/documents.ts';
import { MISSING_HEADERS, type DocumentHeaders, type Headers, type PolicyParts } from '@remotes-kit/release/headers';

/** The site's own headers; those of all other responses are the kit's (@remotes-kit/release/headers). */

/** The features that pages of the site may use. */
export const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), autoplay=(self), fullscreen=(self), picture-in-picture=(self), otp-credentials=(self)';

/** Of the two kinds of documents, the service worker and the cards. */
interface SchoolHeaders extends DocumentHeaders {
  signIn: Headers;
  [CARDS_FOLDER]: Headers;
}

type Parts = PolicyParts<SiteConfig>;

/**
 * On the two documents; sign-in's own differs where the bot check is Google's. With App Check every document has the check: a
 * session is looked up on whatever page is opened first.
 */
export function documentHeaders(parts: Parts): SchoolHeaders {
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
    // A card runs nothing and loads nothing, as the page for what is missing.
    [CARDS_FOLDER]: { ...hidden, ...MISSING_HEADERS },
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
function workerHeaders({ config, remoteOrigins }: Parts): Headers {
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

const endpoints = ({ config: { reports } }: Parts): Headers =>
  reports?.policyUrl ? { 'Reporting-Endpoints': `${ENDPOINT}="${reports.policyUrl}"` } : {};

/**
 * Browsers report a script without a hash. They cannot be told to refuse it: WebKit takes no hash of an import map for one, and
 * would refuse every module (docs/decisions/013).
 */
const integrityPolicy = ({ config: { reports } }: Parts): Headers => ({
  'Integrity-Policy-Report-Only': `blocked-destinations=(script)${reports?.policyUrl ? `, endpoints=(${ENDPOINT})` : ''}`,
});

const GOOGLE = ['firestore', 'identitytoolkit', 'securetoken', 'content-firebaseappcheck'].map(
  (name) => `https://${name}.googleapis.com`,
);

function directivesOf({ config, remoteOrigins, scripts, styles }: Parts): Record<string, readonly string[]> {
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
    'media-src': ["'self'", 'blob:', `${config.streams}/`],
    'connect-src': [
      "'self'",
      ...remotes,
      `${config.streams}/`,
      new URL(config.countries).origin,
      ...collector,
      ...backends,
    ],
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
export const policyOf = (parts: Parts): string => policyText(directivesOf(parts));

/** A policy against inline styles. No document says whether the bot check can do without them: the reports of production will. */
function strictStyles(parts: Parts): string {
  const { 'style-src': styles, 'report-to': endpoint } = directivesOf(parts);
  return policyText({ 'style-src': styles!, ...(endpoint && { 'report-to': endpoint }) });
}

/** Google's bot check brings scripts, frames, inline styles and HTML of its own: only documents that need it allow it. */
function botCheckPolicyOf(parts: Parts): string {
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
