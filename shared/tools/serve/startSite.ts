import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { composition } from '../composition.ts';
import type { SiteConfig } from '../../contracts/config.ts';
import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import { CACHE, distOf, type AppName } from '../build/folders.ts';
import { localConfig } from '../build/siteHtml.ts';
import { compose } from '@remotes-kit/release/compose';
import { allPorts, type Ports } from '../ports/ports.ts';
import { REPORTS_PATH } from '@remotes-kit/release/reportIntake';

import { seed } from '../seed/seed.ts';
import { buildIndex } from './buildIndex.ts';
import { serveFolder } from './serveFolder.ts';
import { startProcess, type ServerProcess } from './startProcess.ts';

interface BackendOptions {
  firestore?: 'embedded' | 'emulator';
  /** The number of feed posts to seed. */
  posts?: number;
  /** The file in which data survive a restart; absent = in memory only. */
  journalFile?: string;
  /** The number of one-time codes that one address may request in an hour; absent: as many as Google allows. */
  codesPerVisitor?: number;
  /** The address of this machine that the servers listen on and the pages refer to; absent: loopback, as `localhost`. */
  address?: string;
  /** True where Node may make requests fail over `/__faults` of the backend and the media server: in tests only. */
  hasFaults?: boolean;
}

/** The folder of an app's build. */
export type DistOf = (app: AppName) => string;

/** A server or site that a test may stop. */
interface Stoppable {
  stop(): Promise<void>;
}

export interface SiteOptions extends BackendOptions {
  ports?: Ports;
  /** The folder of the composed site; what was released into it before stays. */
  out: string;
  /** The folders of the builds; a remote whose folder is not there is not in the site. Absent: what the apps were built into. */
  dists?: DistOf;
  /** Each remote on its own port instead of a path of the shell's origin. */
  hasOwnOrigins?: boolean;
  /** Foreign origins whose pages may load the remotes, and use the backend and the media server. */
  hosts?: readonly string[];
  /** True where the search finds what the backend has when the site starts. */
  hasIndex?: boolean;
  /** Origins beside the site's own that may send requests to the backend and the media server. */
  extraOrigins?: string[];
}

export interface Site extends Stoppable {
  url: string;
  ports: Ports;
  out: string;
  /** The number of documents that were written into an empty backend. */
  seeded: number;
  /** The servers that a test may stop and start again by name. */
  servers: Map<RemoteName | 'shell' | 'media', Stoppable>;
  /** In processes of their own. */
  processes: Record<'backend' | 'media', ServerProcess>;
}

/** Starts a composed site from built apps: backend, seed, media, static servers. Builds nothing. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const {
    ports = allPorts(),
    out,
    dists,
    hasOwnOrigins = false,
    address,
    hosts = [],
    extraOrigins = [],
    hasIndex = false,
  } = options;
  const starting = startBackends(ports, options, [...extraOrigins, ...hosts]);
  composeLocal(ports, out, { dists, hasOwnOrigins, address, hosts }); // beside them, on another core
  const { backend, media, seeded } = await starting;
  const url = originOf(ports, 'shell', address);
  if (hasIndex) await buildIndex(out, url);
  const servers: Site['servers'] = new Map([['media', media]]);
  servers.set('shell', await serveFolder({ folder: out, port: ports.shell, address, isApp: true }));
  for (const name of hasOwnOrigins ? REMOTE_NAMES : [])
    servers.set(name, await serveFolder({ folder: out, port: ports[name], address, allowOrigin: url }));
  const stop = async () => {
    await Promise.all([...servers.values(), backend].map((server) => server.stop()));
  };
  return { url, ports, out, seeded, servers, processes: { backend, media }, stop };
}

/** Starts the backend with its seed, and the media server, for pages of these origins and of every app's own. */
export async function startBackends(ports: Ports, options: BackendOptions, extraOrigins: readonly string[] = []) {
  const { address, hasFaults, posts } = options;
  const ownOrigins = (['shell', ...REMOTE_NAMES] as const).map((app) => originOf(ports, app, address));
  const access = { origins: [...ownOrigins, ...extraOrigins], address, hasFaults };
  const fill = () => seed({ host: address, firestorePort: ports.firestore, posts });
  const backendOptions = {
    ...access,
    project: 'demo-bazaar',
    firestorePort: ports.firestore,
    authPort: ports.authBackend,
    journalFile: options.journalFile,
    codesPerVisitor: options.codesPerVisitor,
    isEmulator: options.firestore === 'emulator',
  };
  const [backend, media] = await Promise.all([
    startProcess({ server: 'backend', options: backendOptions }, async () => void (await fill())),
    startProcess({ server: 'media', options: { ...access, port: ports.media } }),
  ]);
  return { backend, media, seeded: await fill() };
}

export interface LocalSite {
  dists?: DistOf | undefined;
  hasOwnOrigins?: boolean;
  /** An address of this machine; absent: loopback. */
  address?: string;
  /** Origins of foreign hosts. */
  hosts?: readonly string[];
  /** Absent: its pages send reports to its own server. */
  takesReports?: boolean;
  /** Absent: that of the ports. */
  config?: SiteConfig;
}

/** Writes the composed site for this machine's ports. */
export function composeLocal(
  ports: Ports,
  out: string,
  {
    dists = distOf,
    hasOwnOrigins = false,
    address,
    hosts = [],
    takesReports = true,
    config = localConfig(ports, address),
  }: LocalSite = {},
) {
  const names = REMOTE_NAMES.filter((name) => dists === distOf || existsSync(dists(name)));
  const ofEach = (value: (name: RemoteName) => string) => Object.fromEntries(names.map((name) => [name, value(name)]));
  return compose(composition, {
    shellDist: dists('shell'),
    remoteDists: ofEach(dists),
    out,
    config: { ...config, ...(takesReports && { reports: { url: REPORTS_PATH, share: 1 } }) },
    hosts,
    origins: hasOwnOrigins ? ofEach((name) => originOf(ports, name, address)) : {},
  });
}

/** The origin of an app on this machine. */
export const originOf = (ports: Ports, app: 'shell' | RemoteName, host = 'localhost') => `http://${host}:${ports[app]}`;

/** The data of a site started by hand. */
export const defaultJournalFile = (): string => join(CACHE, 'backend.journal');
