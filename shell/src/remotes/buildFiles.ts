import type { RemoteBuild } from '@bazaar/shared/contracts/registry';
import { fetchAgain } from '@bazaar/shared/integrity/fetchAgain';

/**
 * Whether what a build's first screen needs can be had, each file with its hash, under the URLs that the next attempt will
 * use. What a cache holds damaged is replaced.
 */
export async function isServed(build: RemoteBuild, urlOf = (url: string) => url): Promise<boolean> {
  const files = [build.entry, ...build.preload, ...build.css];
  return (await Promise.all(files.map((url) => fetchAgain(urlOf(url))))).every(Boolean);
}

/**
 * The same file under a URL that this page has not failed on. Browsers before Chromium 156 remember a failed module for
 * the life of the page, nested ones too; servers answer `/_r1/…` with the files of `/…` (docs/decisions/003). There is one
 * retry path: the document has the hashes of the files in it, and of no other.
 */
export function retryUrl(url: string): string {
  const { origin, pathname } = new URL(url, location.origin);
  return `${origin === location.origin ? '' : origin}/_r1${pathname}`;
}

/** Whether the CSS of a remote has arrived: each sheet sets a custom property of its own (shared/tools/build/remotePlugins.ts). */
export const hasSheet = (name: string): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue(`--css-of-${name}`) !== '';
