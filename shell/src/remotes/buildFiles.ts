import type { RemoteBuild } from '@bazaar/shared/contracts/registry';

/** Whether the server has what a build's first screen needs, each script with its hash. A failed fetch() blocks no later import of the URL. */
export async function isServed(build: RemoteBuild): Promise<boolean> {
  const isFine = async (url: string, type: string) => {
    const response = await fetch(url, {
      cache: 'no-cache',
      credentials: 'omit',
      integrity: build.integrity[url] ?? '',
    });
    return response.ok && (response.headers.get('content-type') ?? '').includes(type);
  };
  const checks = [
    ...[build.entry, ...build.preload].map((url) => isFine(url, 'javascript')),
    ...build.css.map((url) => isFine(url, 'css')),
  ];
  return (await Promise.all(checks).catch(() => [false])).every(Boolean);
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
