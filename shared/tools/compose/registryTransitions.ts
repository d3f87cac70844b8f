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

/** What was found of a canary: it ends, or everybody gets it. Another canary, or one that somebody ended meanwhile, stays as it is. */
export function decided(record: RemoteRecord, version: string, verdict: 'worse' | 'proven'): RemoteRecord {
  const { canary, ...rest } = record;
  if (canary?.build.version !== version) return record;
  return verdict === 'proven' ? released(record, canary.build) : rest;
}

/** Forbids every build that was released before `floor`, whatever registry names it. A floor is never lowered. */
export function withFloor(record: RemoteRecord, floor: number): RemoteRecord {
  const { fallback, canary, ...rest } = record;
  const lowest = Math.max(floor, record.floor ?? 1);
  if (record.release < lowest) throw new Error(`the live version is #${record.release}, below the floor #${lowest}`);
  return {
    ...rest,
    floor: lowest,
    ...(fallback && fallback.release >= lowest && { fallback }),
    ...(canary && canary.build.release >= lowest && { canary }),
  };
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
