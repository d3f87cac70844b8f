import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { filesBelow, writeJson } from './files.ts';
import { givenUntil, livesOf, type History } from './history.ts';
import { readJson } from './siteFolder.ts';
import { releasesOf } from './storedBuilds.ts';

/** Not in the spec: a page that is open requests the files that it was loaded with for two weeks after they were replaced. */
const KEPT_FOR_MS = 14 * 24 * 3_600_000;

const shellsSchema = v.record(v.string(), v.array(v.string()));
const shellsFile = (out: string) => join(out, '.site/shells.json');

/** The files of each shell that was composed since they are recorded, by its version. */
const readShells = (out: string): Record<string, string[]> => {
  const parsed = v.safeParse(shellsSchema, existsSync(shellsFile(out)) ? readJson(shellsFile(out)) : {});
  return parsed.success ? parsed.output : {};
};

export const noteShell = (out: string, version: string, dist: string): void =>
  writeJson(shellsFile(out), {
    ...readShells(out),
    [version]: filesBelow(dist).filter((file) => file.startsWith('assets/')),
  });

/**
 * Deletes what no page requests any more, by the dates of the history: those of files are new in every checkout. Files of shells from
 * before they were recorded count as replaced when the first recorded one came.
 */
export function deleteOldFiles(out: string, history: History, nowMs = Date.now()): void {
  const isOver = (at: string | undefined) => at !== undefined && nowMs - Date.parse(at) > KEPT_FOR_MS;
  deleteOldShells(out, history, isOver);
  for (const folder of readdirSync(out).filter((name) => name.startsWith('mfe-'))) {
    const name = folder.slice('mfe-'.length);
    const until = givenUntil(history, name);
    for (const { version, releasedAt } of releasesOf(name, out))
      if (isOver(until.has(version) ? until.get(version) : releasedAt))
        rmSync(join(out, folder, version), { recursive: true });
  }
}

function deleteOldShells(out: string, history: History, isOver: (at: string | undefined) => boolean): void {
  const shells = readShells(out);
  const lives = livesOf(history, 'shell');
  const isUsed = (version: string) => lives.some((live) => live.version === version && !isOver(live.until));
  const [used, unused] = [true, false].map((wanted) =>
    Object.keys(shells).filter((version) => isUsed(version) === wanted),
  ) as [string[], string[]];
  const first = lives.find(({ version }) => version in shells);
  const needed = new Set(used.flatMap((version) => shells[version]!));
  const isKnown = new Set(Object.values(shells).flat());
  const files = existsSync(join(out, 'assets')) ? filesBelow(join(out, 'assets')).map((file) => `assets/${file}`) : [];
  for (const file of files)
    if (!needed.has(file) && (isKnown.has(file) || isOver(first?.since))) rmSync(join(out, file));
  if (unused.length > 0)
    writeJson(shellsFile(out), Object.fromEntries(used.map((version) => [version, shells[version]])));
}
