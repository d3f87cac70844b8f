import { LOCAL_CONFIG, type SiteConfig } from './config.ts';
import { isRecord } from './isRecord.ts';
import { configText, givenConfig, textsIn, urlsIn } from './siteUrls.ts';

let config: SiteConfig | undefined;

/** The configuration of this page, read once from its `<script type="application/json" id="site-config">`. */
export function siteConfig(): SiteConfig {
  config ??= parseSiteConfig(configText());
  return config;
}

/** Never throws: anything unreadable gives the local values, so a broken deployment cannot point at another host. */
export function parseSiteConfig(text: string | null | undefined): SiteConfig {
  const given = givenConfig(text);
  if (!given) return LOCAL_CONFIG;
  const { firebase, backend } = LOCAL_CONFIG;
  return {
    ...urlsIn(given),
    firebase: textsIn(given.firebase, firebase),
    remoteOrigins: Array.isArray(given.remoteOrigins)
      ? given.remoteOrigins.filter((origin) => typeof origin === 'string')
      : undefined,
    reports: reportsIn(given.reports),
    preview: isRecord(given.preview) ? { reports: reportsIn(given.preview.reports) } : undefined,
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
