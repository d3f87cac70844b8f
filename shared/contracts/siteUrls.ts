import { CONFIG_ELEMENT_ID, LOCAL_URLS } from './config.ts';
import { isRecord } from './isRecord.ts';

/** The configuration as anyone may have written it. */
type GivenConfig = Record<string, unknown> & { firebase: Record<string, unknown> };

type SiteUrls = typeof LOCAL_URLS;

let urls: SiteUrls | undefined;

/** The hosts and services of this page, read once: all of its configuration that most remotes need. Never throws. */
export function siteUrls(): SiteUrls {
  urls ??= urlsIn(givenConfig(configText()));
  return urls;
}

/** The content of the page's `<script type="application/json" id="site-config">`. */
export const configText = (): string | null | undefined =>
  globalThis.document?.getElementById(CONFIG_ELEMENT_ID)?.textContent;

/** The configuration as it was written; undefined for anything unreadable: then the local values count, so a broken deployment cannot point at another host. */
export function givenConfig(text: string | null | undefined): GivenConfig | undefined {
  try {
    const given: unknown = JSON.parse(text || 'null');
    return isRecord(given) && isRecord(given.firebase) ? { ...given, firebase: given.firebase } : undefined;
  } catch {
    return undefined;
  }
}

/** The addresses in it, each the local one where it is missing. */
export const urlsIn = (given: Record<string, unknown> = {}): SiteUrls => textsIn(given, LOCAL_URLS);

/** The texts given under the keys of `local`, each the local one where it is missing. */
export const textsIn = <T extends Record<string, string>>(given: Record<string, unknown>, local: T): T =>
  Object.fromEntries(
    Object.entries(local).map(([key, value]) => [key, (typeof given[key] === 'string' && given[key]) || value]),
  ) as T;
