import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyFolder, filesBelow, replaceFile, writeJson } from './files.ts';
import type { Author } from './history.ts';
import { shellFolder, writeShell, type ShellRecord } from './shellRecord.ts';
import { readJson } from './files.ts';
import { versionOf } from './versionOf.ts';

/** The builds of the shell that a site holds: a release, a canary and a rollback of the shell write documents from these. */

/** The record that is stored beside a build of the shell. */
export interface ShellBuild {
  version: string;
  /** Counts the releases of the shell; the same files that come again get the next number. */
  release: number;
  releasedAt: string;
  /** Its files in `assets`, which several builds may share. */
  assets: string[];
  /** The commit of its sources; absent where it was put into the site outside of a repository. */
  builtFrom?: { commit: string; isDirty: boolean };
}

const buildFile = (out: string, version: string) => join(shellFolder(out, version), 'build.json');
const isAsset = (file: string) => file.startsWith('assets/');

/** Every build of the shell that is stored in a composed site, the newest first. */
export function shellsOf(out: string): ShellBuild[] {
  const folder = shellFolder(out, '');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((version) => readJson(buildFile(out, version)) as ShellBuild)
    .sort((a, b) => b.release - a.release);
}

/** Puts a build beside the older ones. Nothing that visitors get changes: showShell does that. */
export function storeShell(dist: string, out: string, { commit, isDirty = false }: Partial<Author> = {}): ShellBuild {
  const version = versionOf(dist);
  const stored = shellsOf(out);
  const known = stored.find((older) => older.version === version);
  if (known && known === stored[0]) return known;
  const build: ShellBuild = {
    version,
    release: (stored[0]?.release ?? 0) + 1,
    releasedAt: new Date().toISOString(),
    assets: filesBelow(dist).filter(isAsset),
    ...(known?.builtFrom && { builtFrom: known.builtFrom }),
    ...(!known && commit && { builtFrom: { commit, isDirty } }),
  };
  // A hashed file is linked to the one that visitors get: it is not written again.
  copyFolder(join(dist, 'assets'), join(out, 'assets'), () => true);
  copyFolder(dist, shellFolder(out, version), () => false, isAsset);
  writeJson(buildFile(out, version), build);
  return build;
}

/** The files of a build that are not served: the template of its documents, and the files stored beside the build. */
const NOT_SERVED = /^(index\.html$|build\.json$|\.(?!well-known\/))/;

/** From now on visitors get these builds: the live one's service worker and icons lie at the top. The documents are written apart. */
export function showShell(out: string, record: ShellRecord): void {
  const folder = shellFolder(out, record.version);
  for (const file of filesBelow(folder))
    if (!NOT_SERVED.test(file)) replaceFile(join(out, file), readFileSync(join(folder, file)));
  writeShell(out, record);
}
