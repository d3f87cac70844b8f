import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '../../contracts/remotes.ts';
import { buildApps, whileNobodyBuilds } from '../build/buildApps.ts';
import { distOf } from '../build/folders.ts';
import type { Ports } from '../ports/ports.ts';
import type { RunningServer } from '@remotes-kit/release/startServer';
import { serveFolder } from '../serve/serveFolder.ts';

/**
 * Copies these builds to a temporary folder, which lives as long as this process: `npm run build` replaces the files of a
 * build while it is served.
 */
export async function copyBuilds(names: readonly RemoteName[], dist = distOf): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-dev-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await whileNobodyBuilds(() => names.forEach((name) => cpSync(dist(name), join(folder, name), { recursive: true })));
  return folder;
}

/** Serves these remotes from copies of their builds in `folder`, each on its own port. */
export async function serveBuilt(
  names: readonly RemoteName[],
  ports: Ports,
): Promise<Pick<RunningServer, 'stop'> & { folder: string }> {
  await buildApps(names);
  const folder = await copyBuilds(names);
  const allowOrigin = `http://localhost:${ports.shell}`;
  const servers = await Promise.all(
    names.map((name) => serveFolder({ folder: join(folder, name), port: ports[name], allowOrigin })),
  );
  return { folder, stop: async () => void (await Promise.all(servers.map((server) => server.stop()))) };
}
