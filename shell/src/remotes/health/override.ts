import { CONTRACT_VERSION } from '@bazaar/shared/contracts/remote';
import type { RemoteBuild } from '@bazaar/shared/contracts/registry';
import { REMOTES, type RemoteName } from '@bazaar/shared/contracts/remotes';
import { remembered } from '@bazaar/shared/device';

/**
 * A developer's own choice for this browser: another built version of one remote, or the place of a build of their own.
 * A production build does not contain it: everything below is behind a constant of the build.
 */
export const CAN_OVERRIDE = import.meta.env.MODE !== 'production';

export type Overrides = Partial<Record<RemoteName, string>>;

const overrides = CAN_OVERRIDE ? remembered('bazaar.overrides', parseOverrides, { survivesSignOut: true }) : undefined;

export const readOverrides = (): Overrides => overrides?.get() ?? {};

function parseOverrides(stored: unknown): Overrides {
  const entries = Object.entries(typeof stored === 'object' && stored ? stored : {});
  return Object.fromEntries(
    entries.filter(([name, place]) => name in REMOTES && typeof place === 'string' && place),
  ) as Overrides;
}

/** `place` is a version, or the URL of a folder with a build; undefined ends the override. It counts from the next page load. */
export function writeOverride(name: RemoteName, place: string | undefined): void {
  const { [name]: _, ...others } = readOverrides();
  overrides?.set(place ? { ...others, [name]: place } : others);
}

/** The build that the override of a remote names; undefined without one. Throws when nothing is there. */
export async function overriddenBuild(name: RemoteName): Promise<RemoteBuild | undefined> {
  if (!CAN_OVERRIDE) return undefined;
  const place = readOverrides()[name];
  if (!place) return undefined;
  const base = /^https?:\/\//.test(place)
    ? place.replace(/\/+$/, '')
    : `/${REMOTES[name].folder}/${encodeURIComponent(place)}`;
  const answer = await fetch(`${base}/mf-manifest.json`, { cache: 'no-cache', credentials: 'omit' });
  if (!answer.ok) throw new Error(`${base} has no build of ${name}`);
  const manifest = (await answer.json()) as { metaData?: { remoteEntry?: { name?: unknown } } };
  const entry = manifest.metaData?.remoteEntry?.name;
  if (typeof entry !== 'string' || !/^[\w./-]+\.js$/.test(entry)) throw new Error(`${base} has no entry`);
  return {
    version: place,
    release: 1,
    contract: CONTRACT_VERSION,
    entry: `${base}/${entry}`,
    preload: [],
    css: [],
    integrity: {},
  };
}
