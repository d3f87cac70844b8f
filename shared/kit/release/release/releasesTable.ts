import { servedBuild } from '@remotes-kit/runtime/canary';
import type { RemoteBuild } from '@remotes-kit/runtime/registry';
import type { Composition } from '../compose/composition.ts';
import { givenUntil, livesOf, versionBefore, withdrawnOf, type Act, type History } from '../compose/history.ts';
import { readShell } from '../compose/shellRecord.ts';
import { readHistory, readRegistryFile } from '../compose/siteFolder.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { shellsOf } from '../compose/storedShells.ts';
import { aligned, type Ended } from '../reports/figuresTable.ts';

/** A table of the live builds and of what visitors get of them: one line for each remote. */
export function releasesTable({ remotes }: Composition, out: string): string {
  const folder = publicFolder(out);
  const registry = readRegistryFile(folder);
  const history = readHistory(folder);
  const titleOf = (build: RemoteBuild) =>
    build.missing ? `${nameOf(build)} refused: ${build.missing.join(', ')}` : nameOf(build);
  const known = Object.keys(remotes);
  // A remote that is live may have left the table.
  const rows = [...new Set([...known, ...Object.keys(registry)])].map((name) => {
    const record = registry[name];
    if (!record) return [name, isRetired(history, name) ? 'retired' : 'never released', '', '', '', '', ''];
    const served = record.disabled ? undefined : servedBuild(record);
    return [
      name,
      titleOf(record),
      minuteOf(livesOf(history, name).at(-1)?.since),
      served ? nameOf(served) : 'the panel',
      record.fallback ? titleOf(record.fallback) : 'none',
      record.canary ? `${titleOf(record.canary.build)} ${record.canary.percent} %` : 'none',
      `${record.disabled ? `off: ${record.disabled}` : 'on'}${known.includes(name) ? '' : ', in no row of the table of remotes'}`,
    ];
  });
  rows.unshift(shellRow(folder));
  return aligned([['remote', 'live', 'live since', 'visitors get', 'fallback', 'canary', 'state'], ...rows]);
}

const isRetired = (history: History, name: string) => history.findLast(({ of }) => of === name)?.act === 'retire';

/** The shell has no panel and no state: what is live is what visitors get, and a rollback leads to the version before. */
function shellRow(folder: string): string[] {
  const { version, canary } = readShell(folder);
  const history = readHistory(folder);
  const builds = shellsOf(folder);
  const titleOf = (of: string | undefined) => builds.filter((build) => build.version === of).map(nameOf)[0] ?? 'none';
  const before = versionBefore(history, 'shell', (each) => builds.some((build) => build.version === each));
  const since = minuteOf(livesOf(history, 'shell').at(-1)?.since);
  const share = canary ? `${titleOf(canary.version)} ${canary.percent} %` : 'none';
  return ['shell', titleOf(version), since, titleOf(version), titleOf(before), share, 'on'];
}

/** A sentence about the build that the visitors of one remote, or of the whole site, get now. */
export function visitorsGet(out: string, name: string): string {
  const folder = publicFolder(out);
  const { live, canary } = name === 'shell' ? shellGiven(folder) : remoteGiven(folder, name);
  const of = name === 'shell' ? 'the site' : name;
  if (!canary) return `Every visitor of ${of} now gets ${live}, from the next page load on.`;
  return `${canary.percent} % of the visitors of ${of} now get ${canary.title}, the others ${live}, from the next page load on.`;
}

interface Given {
  live: string;
  canary?: { percent: number; title: string };
}

function shellGiven(folder: string): Given {
  const { version, canary } = readShell(folder);
  const builds = shellsOf(folder);
  const titleOf = (of: string) => `shell ${builds.filter((build) => build.version === of).map(nameOf)[0] ?? of}`;
  return {
    live: titleOf(version),
    ...(canary && { canary: { percent: canary.percent, title: titleOf(canary.version) } }),
  };
}

function remoteGiven(folder: string, name: string): Given {
  const record = readRegistryFile(folder)[name];
  if (!record || record.disabled) return { live: 'the panel' };
  const served = servedBuild(record);
  const { canary } = record;
  return {
    live: served ? nameOf(served) : 'the panel',
    ...(canary && { canary: { percent: canary.percent, title: nameOf(canary.build) } }),
  };
}

/** The builds of a remote or of the shell that visitors were given after a moment, and are no more; the newest first. */
export function endedSince(out: string, name: string, sinceMs: number): Ended[] {
  const history = readHistory(publicFolder(out));
  const withdrawn = withdrawnOf(history, name);
  return [...givenUntil(history, name)]
    .filter(([, until]) => until !== undefined && Date.parse(until) >= sinceMs)
    .map(([version]): Ended => ({ role: withdrawn.has(version) ? 'withdrawn' : 'replaced', version }))
    .toReversed();
}

/** A table of the acts since a moment, the newest last: who, what, from which commit, and what was withdrawn. */
export function actsTable(out: string, sinceMs: number): string {
  const history = readHistory(publicFolder(out));
  const isWithdrawn = ({ of, version }: Act) => version !== undefined && withdrawnOf(history, of).has(version);
  const rows = history
    .filter(({ at }) => Date.parse(at) >= sinceMs)
    .map((done) => [
      minuteOf(done.at),
      done.of,
      done.percent === undefined ? done.act : `${done.act} ${done.percent} %`,
      done.version ?? '',
      isWithdrawn(done) ? 'withdrawn' : '',
      done.by.who,
      done.by.commit ? `${done.by.commit.slice(0, 10)}${done.by.isDirty ? ' (dirty)' : ''}` : '',
      done.by.run ?? done.why ?? '',
    ]);
  return aligned([['when', 'of', 'act', 'version', '', 'who', 'commit', 'run or reason'], ...rows]);
}

const nameOf = ({ version, release }: Pick<RemoteBuild, 'version' | 'release'>) => `${version} (#${release})`;
const minuteOf = (at: string | undefined) => at?.slice(0, 16).replace('T', ' ') ?? '';
