import * as v from 'valibot';
import type { RemoteBuild } from '@remotes-kit/runtime/registry';
import { registryFileSchema, type RegistryFile } from './registryFile.ts';

const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

const ROLES = ['live', 'canary', 'fallback'] as const;
type Role = (typeof ROLES)[number];

/** All of a build that frontend-discovery has no place for. The role says what the build is here, since shares of 0 and 100 do not tell. */
const extraSchema = v.looseObject({ role: v.picklist(ROLES) });
type Extra = v.InferOutput<typeof extraSchema>;

/** One build of a remote in the form of frontend-discovery. */
interface Entry {
  url: string;
  metadata: { integrity: string; version: string };
  deployment: { traffic: number; default: boolean };
  /** By the key of the site. */
  extras: Readonly<Record<string, Extra>>;
}

interface Discovery {
  schema: string;
  microFrontends: Readonly<Record<string, readonly Entry[]>>;
}

const discoverySchema = (key: string): v.GenericSchema<unknown, Discovery> => {
  const entry = v.object({
    url: v.string(),
    metadata: v.object({ integrity: v.string(), version: v.string() }),
    deployment: v.object({ traffic: v.number(), default: v.boolean() }),
    extras: v.object({ [key]: extraSchema }),
  });
  return v.object({ schema: v.string(), microFrontends: v.record(v.string(), v.array(entry)) });
};

/**
 * A registry in the form of frontend-discovery, v1-pre. Its traffic is the share of visitors in percent: 0 for all builds of a remote
 * that is off. The default is what is used where nothing else loads: the fallback, or the live build of a remote without one. `key`: the site's
 * own, under which `extras` has what that form has no place for.
 */
export const toDiscovery = (registry: RegistryFile, key: string): Discovery => ({
  schema: SCHEMA,
  microFrontends: Object.fromEntries(Object.entries(registry).map(([name, record]) => [name, entriesOf(record, key)])),
});

function entriesOf({ fallback, canary, ...live }: RegistryFile[string], key: string): Entry[] {
  const entryOf = (role: Role, build: RemoteBuild, traffic: number, isDefault: boolean) =>
    entryUnder(key, role, build, { traffic, default: isDefault });
  const isOff = Boolean(live.disabled);
  const percent = canary?.percent ?? 0;
  const entries = [entryOf('live', live, isOff ? 0 : 100 - percent, !fallback)];
  if (canary)
    entries.push(entryOf('canary', { ...canary.build, ...(isOff && { percent }) }, isOff ? 0 : percent, false));
  if (fallback) entries.push(entryOf('fallback', fallback, 0, true));
  return entries;
}

function entryUnder(key: string, role: Role, build: RemoteBuild, deployment: Entry['deployment']): Entry {
  const { entry, version, integrity, ...rest } = build;
  const { [entry]: hash = '', ...others } = integrity;
  return {
    url: entry,
    metadata: { integrity: hash, version },
    deployment,
    extras: { [key]: { ...rest, integrity: others, role } },
  };
}

/** The registry that toDiscovery was given. Never throws: undefined for what is no registry in the form that it writes. */
export function fromDiscovery(value: unknown, key: string): RegistryFile | undefined {
  const parsed = v.safeParse(discoverySchema(key), value);
  if (!parsed.success) return undefined;
  const records = Object.entries(parsed.output.microFrontends).map(([name, entries]) => [name, recordOf(entries, key)]);
  const registry = v.safeParse(registryFileSchema, Object.fromEntries(records));
  return registry.success ? registry.output : undefined;
}

function recordOf(entries: readonly Entry[], key: string): object {
  const [live, canary, fallback] = ROLES.map((role) => entries.find(({ extras }) => extras[key]?.role === role));
  const percent = canary?.extras[key]?.percent ?? canary?.deployment.traffic;
  return {
    ...(live && buildOf(live, key)),
    ...(canary && { canary: { percent, build: buildOf(canary, key) } }),
    ...(fallback && { fallback: buildOf(fallback, key) }),
  };
}

function buildOf({ url, metadata: { integrity, version }, extras }: Entry, key: string): object {
  const { role: _, integrity: others, ...rest } = extras[key]!;
  return { ...rest, version, entry: url, integrity: { ...(others as object), ...(integrity && { [url]: integrity }) } };
}
