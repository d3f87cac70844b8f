import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SiteConfig } from '../contracts/config.ts';
import type { Registry } from '../contracts/registry.ts';
import { REMOTE_NAMES, type RemoteName } from '../contracts/remotes.ts';
import { released } from '../site/releases/moves.ts';
import { placeBuild, registered } from './placeBuild.ts';
import { isSite, readRegistryFile, readSettings, templateFile, writeRegistryFile, writeSettings, type SiteSettings } from './siteFolder.ts';
import { writeDocuments } from './writeDocuments.ts';

export interface Composition {
  shellDist: string;
  /** Each remote's built files. */
  remoteDists: Record<RemoteName, string>;
  /** The folder to fill; the shell in it is replaced, the builds of remotes and what was decided about them stay. */
  out: string;
  config: SiteConfig;
  /** Remotes on origins of their own: `http://localhost:5171`. Absent: under the shell's origin. */
  origins?: Partial<Record<RemoteName, string>>;
}

/**
 * The deploy step of a whole site, without a bundler: puts the shell into the folder, releases each remote's build that is
 * new, and writes the documents.
 */
export function compose({ shellDist, remoteDists, out, config, origins = {} }: Composition): Registry {
  mkdirSync(out, { recursive: true });
  rmSync(join(out, 'assets'), { recursive: true, force: true });
  cpSync(shellDist, out, { recursive: true });
  mkdirSync(dirname(templateFile(out)), { recursive: true });
  cpSync(join(shellDist, 'index.html'), templateFile(out));
  // A site that was composed for other origins has other URLs: it is begun anew.
  const past = isSite(out) && isDeepStrictEqual(readSettings(out).origins, origins) ? { built: readSettings(out).built, registry: readRegistryFile(out) } : { built: {}, registry: {} };
  const registry: Registry = {};
  const built: SiteSettings['built'] = {};
  for (const name of REMOTE_NAMES) {
    const release = placeBuild(name, remoteDists[name], out);
    const known = past.registry[name];
    built[name] = release.version;
    registry[name] = known && past.built[name] === release.version ? known : released(known, registered(release, origins[name]));
  }
  writeRegistryFile(out, registry);
  writeSettings(out, { config, origins, built });
  writeDocuments(out);
  return registry;
}
