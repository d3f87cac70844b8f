import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { ROOT } from '../../tools/build/folders.ts';
import { readSettings } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { outsideEnvironment } from '../outsideEnvironment.ts';
import type { Site } from '../../tools/serve/startSite.ts';

/**
 * Copies docs/host out of this repository and builds it for the feed of a site, as its owner would: of packed packages, told only where
 * the site is. Returns the folder with the copy. Rejects where its types have an error.
 */
export async function buildHost(site: Site): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-host-'));
  cpSync(join(ROOT, 'docs/host'), folder, { recursive: true, filter: (path) => !/node_modules|dist$/.test(path) });
  const env = {
    ...outsideEnvironment(),
    VITE_FEED: `${site.url}/mfe-feed/mf-manifest.json`,
    VITE_SITE_CONFIG: JSON.stringify(readSettings(publicFolder(site.out)).config),
  };
  const run = async (cwd: string, ...args: string[]) => (await promisify(execFile)('npm', args, { cwd, env })).stdout;
  const packed = await run(ROOT, 'run', '--silent', 'pack', '--', 'shared', 'runtime', '--out', folder);
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run(folder, 'install', ...options, ...packed.trim().split('\n'));
  await run(folder, 'run', 'types');
  // Mode demo: the page's Firestore module may use the local backend.
  await run(folder, 'run', 'build', '--', '--mode', 'demo');
  return folder;
}

/** Serves a built host while `act` runs: every path that is no file is its page. */
export async function whileServed(folder: string, port: number, act: () => Promise<void>): Promise<void> {
  const serve = sirv(join(folder, 'dist'), { single: true });
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
