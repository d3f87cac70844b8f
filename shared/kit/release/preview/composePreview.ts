import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition, SiteConfig } from '../compose/composition.ts';
import type { Registry, RemoteBuild, RemoteRecord } from '@remotes-kit/runtime/registry';
import { remoteFolder } from '../compose/remoteFolder.ts';
import type { Author, History } from '../compose/history.ts';
import { assertOwnPaths } from '../compose/ownPaths.ts';
import { released, withFallback, withoutCanary } from '../compose/registryTransitions.ts';
import { readShell, writeShell } from '../compose/shellRecord.ts';
import {
  mountsIn,
  readHistory,
  readRegistryFile,
  readSettings,
  writeHistory,
  writeRegistryFile,
  writeSettings,
} from '../compose/siteFolder.ts';
import { publicFolder, publish } from '../compose/siteReleases.ts';
import { buildBefore, registered, releasesOf, storeBuild, type Release } from '../compose/storedBuilds.ts';
import { writeDocuments } from '../compose/writeDocuments.ts';
import type { Source } from '../release/releases.ts';
import { brokenFiles, brokenPromises } from './brokenPromises.ts';
import { writePreviewRecord } from './previewRecord.ts';

interface Preview {
  /** The folder of the live site, which is read and never written. */
  site: string;
  /** The folder of the preview: a composed site of its own. */
  out: string;
  /** The builds in it: stored in the site, or the files of one. */
  builds: ReadonlyMap<string, Source>;
  by: Author;
}

/**
 * Composes the live site with other builds of some remotes, all under one origin and without canaries. Returns its registry. Throws, and
 * leaves no preview or the one before, where a build does not keep the contract.
 */
export function composePreview(composition: Composition, { site, out, builds, by }: Preview): Registry {
  const live = publicFolder(site);
  const broken = [...builds].flatMap(([name, source]) => brokenFiles(composition, name, filesOf(live, name, source)));
  if (broken.length > 0) throw new Error(`no preview:\n  ${broken.join('\n  ')}`);
  for (const source of builds.values()) if ('dist' in source) composition.builds.storeMaps(source.dist, out);
  return publish(out, 'the preview is being composed', (folder) => fill(composition, folder, { builds, by }), live);
}

function fill(composition: Composition, folder: string, { builds, by }: Pick<Preview, 'builds' | 'by'>): Registry {
  const { config, address, built } = readSettings(folder);
  writeSettings(folder, { config: previewConfig(config), address, origins: {}, built });
  writeShell(folder, { version: readShell(folder).version });
  const at = new Date().toISOString();
  const live = readRegistryFile(folder);
  const previewed = new Map([...builds].map(([name, source]) => [name, stored(composition, folder, name, source, by)]));
  const broken = [...previewed].flatMap(([name, build]) =>
    brokenPromises(composition, folder, name, build, live[name]?.floor),
  );
  if (broken.length > 0) throw new Error(`no preview:\n  ${broken.join('\n  ')}`);
  const history: History = [
    ...readHistory(folder),
    ...[...previewed].map(([of, { version }]) => ({ at, of, act: 'release', version, why: 'preview', by }) as const),
  ];
  // A build that does not load shows its panel: the build before in its stead would hide that.
  const ofPreview = [...previewed].map(([name, build]) => [name, released(live[name], registered(build))] as const);
  const ofSite = Object.entries(live).map(
    ([name, record]) => [name, onOneOrigin(composition, folder, name, record, history)] as const,
  );
  const registry: Registry = Object.fromEntries([...ofSite, ...ofPreview]);
  assertOwnPaths(composition, mountsIn(composition, folder, registry));
  writeHistory(folder, history);
  writeRegistryFile(composition, folder, registry);
  writeDocuments(composition, folder);
  writePreviewRecord(folder, at);
  return registry;
}

/** Its pages say in their reports that they are of a preview; browsers report nothing by themselves, since they cannot say so. */
function previewConfig(live: SiteConfig): SiteConfig {
  const { reports, remoteOrigins: _, ...config } = live;
  return { ...config, preview: reports ? { reports: { url: reports.url, share: reports.share } } : {} };
}

/** The live build of a remote, its files under paths of the site's own origin. */
function onOneOrigin(
  composition: Composition,
  folder: string,
  name: string,
  record: RemoteRecord,
  history: History,
): RemoteRecord {
  const build: RemoteBuild = registered(versionIn(folder, name, record.version));
  const own = withoutCanary({ ...record, ...build });
  return withFallback(own, buildBefore(composition, { name: name, folder, record: own, history }));
}

const stored = (composition: Composition, folder: string, name: string, source: Source, by: Author): Release =>
  'dist' in source ? storeBuild(composition, name, source.dist, folder, by) : versionIn(folder, name, source.version);

function versionIn(folder: string, name: string, version: string): Release {
  const release = releasesOf(name, folder).find((each) => each.version === version);
  if (!release) throw new Error(`${name} has no version ${version} in this site: \`npm run releases\` lists them`);
  return release;
}

/** The folder with the files of a build. Throws where nothing is there. */
function filesOf(live: string, name: string, source: Source): string {
  if ('version' in source) versionIn(live, name, source.version);
  const files = 'dist' in source ? source.dist : join(live, remoteFolder(name), source.version);
  if (!existsSync(files)) throw new Error(`there is no build of ${name} in ${files}`);
  return files;
}
