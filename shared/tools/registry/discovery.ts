import * as v from 'valibot';
import type { RemoteBuild } from '@remotes-kit/runtime/registry';
import { registryFileSchema, type RegistryFile } from './registryFile.ts';

const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/**
 * One build of a remote in the form of frontend-discovery. `bazaar` has what that form has no place for; the role says what the
 * build is here, since shares of 0 and 100 do not tell.
 */
const entrySchema = v.object({
  url: v.string(),
  metadata: v.object({ integrity: v.string(), version: v.string() }),
  deployment: v.object({ traffic: v.number(), default: v.boolean() }),
  extras: v.object({ bazaar: v.looseObject({ role: v.picklist(['live', 'canary', 'fallback']) }) }),
});
const discoverySchema = v.object({ schema: v.string(), microFrontends: v.record(v.string(), v.array(entrySchema)) });

type Entry = v.InferOutput<typeof entrySchema>;
type Role = Entry['extras']['bazaar']['role'];

/**
 * A registry in the form of frontend-discovery, v1-pre. Its traffic is the share of visitors in percent: 0 for all builds of a remote
 * that is off. The default is what is used where nothing else loads: the fallback, or the live build of a remote without one.
 */
export const toDiscovery = (registry: RegistryFile): v.InferOutput<typeof discoverySchema> => ({
  schema: SCHEMA,
  microFrontends: Object.fromEntries(Object.entries(registry).map(([name, record]) => [name, entriesOf(record)])),
});

function entriesOf({ fallback, canary, ...live }: RegistryFile[string]): Entry[] {
  const isOff = Boolean(live.disabled);
  const percent = canary?.percent ?? 0;
  const entries = [entryOf('live', live, isOff ? 0 : 100 - percent, !fallback)];
  if (canary)
    entries.push(entryOf('canary', { ...canary.build, ...(isOff && { percent }) }, isOff ? 0 : percent, false));
  if (fallback) entries.push(entryOf('fallback', fallback, 0, true));
  return entries;
}

function entryOf(role: Role, build: RemoteBuild, traffic: number, isDefault: boolean): Entry {
  const { entry, version, integrity, ...rest } = build;
  const { [entry]: hash = '', ...others } = integrity;
  return {
    url: entry,
    metadata: { integrity: hash, version },
    deployment: { traffic, default: isDefault },
    extras: { bazaar: { ...rest, integrity: others, role } },
  };
}

/** The registry that toDiscovery was given. Never throws: undefined for what is no registry in the form that it writes. */
export function fromDiscovery(value: unknown): RegistryFile | undefined {
  const parsed = v.safeParse(discoverySchema, value);
  if (!parsed.success) return undefined;
  const records = Object.entries(parsed.output.microFrontends).map(([name, entries]) => [name, recordOf(entries)]);
  const registry = v.safeParse(registryFileSchema, Object.fromEntries(records));
  return registry.success ? registry.output : undefined;
}

function recordOf(entries: readonly Entry[]): object {
  const [live, canary, fallback] = (['live', 'canary', 'fallback'] as const).map((role) =>
    entries.find(({ extras }) => extras.bazaar.role === role),
  );
  const percent = canary?.extras.bazaar.percent ?? canary?.deployment.traffic;
  return {
    ...(live && buildOf(live)),
    ...(canary && { canary: { percent, build: buildOf(canary) } }),
    ...(fallback && { fallback: buildOf(fallback) }),
  };
}

function buildOf({ url, metadata: { integrity, version }, extras }: Entry): object {
  const { role: _, integrity: others, ...rest } = extras.bazaar;
  return { ...rest, version, entry: url, integrity: { ...(others as object), ...(integrity && { [url]: integrity }) } };
}
