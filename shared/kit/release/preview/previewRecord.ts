import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeJson } from '../compose/files.ts';
import { readJson } from '../compose/files.ts';
import { withSiteLock } from '../compose/siteLock.ts';
import { currentRelease } from '../compose/siteReleases.ts';

/** Not in the spec: so long a preview stays, in a folder and on Hosting. */
export const PREVIEW_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

const recordSchema = v.object({ at: v.pipe(v.string(), v.isoTimestamp()) });
/** Not served, because its folder's name begins with a dot. It comes with the release: there is none without it. */
const recordFile = (release: string) => join(release, '.site/preview.json');

/** Says in a release that it is a preview, and when it was composed. */
export const writePreviewRecord = (release: string, at: string) => writeJson(recordFile(release), { at });

/** The time at which the preview in a folder was composed, since 1970; undefined where none is there. Never throws. */
export function composedAtMs(out: string): number | undefined {
  const release = currentRelease(out);
  if (!release) return undefined;
  try {
    return Date.parse(v.parse(recordSchema, readJson(recordFile(release))).at);
  } catch {
    return undefined; // a site, or nothing of ours
  }
}

/** The last moment of a preview. */
export const expiresAtMs = (atMs: number): number => atMs + PREVIEW_DAYS * DAY_MS;

/** Deletes the previews in a folder that have expired, by their own record, and returns their names. One that is being composed anew stays. */
export function deleteExpired(previews: string, nowMs: number): string[] {
  const names = existsSync(previews) ? readdirSync(previews) : [];
  return names.filter((name) => {
    const out = join(previews, name);
    const isExpired = () => expiresAtMs(composedAtMs(out) ?? Infinity) < nowMs;
    return isExpired() && whenFree(out, () => isExpired() && deletePreview(out));
  });
}

/** False where another process changes the preview. */
function whenFree(out: string, act: () => boolean): boolean {
  try {
    return withSiteLock(out, 'the preview is being deleted', act, 0);
  } catch {
    return false;
  }
}

/** Without its pointer it is no preview any more, however far the rest has come. Its lock is this process's. */
function deletePreview(out: string): true {
  rmSync(join(out, 'current'), { force: true });
  for (const name of readdirSync(out).filter((each) => each !== 'locks'))
    rmSync(join(out, name), { recursive: true, force: true });
  return true;
}
