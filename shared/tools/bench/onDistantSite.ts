/** A site at the other end of a slow line, against another page that does the same. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from '../../contracts/config.ts';
import { localConfig } from '../build/siteHtml.ts';
import { SERVER_NAMES, type Ports } from '../ports/ports.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import { serveFolder } from '../serve/serveFolder.ts';
import { composeLocal, type Site, type SiteOptions } from '../serve/startSite.ts';
import { selfSignedCertificate } from '@remotes-kit/release/certificate';
import { startHttp2Front, type Http2Front } from './http2Front.ts';
import { withSite } from './onSite.ts';
import type { BenchOptions } from './options.ts';
import { withProfiles, type OpenProfile } from './profile.ts';

export interface DistantSite {
  /** Origins as the browser sees them, at the end of a line. */
  origins: Record<'site' | 'rival' | 'media', string>;
  /** From each port that the browser uses to the server itself, for `shapedLink`. */
  routes: ReadonlyMap<number, number>;
}

/** Puts into `folder` the page that the site is compared with; `ports` are those that the browser sees. */
export type WriteRival = (folder: string, config: SiteConfig, ports: Ports) => unknown;

/** Parts of the site that have servers of their own: the remotes are under the site's paths, and one of their ports is the rival's. */
const SERVED = ['shell', 'feed', 'media', 'firestore', 'authBackend'] as const satisfies readonly (keyof Ports)[];

/** As `withSite`, with browsers at the other end of a line that `measure` lays. What `writeRival` writes is served too. */
export async function onDistantSite(
  { isHttp2, hasIndex }: Pick<BenchOptions, 'isHttp2'> & Pick<SiteOptions, 'hasIndex'>,
  measure: (site: DistantSite, openProfile: OpenProfile) => Promise<void>,
  writeRival?: WriteRival,
): Promise<void> {
  const far = await reservePorts();
  const certificate = isHttp2 ? selfSignedCertificate() : undefined;
  const originOf = (name: keyof Ports) => `${isHttp2 ? 'https' : 'http'}://localhost:${far[name]}`;
  const origins = { site: originOf('shell'), rival: originOf('feed'), media: originOf('media') };
  const config = isHttp2 ? secureConfig(far) : localConfig(far);
  const fronts: Http2Front[] = [];

  const measureFar = async ({ ports: near, out }: Site, openProfile: OpenProfile) => {
    composeLocal(far, out, { config });
    const folder = mkdtempSync(join(tmpdir(), 'bazaar-bench-'));
    await writeRival?.(folder, config, far);
    const rival = await serveFolder({ folder, port: near.feed, isApp: true });
    try {
      const routes = new Map(SERVER_NAMES.map((name) => [far[name], near[name]]));
      for (const name of certificate ? SERVED : []) {
        fronts.push(await startHttp2Front(near[name], certificate!));
        routes.set(far[name], fronts.at(-1)!.port);
      }
      await measure({ origins, routes }, openProfile);
    } finally {
      await Promise.all([rival, ...fronts].map((server) => server.stop()));
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const flags = certificate
    ? [
        `--ignore-certificate-errors-spki-list=${certificate.spkiHash}`,
        `--host-resolver-rules=MAP ${FIRESTORE} localhost:${far.firestore}`,
      ]
    : [];
  await withSite((site) => withProfiles(flags, (openProfile) => measureFar(site, openProfile)), {
    extraOrigins: [origins.site, origins.rival],
    hasIndex,
  });
}

const FIRESTORE = 'firestore.googleapis.com:443';

/** As in production: https everywhere, and Firestore under Google's name, which the browser is told to look for here. */
function secureConfig(far: Ports): SiteConfig {
  const { backend: _, ...config } = localConfig(far);
  return JSON.parse(JSON.stringify(config).replaceAll('http://', 'https://')) as SiteConfig;
}

/**
 * Takes each of the measures in turn, `runs` times, after a turn that only warms the servers. The short form has one turn.
 */
export async function inTurn<Measures extends Readonly<Record<string, () => Promise<unknown>>>>(
  runs: number,
  isShort: boolean,
  measures: Measures,
): Promise<Results<Measures>> {
  const all = Object.fromEntries(Object.keys(measures).map((name) => [name, [] as unknown[]]));
  const warmUps = isShort ? 0 : 1;
  for (let count = 0; count < warmUps + runs; count += 1)
    for (const [name, measure] of Object.entries(measures)) {
      const measured = await measure();
      if (count >= warmUps) all[name]!.push(measured);
    }
  return all as Results<Measures>;
}

type Results<Measures extends Record<string, () => Promise<unknown>>> = {
  [Name in keyof Measures]: Awaited<ReturnType<Measures[Name]>>[];
};
