import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseMounts, type Mount, type Mounts } from '@remotes-kit/runtime/mounts';
import type { Registry } from '@remotes-kit/runtime/registry';
import type { Composition, Names, SiteConfig } from './composition.ts';
import { readJson, writeJson } from './files.ts';
import { parseHistory, type Act, type History } from './history.ts';
import { remoteFolder } from './remoteFolder.ts';

/** The settings and the registry in the folder of a site's release (siteReleases.ts); storedBuilds.ts has its builds. */

/** The settings that a site was composed with: with these its documents can be written again without the shell's sources or build. */
export interface SiteSettings {
  config: SiteConfig;
  /** The site's own origin, where it has one that others must know: `https://site.example`. */
  address?: string;
  /** Foreign origins whose pages load remotes; absent means none. */
  hosts?: readonly string[];
  /** Stored builds that a reviewer may have in a tab, by their versions; absent means none (docs/decisions/043). */
  reviewable?: Partial<Record<string, readonly string[]>>;
  /** Files of `/.well-known`, as JSON, by their names; absent means none but those of the shell's build. */
  wellKnown?: Readonly<Record<string, unknown>>;
  /** Origins of remotes that do not lie under the site's own. */
  origins: Readonly<Record<string, string>>;
  /** The version of each remote that was built last: what was decided since then about it stays. */
  built: Partial<Record<string, string>>;
}

/** Not served: no request is answered with a file whose name begins with a dot. */
const settingsFile = (out: string) => join(out, '.site/settings.json');
export const headersFile = (out: string) => join(out, '.site/headers.json');
const registryFile = (out: string) => join(out, 'remotes.json');
const historyFile = (out: string) => join(out, '.site/history.json');

export const hasSettings = (out: string) => existsSync(settingsFile(out));
export const readSettings = (out: string) => readJson(settingsFile(out)) as SiteSettings;
export const writeSettings = (out: string, settings: SiteSettings) => writeJson(settingsFile(out), settings);

/** The foreign hosts of a composed site; none where the folder is no such site. */
export const hostsOf = (out: string): readonly string[] => (hasSettings(out) ? (readSettings(out).hosts ?? []) : []);

/** The registry of a composed site; empty where none was composed yet. */
export const readRegistryFile = (out: string): Registry =>
  existsSync(registryFile(out)) ? (readJson(registryFile(out)) as Registry) : {};
/**
 * Each record says where its remote's pages are, as its live build does: a shell that was built before a remote learns it here,
 * and no team's act says it for another one.
 */
export function writeRegistryFile(composition: Composition, out: string, registry: Registry): void {
  const mounts = mountsIn(composition, out, registry);
  const records = Object.entries(registry).map(([name, record]) => [name, { ...record, ...mounts[name] }]);
  writeJson(registryFile(out), Object.fromEntries(records));
}

/** By the builds that are live. Of one from before builds said it: what the registry says, or this checkout where that is silent too. */
export function mountsIn({ remotes }: Composition, out: string, registry: Registry): Mounts {
  const known: Mounts = {
    ...remotes,
    ...parseMounts(existsSync(registryFile(out)) ? readJson(registryFile(out)) : {}),
  };
  return Object.fromEntries(
    Object.entries(registry).flatMap(([name, { version }]) => {
      const mount = storedFacts(out, name, version).mount ?? known[name];
      return mount ? [[name, mount]] : [];
    }),
  );
}

/** The mount and the used names that a stored build states; empty for a build that is not stored here. */
export function storedFacts(out: string, name: string, version: string): { mount?: Mount; uses?: Names } {
  const file = join(out, remoteFolder(name), version, 'release.json');
  return existsSync(file) ? (readJson(file) as ReturnType<typeof storedFacts>) : {};
}

/** The acts on this site. Of a site from before there was a history: what is live, and what was before it. */
export const readHistory = (out: string): Act[] =>
  existsSync(historyFile(out)) ? parseHistory(readJson(historyFile(out))) : historyFrom(readRegistryFile(out));
export const writeHistory = (out: string, history: History) => writeJson(historyFile(out), history);

const historyFrom = (registry: Registry): Act[] =>
  Object.entries(registry).flatMap(([of, record]) =>
    [record.fallback, record].flatMap((build) =>
      build
        ? [
            {
              at: new Date(0).toISOString(),
              of,
              act: 'release',
              version: build.version,
              by: { who: 'unknown' },
            } as const,
          ]
        : [],
    ),
  );
