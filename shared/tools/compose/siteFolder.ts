import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../contracts/config.ts';
import type { Registry } from '../../contracts/registry.ts';
import type { RemoteName } from '../../contracts/remotes.ts';

/** How a site was composed: with this its documents can be written again without the shell's sources or build. */
export interface SiteSettings {
  config: SiteConfig;
  /** The site's own origin, where it has one that others must know: `https://bazaar-school.web.app`. */
  address?: string | undefined;
  /** Origins of remotes that do not lie under the site's own. */
  origins: Partial<Record<RemoteName, string>>;
  /** The version of each remote that was built last: what was decided since then about it stays. */
  built: Partial<Record<RemoteName, string>>;
}

const settingsFile = (out: string) => join(out, '.site/settings.json');
const registryFile = (out: string) => join(out, 'remotes.json');
/** Not served: names that begin with a dot are nobody's page. */
export const headersFile = (out: string) => join(out, '.site/headers.json');
export const templateFile = (out: string) => join(out, '.site/template.html');

export const isSite = (out: string) => existsSync(settingsFile(out));
export const readSettings = (out: string) => JSON.parse(readFileSync(settingsFile(out), 'utf8')) as SiteSettings;
export const writeSettings = (out: string, settings: SiteSettings) => writeJson(settingsFile(out), settings);

/** The registry of a composed site; empty where none was composed yet. */
export const readRegistryFile = (out: string): Registry =>
  existsSync(registryFile(out)) ? (JSON.parse(readFileSync(registryFile(out), 'utf8')) as Registry) : {};
export const writeRegistryFile = (out: string, registry: Registry) => writeJson(registryFile(out), registry);

export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
