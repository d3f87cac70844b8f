import { buildOf, type RemoteBuild, type RemoteRecord } from '@remotes-kit/runtime/registry';

/** The changes of a registry's record by teams' acts. Pure: commands read and write the file, and the history (history.ts). */

/** Everybody gets this build. A canary beside it ends, and a remote that was off is back. */
export function released(record: RemoteRecord | undefined, build: RemoteBuild): RemoteRecord {
  return { ...build, ...(record?.floor !== undefined && { floor: record.floor }) };
}

/** A build for a share of the visitors; the rest stay where they are. */
export const canaried = (record: RemoteRecord, build: RemoteBuild, percent: number): RemoteRecord => ({
  ...record,
  canary: { percent, build },
});

/** Everybody gets what the rest of the visitors have. */
export function withoutCanary(record: RemoteRecord): RemoteRecord {
  const { canary: _, ...rest } = record;
  return rest;
}

/** Sets the build that visitors get where the record's own does not load; absent = none. */
export function withFallback(record: RemoteRecord, build: RemoteBuild | undefined): RemoteRecord {
  const { fallback: _, ...rest } = record;
  return build ? { ...rest, fallback: buildOf(build) } : rest;
}

/** Forbids every build that was released before `floor`, whatever registry names it. A floor is never lowered. */
export function withFloor(record: RemoteRecord, floor: number): RemoteRecord {
  const { canary, ...rest } = record;
  const lowest = Math.max(floor, record.floor ?? 1);
  if (record.release < lowest) throw new Error(`the live version is #${record.release}, below the floor #${lowest}`);
  return { ...rest, floor: lowest, ...(canary && canary.build.release >= lowest && { canary }) };
}

/** Taken off the site with a text; without a text it is back. */
export function disabled(record: RemoteRecord, text: string | undefined): RemoteRecord {
  const { disabled: _, ...rest } = record;
  return text ? { ...rest, disabled: text } : rest;
}

/** Sets the builds that a reviewer may have: those of the list that visitors are not given anyway. */
export function withReviewable(record: RemoteRecord, listed: readonly RemoteBuild[]): RemoteRecord {
  const { reviewable: _, ...rest } = record;
  const builds = listed.filter(({ version, release }) => version !== record.version && release >= (record.floor ?? 1));
  return builds.length > 0 ? { ...rest, reviewable: builds.map(buildOf) } : rest;
}

/** Each build in it says what a shell does not provide of what it uses. */
export function withMissing(record: RemoteRecord, missingOf: (build: RemoteBuild) => string[]): RemoteRecord {
  const compared = <Build extends RemoteBuild>(build: Build): Build => {
    const missing = missingOf(build);
    const { missing: _, ...rest } = build;
    return (missing.length > 0 ? { ...rest, missing } : rest) as Build;
  };
  const { fallback, canary, reviewable } = record;
  return {
    ...compared(record),
    ...(fallback && { fallback: compared(fallback) }),
    ...(canary && { canary: { ...canary, build: compared(canary.build) } }),
    ...(reviewable && { reviewable: reviewable.map(compared) }),
  };
}
