import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow, replaceFile } from './files.ts';
import { withSiteLock } from './siteLock.ts';

/**
 * A composed site is a folder with `releases/1`, `releases/2` …, each of them the whole public site, and `current`, a file
 * with the number of the one that visitors get. A release is prepared beside the others and comes to count by one rename.
 */
const releasesFolder = (out: string) => join(out, 'releases');
const pointerFile = (out: string) => join(out, 'current');

/** Not in the spec: a request that began with a release is over by then. */
const REPLACED_RELEASE_FOR_MS = 60_000;

/**
 * Folders whose files never change under their names, those of remotes too, and cards, of which a changed one is a new file: a
 * release shares them with the one before.
 */
const IMMUTABLE = /^(assets|cards|\.site\/shells|mfe-[\w-]+)\//;

/** The folder of the release that visitors get now. Undefined where no site was composed. */
export function currentRelease(out: string): string | undefined {
  try {
    const number = readFileSync(pointerFile(out), 'utf8').trim();
    return /^\d+$/.test(number) ? join(releasesFolder(out), number) : undefined;
  } catch {
    return undefined;
  }
}

/** The folder of the current release. Throws where there is none, or not all of it. */
export function publicFolder(out: string): string {
  const folder = currentRelease(out);
  if (!folder) throw new Error(`There is no composed site in ${out}: \`npm start\` composes one.`);
  assertWhole(out, folder);
  return folder;
}

/** A release has these from its first moment. */
const FILES_OF_RELEASE = ['remotes.json', '.site/settings.json'];

/** Nothing of ours deletes one: an act on what is left would take from visitors what they have. */
function assertWhole(out: string, folder: string): void {
  const gone = FILES_OF_RELEASE.filter((file) => !existsSync(join(folder, file)));
  if (gone.length === 0) return;
  const others = releaseNumbers(out).filter((number) => String(number) !== basename(folder));
  throw new Error(
    `${pointerFile(out)} names the release ${basename(folder)}, which has no ${gone.join(', ')}. Nothing was changed. ` +
      (others.length > 0
        ? `To go back to another one, write its number into that file: ${others.join(', ')}`
        : 'There is no other one.'),
  );
}

const releaseNumbers = (out: string): number[] => readdirSync(releasesFolder(out)).map(Number);

/**
 * Changes a site: `change` gets a copy of the current release, which becomes the current one when it returns. Whatever
 * happens before, a throw, a kill or a full disk, leaves visitors where they are. `what` is shown to a command that waits
 * meanwhile: 'feed is being released'. `from`: the release that the copy is made of, where it is another site's.
 */
export function publish<T>(out: string, what: string, change: (folder: string) => T, from?: string): T {
  return withSiteLock(out, what, () => {
    const before = currentRelease(out) && publicFolder(out);
    deleteReplaced(out, before);
    const folder = join(releasesFolder(out), String(before ? Number(basename(before)) + 1 : 1));
    rmSync(folder, { recursive: true, force: true }); // what a killed command left
    try {
      mkdirSync(folder, { recursive: true });
      const copied = from ?? before;
      if (copied) copyRelease(copied, folder);
      const result = change(folder);
      replaceFile(pointerFile(out), `${basename(folder)}\n`);
      return result;
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  });
}

/** Files that never change are linked: nothing is copied, and they keep their date. */
function copyRelease(from: string, to: string): void {
  for (const file of filesBelow(from)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    if (!IMMUTABLE.test(file) || !tryLink(join(from, file), join(to, file)))
      copyFileSync(join(from, file), join(to, file));
  }
}

/** False where the file system knows no links, or no more of them. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** A release that was replaced a moment ago may still be read; the one before the current is kept to look at. */
function deleteReplaced(out: string, current: string | undefined): void {
  if (!current) return;
  const last = Number(basename(current));
  for (const number of releaseNumbers(out).filter((found) => found < last - 1)) {
    const replacedAt = statSync(join(releasesFolder(out), String(number + 1)), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - replacedAt > REPLACED_RELEASE_FOR_MS)
      rmSync(join(releasesFolder(out), String(number)), { recursive: true, force: true });
  }
}
