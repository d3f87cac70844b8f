import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startEmulator } from '../backend/emulator.ts';
import { startMedia } from '../backend/media/startMedia.ts';
import { startBackend } from '../backend/startBackend.ts';
import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import { CACHE, distOf } from '../build/folders.ts';
import { localConfig } from '../build/siteHtml.ts';
import { compose } from '../compose/compose.ts';
import { allPorts, type Ports } from '../ports/ports.ts';
import { REPORTS_PATH } from '../reports/reportIntake.ts';
import { seed } from '../seed/seed.ts';
import { serveFolder, type Served } from './serveFolder.ts';

interface BackendOptions {
  firestore?: 'embedded' | 'emulator';
  /** How many feed posts to seed. */
  posts?: number;
  /** Where data survive a restart; absent = in memory only. */
  snapshotFile?: string;
}

export interface SiteOptions extends BackendOptions {
  ports?: Ports;
  /** The folder of the composed site; what was released into it before stays. */
  out: string;
  /** Each remote on its own port instead of a path of the shell's origin. */
  hasOwnOrigins?: boolean;
  /** Foreign origins whose pages may load the remotes, and use the backend and the media server. */
  hosts?: readonly string[];
  /** Origins beside the site's own that may send requests to the backend and the media server. */
  extraOrigins?: string[];
}

export interface Site extends Served {
  url: string;
  ports: Ports;
  out: string;
  /** How many documents were written into an empty backend. */
  seeded: number;
  /** The servers that a test may stop and start again by name. */
  servers: Map<RemoteName | 'shell' | 'media', Served>;
}

/** Starts a composed site from built apps: backend, seed, media, static servers. Builds nothing. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { ports = allPorts(), out, hasOwnOrigins = false, hosts = [], extraOrigins = [] } = options;
  const { backend, media, seeded } = await startBackends(ports, options, [...extraOrigins, ...hosts]);
  composeLocal(ports, out, { hasOwnOrigins, hosts });
  const url = originOf(ports, 'shell');
  const servers: Site['servers'] = new Map([['media', media]]);
  servers.set('shell', await serveFolder({ folder: out, port: ports.shell, isApp: true }));
  for (const name of hasOwnOrigins ? REMOTE_NAMES : [])
    servers.set(name, await serveFolder({ folder: out, port: ports[name], allowOrigin: url }));
  const stop = async () => {
    await Promise.all([...servers.values(), backend].map((server) => server.stop()));
  };
  return { url, ports, out, seeded, servers, stop };
}

/** Starts the backend with its seed, and the media server, for pages of these origins and of every app's own. */
export async function startBackends(ports: Ports, options: BackendOptions, extraOrigins: readonly string[] = []) {
  const origins = [...(['shell', ...REMOTE_NAMES] as const).map((app) => originOf(ports, app)), ...extraOrigins];
  const backend = await startBackend({
    project: 'demo-bazaar',
    firestorePort: ports.firestore,
    authPort: ports.authBackend,
    origins,
    snapshotFile: options.snapshotFile,
    firestore: options.firestore === 'emulator' ? startEmulator : undefined,
  });
  const media = await startMedia({ port: ports.media, origins });
  const seeded = await seed({ firestorePort: ports.firestore, posts: options.posts });
  return { backend, media, seeded };
}

/** Writes the composed site for this machine's ports. */
export function composeLocal(
  ports: Ports,
  out: string,
  { hasOwnOrigins = false, hosts = [] as readonly string[], takesReports = true } = {},
) {
  const ofEach = (value: (name: RemoteName) => string) =>
    Object.fromEntries(REMOTE_NAMES.map((name) => [name, value(name)]));
  return compose({
    shellDist: distOf('shell'),
    remoteDists: ofEach(distOf),
    out,
    config: { ...localConfig(ports), ...(takesReports && { reports: { url: REPORTS_PATH, share: 1 } }) },
    hosts,
    origins: hasOwnOrigins ? ofEach((name) => originOf(ports, name)) : {},
  });
}

/** The origin of an app on this machine. */
export const originOf = (ports: Ports, app: 'shell' | RemoteName) => `http://localhost:${ports[app]}`;

/** The snapshot of a site started by hand. */
export function defaultSnapshotFile(): string {
  mkdirSync(CACHE, { recursive: true });
  return join(CACHE, 'backend.json');
}
