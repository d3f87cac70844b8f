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
      resolved: v.optional(v.string()),
      dependencies: v.optional(v.record(v.string(), v.string()), {}),
      optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
});

type Packages = v.InferOutput<typeof schema>['packages'];

const MARK = 'node_modules/';

/** Workspaces that build: of what only they need, nothing reaches visitors. */
const BUILDERS = ['shared/kit/build'];
/** Packages that @remotes-kit/release has for Node; pages load other modules of it. */
const OF_NODE = ['@valibot/to-json-schema', 'compression', 'superstatic'];

/** The packages of a lockfile, without the workspaces, by name. Throws for what is no lockfile of npm. */
export function lockedPackages(file: string): LockedPackage[] {
  const { packages } = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  const needed = neededBy(
    Object.keys(packages).filter((path) => !path.includes(MARK) && !BUILDERS.includes(path)),
    packages,
  );
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes(MARK) && !link)
    .map(([path, { version, license, dev, devOptional, hasInstallScript }]) => ({
      name: path.slice(path.lastIndexOf(MARK) + MARK.length),
      version,
      licence: license,
      isTool: dev || devOptional || !needed.has(path),
      hasInstallScript,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The paths of these packages and of all that they need, those for development excepted. */
function neededBy(paths: readonly string[], packages: Packages): Set<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies } = packages[path]!;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (OF_NODE.includes(name)) continue;
      const at = installedAt(name, path, packages);
      if (at !== undefined) visit(packages[at]!.link ? packages[at]!.resolved! : at);
    }
  };
  paths.forEach(visit);
  return found;
}

/** The path at which a package finds another, as Node looks for it; undefined where it is not installed. */
function installedAt(name: string, path: string, packages: Packages): string | undefined {
  const folders = path.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));
  const candidates = [...folders.toReversed().map((folder) => `${folder}/${MARK}${name}`), `${MARK}${name}`];
  return candidates.find((candidate) => candidate in packages);
}
