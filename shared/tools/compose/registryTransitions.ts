import { buildOf, type RemoteBuild, type RemoteRecord } from '../../contracts/registry.ts';

/** What a registry's record becomes when a team acts. Pure: the commands read and write the file. */

/** A new version for everybody; the one before becomes its fallback. A build that is current already changes nothing. */
export function released(record: RemoteRecord | undefined, build: RemoteBuild): RemoteRecord {
  if (!record) return { ...build };
  const { fallback, floor } = record;
  return { ...build, fallback: record.version === build.version ? fallback : buildOf(record), floor };
}

/** A new version for a share of the visitors; the rest stay where they are. 0 ends it, 100 releases it. */
export function canaried(record: RemoteRecord, build: RemoteBuild, percent: number): RemoteRecord {
  if (percent >= 100) return released(record, build);
  const { canary: _, ...rest } = record;
  return percent <= 0 ? rest : { ...rest, canary: { percent, build } };
}

/** Back to the version before, or only back from the canary where one runs. `older` is what the restored one falls back on. */
export function rolledBack(record: RemoteRecord, older?: RemoteBuild): RemoteRecord {
  const { canary, ...rest } = record;
  if (canary) return rest;
  if (!record.fallback) throw new Error('there is no version to go back to');
  return { ...record.fallback, fallback: older, floor: record.floor };
}

/** Taken off the site with a text; without a text it is back. */
export function disabled(record: RemoteRecord, text: string | undefined): RemoteRecord {
  const { disabled: _, ...rest } = record;
  return text ? { ...rest, disabled: text } : rest;
}
