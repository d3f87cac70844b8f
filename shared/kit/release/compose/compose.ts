import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@remotes-kit/runtime/registry';
import type { Composition, SiteConfig } from './composition.ts';
import type { Author, History } from './history.ts';
import { deleteOldFiles } from './oldFiles.ts';
import { released, withFallback } from './registryTransitions.ts';
import { assertServed } from './servedRemotes.ts';
import {
  hasSettings,
  readHistory,
  readRegistryFile,
  readSettings,
  writeHistory,
  writeRegistryFile,
  writeSettings,
  type SiteSettings,
} from './siteFolder.ts';
import { readShell } from './shellRecord.ts';
import { buildBefore, registered, storeBuild } from './storedBuilds.ts';
import { showShell, storeShell } from './storedShells.ts';
import { publish } from './siteReleases.ts';
import { assertNotWithdrawn } from './withdrawn.ts';
import { deleteWellKnown } from './wellKnown.ts';
import { writeDocuments } from './writeDocuments.ts';

/** The builds, the configuration and the folder of a site that is composed. */
export interface SiteParts<Config extends SiteConfig = SiteConfig> {
  shellDist: string;
  /** Each remote's built files. Absent: what is live in the folder stays live. */
  remoteDists: Partial<Record<string, string>>;
  /** The folder of the site; the shell in it is replaced, the builds of remotes and what was decided about them stay. */
  out: string;
  config: Config;
  /** The site's own origin; remotes on other origins allow it. */
  address?: string;
  /** Foreign origins whose pages may load the remotes (docs/decisions/020). */
  hosts?: readonly string[];
  /** Stored builds that a reviewer may have in a tab (docs/decisions/043). */
  reviewable?: SiteSettings['reviewable'];
  /** Files of `/.well-known`, as JSON, by their names. One that the shell's build has too is the site's. */
  wellKnown?: SiteSettings['wellKnown'];
  /** Remotes on origins of their own: `http://localhost:5171`. Absent: under the shell's origin. */
  origins?: Readonly<Record<string, string>>;
  /** The author of the release, for the history. */
  by?: Author;
  /** Throws, and changes nothing, where the shell was withdrawn, or does not serve a build that visitors get of a remote. */
  isGated?: boolean;
}

/**
 * The deploy step of a whole site, without a bundler: puts the shell into the folder, releases each remote's build that is
 * new, and writes the documents.
 */
export function compose<Config extends SiteConfig>(composition: Composition, parts: SiteParts<Config>): Registry {
  const { shellDist, remoteDists, out } = parts;
  for (const dist of [shellDist, ...Object.values(remoteDists)])
    if (dist !== undefined) composition.builds.storeMaps(dist, out);
  return publish(out, 'the site is being composed', (folder) => fill(composition, folder, parts));
}

function fill(
  composition: Composition,
  out: string,
  {
    shellDist,
    remoteDists,
    config,
    address,
    hosts,
    reviewable,
    wellKnown,
    origins = {},
    by = { who: 'this machine' },
    isGated,
  }: SiteParts,
): Registry {
  // A site that was composed for other origins has other URLs: it starts anew.
  const past =
    hasSettings(out) && isDeepStrictEqual(readSettings(out).origins, origins)
      ? { built: readSettings(out).built, registry: readRegistryFile(out), history: readHistory(out) }
      : { built: {}, registry: {}, history: [] };
  const registry: Registry = { ...past.registry }; // also of remotes that this checkout does not know
  const built: SiteSettings['built'] = {};
  const at = new Date().toISOString();
  let { history }: { history: History } = past;
  const settings = { config, address, hosts, reviewable, wellKnown, origins };
  deleteWellKnown(out);
  writeSettings(out, { ...settings, built: past.built });
  const { version } = storeShell(shellDist, out, by);
  if (isGated) assertNotWithdrawn('shell', version, past.history);
  const canary = past.history.length > 0 ? readShell(out).canary : undefined;
  if (canary && canary.version !== version)
    history = [...history, { at, of: 'shell', act: 'replace', version: canary.version, by }];
  history = [...history, { at, of: 'shell', act: 'release', version, by }];
  showShell(out, { version });
  for (const name of Object.keys(composition.remotes)) {
    const known = past.registry[name];
    const dist = remoteDists[name];
    const release = dist === undefined ? undefined : storeBuild(composition, name, dist, out, by);
    built[name] = release?.version ?? past.built[name];
    if (!release || (known && past.built[name] === built[name])) continue;
    const record = released(known, registered(release, origins[name]));
    history = [...history, { at, of: name, act: 'release', version: release.version, by }];
    registry[name] = withFallback(record, buildBefore(composition, { name, folder: out, record, history }));
  }
  if (isGated) assertServed(composition, out, version, registry);
  writeHistory(out, history);
  deleteOldFiles(out, history);
  writeRegistryFile(composition, out, registry);
  writeSettings(out, { ...settings, built });
  writeDocuments(composition, out);
  return registry;
}
