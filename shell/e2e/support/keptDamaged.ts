import type { Page } from '@playwright/test';

/**
 * Returns those of these files, by URL with the hash that each really has, that the browser's own cache or the service worker's
 * holds damaged.
 */
export const keptDamaged = (page: Page, hashes: readonly (readonly [url: string, hash: string])[]): Promise<string[]> =>
  page.evaluate(async (expected) => {
    const isWhole = async (response: Response, hash: string) => {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
      return hash === `sha256-${btoa(String.fromCharCode(...digest))}`;
    };
    const kept: string[] = [];
    for (const [url, hash] of expected) {
      const saved = await caches.match(url);
      if (saved && !(await isWhole(saved, hash))) kept.push(`${url} by the service worker`);
      if (!(await isWhole(await fetch(url, { cache: 'force-cache' }), hash))) kept.push(url);
    }
    return kept;
  }, hashes);
