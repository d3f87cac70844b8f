import { CONTRACT_VERSION } from '@bazaar/shared/contracts/remote';
import type { RemoteBuild } from '@remotes-kit/runtime/registry';
import { remembered } from '@bazaar/shared/device';
import { mounts } from '../registry.ts';

/**
 * A developer's own choice for this browser: another built version of one remote, or the URL of a build of their own.
 * A production build does not contain it: everything below is behind a constant of the build.
 */
export const CAN_OVERRIDE = import.meta.env.MODE !== 'production';

export type Overrides = Partial<Record<string, string>>;

const overrides = CAN_OVERRIDE ? remembered('bazaar.overrides', parseOverrides, { survivesSignOut: true }) : undefined;

export const readOverrides = (): Overrides => overrides?.get() ?? {};

function parseOverrides(stored: unknown): Overrides {
  const entries = Object.entries(typeof stored === 'object' && stored ? stored : {});
  return Object.fromEntries(
    entries.filter(([name, build]) => Object.hasOwn(mounts(), name) && typeof build === 'string' && build),
  ) as Overrides;
}

/** `build` is a version, or the URL of a folder with a build; undefined ends the override. It takes effect at the next page load. */
export function writeOverride(name: string, build: string | undefined): void {
  const { [name]: _, ...others } = readOverrides();
  overrides?.set(build ? { ...others, [name]: build } : others);
}

/** The build that the override of a remote names; undefined without one. Throws when nothing is there. */
export async function overriddenBuild(name: string): Promise<RemoteBuild | undefined> {
  if (!CAN_OVERRIDE) return undefined;
  const build = readOverrides()[name];
  if (!build) return undefined;
  const base = /^https?:\/\//.test(build) ? build.replace(/\/+$/, '') : `/mfe-${name}/${encodeURIComponent(build)}`;
  const response = await fetch(`${base}/mf-manifest.json`, { cache: 'no-cache', credentials: 'omit' });
  if (!response.ok) throw new Error(`${base} has no build of ${name}`);
  const manifest = (await response.json()) as { metaData?: { remoteEntry?: { name?: unknown } } };
  const entry = manifest.metaData?.remoteEntry?.name;
  if (typeof entry !== 'string' || !/^[\w./-]+\.js$/.test(entry)) throw new Error(`${base} has no entry`);
  return {
    version: build,
    release: 1,
    contract: CONTRACT_VERSION,
    entry: `${base}/${entry}`,
    preload: [],
    css: [],
    integrity: {},
  };
}
