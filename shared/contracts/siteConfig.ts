import { CONFIG_ELEMENT_ID, LOCAL_CONFIG, type SiteConfig } from './config.ts';

let config: SiteConfig | undefined;

/** The configuration of this page, read once from its `<script type="application/json" id="site-config">`. */
export function siteConfig(): SiteConfig {
  config ??= parseSiteConfig(globalThis.document?.getElementById(CONFIG_ELEMENT_ID)?.textContent);
  return config;
}

/** Never throws: anything unreadable gives the local values, so a broken deployment cannot point at another host. */
export function parseSiteConfig(text: string | null | undefined): SiteConfig {
  let given: unknown;
  try {
    given = JSON.parse(text || 'null');
  } catch {
    return LOCAL_CONFIG;
  }
  if (!isRecord(given) || !isRecord(given.firebase)) return LOCAL_CONFIG;
  const { firebase, backend, remoteOrigins } = given;
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
    remoteOrigins: Array.isArray(remoteOrigins)
      ? remoteOrigins.filter((origin) => typeof origin === 'string')
      : undefined,
    backend:
      isRecord(backend) && LOCAL_CONFIG.backend
        ? {
            firestore: orLocal(backend.firestore, LOCAL_CONFIG.backend.firestore),
            auth: orLocal(backend.auth, LOCAL_CONFIG.backend.auth),
          }
        : undefined,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const orLocal = (value: unknown, otherwise: string) => (typeof value === 'string' && value ? value : otherwise);
