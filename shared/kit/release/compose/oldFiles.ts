import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.ts';
import { givenUntil, livesOf, type History } from './history.ts';
import { remoteIn } from './remoteFolder.ts';
import { hasSettings, readSettings } from './siteFolder.ts';
import { shellFolder } from './shellRecord.ts';
import { releasesOf } from './storedBuilds.ts';
import { shellsOf, type ShellBuild } from './storedShells.ts';

/** Not in the spec: a page that is open requests the files that it was loaded with for two weeks after they were replaced. */
const KEPT_FOR_MS = 14 * 24 * 3_600_000;

/**
 * Deletes what no page requests any more, by the dates of the history: those of files are new in every checkout. Files of shells from
 * before they were stored count as replaced when the first stored one came.
 */
export function deleteOldFiles(out: string, history: History, nowMs = Date.now()): void {
  const isOver = (at: string | undefined) => at !== undefined && nowMs - Date.parse(at) > KEPT_FOR_MS;
  deleteOldShells(out, history, isOver);
  for (const folder of readdirSync(out)) {
    const name = remoteIn(folder);
    if (name === undefined) continue;
    const until = givenUntil(history, name);
    const listed = hasSettings(out) ? (readSettings(out).reviewable?.[name] ?? []) : [];
    for (const { version, releasedAt } of releasesOf(name, out))
      if (!listed.includes(version) && isOver(until.has(version) ? until.get(version) : releasedAt))
        rmSync(join(out, folder, version), { recursive: true });
  }
}

function deleteOldShells(out: string, history: History, isOver: (at: string | undefined) => boolean): void {
  const shells = shellsOf(out);
  const until = givenUntil(history, 'shell');
  const isUsed = ({ version, releasedAt }: ShellBuild) => !isOver(until.has(version) ? until.get(version) : releasedAt);
  const needed = new Set(shells.filter(isUsed).flatMap(({ assets }) => assets));
  const isKnown = new Set(shells.flatMap(({ assets }) => assets));
  const first = livesOf(history, 'shell').find(({ version }) => shells.some((shell) => shell.version === version));
  const files = existsSync(join(out, 'assets')) ? filesBelow(join(out, 'assets')).map((file) => `assets/${file}`) : [];
  for (const file of files)
    if (!needed.has(file) && (isKnown.has(file) || isOver(first?.since))) rmSync(join(out, file));
  for (const shell of shells.filter((each) => !isUsed(each)))
    rmSync(shellFolder(out, shell.version), { recursive: true });
}
