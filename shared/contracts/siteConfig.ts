import { CONFIG_ELEMENT_ID, LOCAL_CONFIG, type SiteConfig } from './config.ts';
import { isRecord } from './isRecord.ts';

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
  const { firebase, backend, remoteOrigins: _, reports: __, appCheck: ___, ...urls } = LOCAL_CONFIG;
  return {
    ...textsIn(given, urls),
    firebase: textsIn(given.firebase, firebase),
    remoteOrigins: Array.isArray(given.remoteOrigins)
      ? given.remoteOrigins.filter((origin) => typeof origin === 'string')
      : undefined,
    reports: reportsIn(given.reports),
    appCheck: appCheckIn(given.appCheck),
    backend: isRecord(given.backend) && backend ? textsIn(given.backend, backend) : undefined,
  };
}

/** Undefined for anything else than an address and a share: nothing is then sent. */
function reportsIn(given: unknown): SiteConfig['reports'] {
  if (!isRecord(given)) return undefined;
  const { url, share, policyUrl } = given;
  if (!isAddress(url) || typeof share !== 'number' || share <= 0 || share > 1) return undefined;
  return { url, share, ...(isAddress(policyUrl) && { policyUrl }) };
}

/** Undefined for anything else than a key, which becomes a part of an address. */
function appCheckIn(given: unknown): SiteConfig['appCheck'] {
  const siteKey = isRecord(given) ? given.siteKey : undefined;
  return typeof siteKey === 'string' && /^[\w-]+$/.test(siteKey) ? { siteKey } : undefined;
}

/** Of this origin, or with https. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(\/(?!\/)|https:\/\/)[\w.:/-]+$/.test(value);

/** The texts given under the keys of `local`, each the local one where it is missing. */
const textsIn = <T extends Record<string, string>>(given: Record<string, unknown>, local: T): T =>
  Object.fromEntries(
    Object.entries(local).map(([key, value]) => [key, (typeof given[key] === 'string' && given[key]) || value]),
  ) as T;
