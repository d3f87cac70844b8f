/** A site at the other end of a slow line, against another page that does the same. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { SERVER_NAMES, type Ports } from '../ports/ports.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import { serveFolder } from '../serve/serveFolder.ts';
import { composeLocal, type Site } from '../serve/startSite.ts';
import { onSite } from './onSite.ts';

/** The browser of a phone, for benchmarks of a first visit. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  serviceWorkers: 'block',
} as const;

export interface DistantSite {
  /** The ports that the browser sees: the site's servers at the end of a line. */
  far: Ports;
  /** From each of them to the server itself, for `shapedLink`. */
  routes: ReadonlyMap<number, number>;
}

/**
 * As `onSite`, for a browser at the other end of a line that `measure` lays. What `writeRival` puts into the folder is
 * served too, on the port `far.feed`, which the site does not use: the page that the site is compared with.
 */
export async function onDistantSite(
  measure: (site: DistantSite, browser: Browser) => Promise<void>,
  writeRival?: (folder: string, far: Ports) => void,
): Promise<void> {
  const far = await reservePorts();
  const measureFar = async ({ ports: near, out }: Site, browser: Browser) => {
    composeLocal(far, out);
    const folder = mkdtempSync(join(tmpdir(), 'bazaar-bench-'));
    writeRival?.(folder, far);
    const rival = await serveFolder({ folder, port: near.feed, isApp: true });
    try {
      await measure({ far, routes: new Map(SERVER_NAMES.map((name) => [far[name], near[name]])) }, browser);
    } finally {
      await rival.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  };
  await onSite(measureFar, { extraOrigins: [far.shell, far.feed].map((port) => `http://localhost:${port}`) });
}

/**
 * Measures the site and what it is compared with in turn, `runs` times, after a pair that only warms the servers. The
 * short form has one pair.
 */
export async function inTurn<T>(
  runs: number,
  isShort: boolean,
  measureSite: () => Promise<T>,
  measureRival: () => Promise<T>,
): Promise<{ site: T[]; rival: T[] }> {
  const site: T[] = [];
  const rival: T[] = [];
  const warmUps = isShort ? 0 : 1;
  for (let count = 0; count < (isShort ? 1 : warmUps + runs); count += 1) {
    const pair = [await measureSite(), await measureRival()] as const;
    if (count < warmUps) continue;
    site.push(pair[0]);
    rival.push(pair[1]);
  }
  return { site, rival };
}
