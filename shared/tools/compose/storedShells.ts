import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyFolder, filesBelow, replaceFile, writeJson } from './files.ts';
import { livesOf, type Author } from './history.ts';
import { shellFolder, hasShell, UNSTORED, writeShell, type ShellRecord } from './shellRecord.ts';
import { legacyTemplateFile, readHistory, readJson, writeHistory } from './siteFolder.ts';
import { versionOf } from './storedBuilds.ts';

/** The builds of the shell that a site holds: a release, a canary and a rollback of the shell write documents from these. */

/** What is stored beside a build of the shell. */
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

/** What of a build is not served: its template, of which the documents are written, and what is stored beside it. */
const NOT_SERVED = /^(index\.html$|build\.json$|\.)/;

/** From now on visitors get these builds: the live one's service worker and icons lie at the top. The documents are written apart. */
export function showShell(out: string, record: ShellRecord): void {
  const folder = shellFolder(out, record.version);
  for (const file of filesBelow(folder))
    if (!NOT_SERVED.test(file)) replaceFile(join(out, file), readFileSync(join(folder, file)));
  writeShell(out, record);
}

/** Documents and registry of a release. */
const WRITTEN = ['index.html', 'frame.html', 'remotes.json'];

/** Stores the shell of a site that was composed before builds of it were stored, so that a rollback leads to it. */
export function adoptShell(out: string): void {
  if (hasShell(out)) return;
  const history = readHistory(out);
  const known = livesOf(history, 'shell').at(-1)?.version;
  const version = known ?? UNSTORED.version;
  const at = new Date(0).toISOString();
  if (!known) writeHistory(out, [{ at, of: 'shell', act: 'release', version, by: { who: 'unknown' } }, ...history]);
  const folder = shellFolder(out, version);
  const atTop = readdirSync(out, { withFileTypes: true }).filter((found) => found.isFile());
  for (const { name } of atTop)
    if (!WRITTEN.includes(name)) replaceFile(join(folder, name), readFileSync(join(out, name)));
  copyFolder(join(out, '.vite'), join(folder, '.vite'));
  replaceFile(join(folder, 'index.html'), readFileSync(legacyTemplateFile(out)));
  const assets = filesBelow(join(out, 'assets')).map((file) => `assets/${file}`);
  writeJson(buildFile(out, version), { version, release: 1, releasedAt: new Date().toISOString(), assets });
  writeShell(out, { version });
  rmSync(join(out, '.vite'), { recursive: true });
  rmSync(legacyTemplateFile(out));
}
