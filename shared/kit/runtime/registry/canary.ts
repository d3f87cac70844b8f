import { buildOf, fitsShell, type RemoteBuild, type RemoteRecord } from './registry.ts';

/** A visitor's bucket, from 0 up to 100, for one remote: always the same one for the same id. */
export function bucketOf(visitorId: string, remote: string): number {
  let hash = 0x811c9dc5; // FNV-1a, then mixed: ids that differ in one letter are far apart
  for (const character of `${remote}:${visitorId}`) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}

/** The builds that a visitor may get, the preferred first; each next one is the fallback of the one before. */
export function buildsFor(record: RemoteRecord, bucket: number): RemoteBuild[] {
  const { canary, fallback } = record;
  return [
    ...(canary && bucket < canary.percent ? [canary.build] : []),
    buildOf(record),
    ...(fallback ? [fallback] : []),
  ];
}

/** The build that visitors outside a canary get: the live one, or the version before where the shell refuses that. Undefined where it refuses both. */
export const servedBuild = (record: RemoteRecord): RemoteBuild | undefined =>
  buildsFor(record, 100).find((build) => fitsShell(build) && build.release >= (record.floor ?? 1));
