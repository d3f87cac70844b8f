import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { ROOT } from '../../tools/build/folders.ts';
import { readSettings } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import type { Site } from '../../tools/serve/startSite.ts';

/** Builds docs/host for the feed of a site, as its owner would: with Vite, told only where the site is. Returns the folder. */
export async function buildHost(site: Site): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'bazaar-host-'));
  const env = {
    ...process.env,
    VITE_FEED: `${site.url}/mfe-feed/mf-manifest.json`,
    VITE_SITE_CONFIG: JSON.stringify(readSettings(publicFolder(site.out)).config),
  };
  // Mode demo: the page's Firestore module may use the local backend.
  const args = ['vite', 'build', 'docs/host', '--mode', 'demo', '--outDir', outDir];
  await promisify(execFile)('npx', args, { cwd: ROOT, env });
  return outDir;
}

/** Serves a built host while `act` runs: every path that is no file is its page. */
export async function whileServed(folder: string, port: number, act: () => Promise<void>): Promise<void> {
  const serve = sirv(folder, { single: true });
  const server = createServer((request, response) => serve(request, response)).listen(port);
  await once(server, 'listening');
  try {
    await act();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

export const deleteHost = (folder: string): void => rmSync(folder, { recursive: true, force: true });
