import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmulator } from '../backend/emulator.ts';
import { startMedia } from '../backend/media/startMedia.ts';
import { startBackend } from '../backend/startBackend.ts';
import { allPorts, type Ports } from '../ports/ports.ts';
import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import { compose } from '../compose/compose.ts';
import { localConfig } from '../build/siteHtml.ts';
import { CACHE, DEPLOY, distOf } from '../build/folders.ts';
import { seed } from '../seed/seed.ts';
import { serveFolder, type Served } from './serveFolder.ts';

export interface SiteOptions {
  ports?: Ports;
  /** The folder of the composed site. */
  out?: string;
  /** Each remote on its own port instead of a path of the shell's origin. */
  hasOwnOrigins?: boolean;
  firestore?: 'embedded' | 'emulator';
  /** How many feed posts to seed. */
  posts?: number;
  /** Origins beside the site's own that may ask the backend and the media server. */
  extraOrigins?: string[];
  /** Where data survive a restart; absent = in memory only. */
  snapshotFile?: string;
  say?(line: string): void;
}

export interface Site extends Served {
  url: string;
  ports: Ports;
  out: string;
  /** The servers that a test may stop and start again by name. */
  servers: Map<RemoteName | 'shell' | 'media', Served>;
}

/** Starts a composed site from built apps: backend, seed, media, static servers. Builds nothing. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { ports = allPorts(), out = DEPLOY, hasOwnOrigins = false, posts, extraOrigins = [], say = () => {} } = options;
  const url = `http://localhost:${ports.shell}`;
  const origins = [url, ...REMOTE_NAMES.map((name) => originOf(ports, name)), ...extraOrigins];

  const backend = await startBackend({
    project: 'demo-bazaar',
    firestorePort: ports.firestore,
    authPort: ports.authBackend,
    origins,
    ...(options.snapshotFile && { snapshotFile: options.snapshotFile }),
    ...(options.firestore === 'emulator' && { firestore: startEmulator }),
  });
  const media = await startMedia({ port: ports.media, origins });
  const seeded = await seed({ firestorePort: ports.firestore, ...(posts && { posts }) });
  say(seeded > 0 ? `  seeded ${seeded} documents` : '  data of the last start kept');

  if (out !== DEPLOY) rmSync(out, { recursive: true, force: true });
  composeLocal(ports, out, hasOwnOrigins);
  const servers: Site['servers'] = new Map([['media', media]]);
  servers.set('shell', await serveFolder({ folder: out, port: ports.shell, isApp: true }));
  if (hasOwnOrigins) {
    for (const name of REMOTE_NAMES)
      servers.set(name, await serveFolder({ folder: out, port: ports[name], allowOrigin: url }));
  }
  return {
    url,
    ports,
    out,
    servers,
    stop: async () => {
      await Promise.all([...servers.values(), backend].map((server) => server.stop()));
    },
  };
}

/** Writes the composed site for this machine's ports. */
export function composeLocal(ports: Ports, out: string, hasOwnOrigins = false) {
  const remoteDists = Object.fromEntries(REMOTE_NAMES.map((name) => [name, distOf(name)])) as Record<
    RemoteName,
    string
  >;
  const origins = hasOwnOrigins ? Object.fromEntries(REMOTE_NAMES.map((name) => [name, originOf(ports, name)])) : {};
  return compose({ shellDist: distOf('shell'), remoteDists, out, config: localConfig(ports), origins });
}

const originOf = (ports: Ports, name: RemoteName) => `http://localhost:${ports[name]}`;

/** The snapshot of a site started by hand. */
export function defaultSnapshotFile(): string {
  mkdirSync(CACHE, { recursive: true });
  return join(CACHE, 'backend.json');
}
