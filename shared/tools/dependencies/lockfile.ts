import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** A package that `npm ci` installs. */
export interface LockedPackage {
  name: string;
  version: string;
  /** As its package.json says, an SPDX expression; undefined where it says nothing. */
  licence: string | undefined;
  /** True where only building and testing need it; all others may be part of what visitors load. */
  isTool: boolean;
  hasInstallScript: boolean;
}

const schema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string(), ''),
      license: v.optional(v.string()),
      link: v.optional(v.boolean(), false),
      dev: v.optional(v.boolean(), false),
      devOptional: v.optional(v.boolean(), false),
      hasInstallScript: v.optional(v.boolean(), false),
    }),
  ),
});

const MARK = 'node_modules/';

/** The packages of a lockfile, without the workspaces, by name. Throws for what is no lockfile of npm. */
export function lockedPackages(file: string): LockedPackage[] {
  const { packages } = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes(MARK) && !link)
    .map(([path, { version, license, dev, devOptional, hasInstallScript }]) => ({
      name: path.slice(path.lastIndexOf(MARK) + MARK.length),
      version,
      licence: license,
      isTool: dev || devOptional,
      hasInstallScript,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
