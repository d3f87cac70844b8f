import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../contracts/config.ts';
import type { Registry } from '../../contracts/registry.ts';
import { mountOf, REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { writeJson } from './files.ts';

/** What lies in the folder of a site's release (siteReleases.ts): its settings and its registry; storedBuilds.ts has its builds. */

/** How a site was composed: with this its documents can be written again without the shell's sources or build. */
export interface SiteSettings {
  config: SiteConfig;
  /** The site's own origin, where it has one that others must know: `https://bazaar-school.web.app`. */
  address?: string;
  /** Foreign origins whose pages load remotes; absent means none. */
  hosts?: readonly string[];
  /** Origins of remotes that do not lie under the site's own. */
  origins: Partial<Record<RemoteName, string>>;
  /** The version of each remote that was built last: what was decided since then about it stays. */
  built: Partial<Record<RemoteName, string>>;
}

/** Not served: no request is answered with a file whose name begins with a dot. */
const settingsFile = (out: string) => join(out, '.site/settings.json');
export const headersFile = (out: string) => join(out, '.site/headers.json');
export const templateFile = (out: string) => join(out, '.site/template.html');
const registryFile = (out: string) => join(out, 'remotes.json');

export const hasSettings = (out: string) => existsSync(settingsFile(out));
export const readSettings = (out: string) => readJson(settingsFile(out)) as SiteSettings;
export const writeSettings = (out: string, settings: SiteSettings) => writeJson(settingsFile(out), settings);

/** The foreign hosts of a composed site; none where the folder is no such site. */
export const hostsOf = (out: string): readonly string[] => (hasSettings(out) ? (readSettings(out).hosts ?? []) : []);

/** The registry of a composed site; empty where none was composed yet. */
export const readRegistryFile = (out: string): Registry =>
  existsSync(registryFile(out)) ? (readJson(registryFile(out)) as Registry) : {};
/** Each record says where its remote's pages are: a shell that was built before a remote learns it here. */
export const writeRegistryFile = (out: string, registry: Registry) =>
  writeJson(
    registryFile(out),
    Object.fromEntries(Object.entries(registry).map(([name, record]) => [name, { ...record, ...mountIn(name) }])),
  );

/** Nothing for a remote that this checkout does not know: its record has the mount that its team wrote. */
const mountIn = (name: string) => (Object.hasOwn(REMOTES, name) ? mountOf(REMOTES[name as RemoteName]) : {});

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
