/**
 * What differs between environments: never built into a bundle, but written into index.html by the deploy step, so that
 * the files tested are the files shipped. Absent or malformed parts fall back to the local development values.
 */
export interface SiteConfig {
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string };
  /** Image delivery host with account, no trailing slash (§7). */
  images: string;
  /** Stream host, no trailing slash (§7). */
  streams: string;
  /** The countries service with its query (§7). */
  countries: string;
  /** The flag image service, no trailing slash (§7): `{flags}/in.svg`. */
  flags: string;
  /** Origins that remotes may come from beside the site's own; the deploy step writes them. */
  remoteOrigins?: string[];
  /** host:port of the local backend; absent in production. */
  backend?: { firestore: string; auth: string };
}

export const LOCAL_CONFIG: SiteConfig = {
  firebase: { apiKey: 'local', authDomain: 'localhost', projectId: 'demo-bazaar', appId: 'local' },
  images: 'http://localhost:5180/bazaar',
  streams: 'http://localhost:5180',
  countries: 'http://localhost:5180/v3.1/all?fields=name,cca2,idd,flag',
  flags: 'http://localhost:5180/flags',
  // Not even the names of local hosts come into a bundle of production (productionBundles.test.ts).
  ...(import.meta.env?.MODE !== 'production' && { backend: { firestore: 'localhost:8080', auth: 'localhost:9099' } }),
};

export const CONFIG_ELEMENT_ID = 'site-config';

let config: SiteConfig | undefined;

/** The configuration of this page, read once from its `<script type="application/json" id="site-config">`. */
export function siteConfig(): SiteConfig {
  config ??= parseSiteConfig(globalThis.document?.getElementById(CONFIG_ELEMENT_ID)?.textContent);
  return config;
}

/** Total: anything unreadable gives the local values, so a broken deployment cannot point at a stranger's host. */
export function parseSiteConfig(text: string | null | undefined): SiteConfig {
  let given: unknown;
  try {
    given = JSON.parse(text || 'null');
  } catch {
    return LOCAL_CONFIG;
  }
  if (!isRecord(given) || !isRecord(given.firebase)) return LOCAL_CONFIG;
  const { firebase, backend } = given;
  return {
    firebase: {
      apiKey: orLocal(firebase.apiKey, LOCAL_CONFIG.firebase.apiKey),
      authDomain: orLocal(firebase.authDomain, LOCAL_CONFIG.firebase.authDomain),
      projectId: orLocal(firebase.projectId, LOCAL_CONFIG.firebase.projectId),
      appId: orLocal(firebase.appId, LOCAL_CONFIG.firebase.appId),
    },
    images: orLocal(given.images, LOCAL_CONFIG.images),
    streams: orLocal(given.streams, LOCAL_CONFIG.streams),
    countries: orLocal(given.countries, LOCAL_CONFIG.countries),
    flags: orLocal(given.flags, LOCAL_CONFIG.flags),
    ...(Array.isArray(given.remoteOrigins) && {
      remoteOrigins: given.remoteOrigins.filter((origin) => typeof origin === 'string'),
    }),
    ...(isRecord(backend) &&
      LOCAL_CONFIG.backend && {
        backend: {
          firestore: orLocal(backend.firestore, LOCAL_CONFIG.backend.firestore),
          auth: orLocal(backend.auth, LOCAL_CONFIG.backend.auth),
        },
      }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const orLocal = (value: unknown, otherwise: string) => (typeof value === 'string' && value ? value : otherwise);
