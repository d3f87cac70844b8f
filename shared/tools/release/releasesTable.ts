import { servedBuild } from '../../contracts/canary.ts';
import { fitsContract, type RemoteBuild } from '../../contracts/registry.ts';
import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import { contractsOfShell } from '../build/remoteBuild.ts';
import { livesOf, withdrawnOf, type Act } from '../compose/history.ts';
import { readHistory, readRegistryFile } from '../compose/siteFolder.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { aligned } from '../reports/figuresTable.ts';

/** What is live where and what visitors get of it, as a table: one line for each remote. */
export function releasesTable(out: string): string {
  const folder = publicFolder(out);
  const contracts = contractsOfShell(folder);
  const registry = readRegistryFile(folder);
  const history = readHistory(folder);
  const titleOf = (build: RemoteBuild) =>
    fitsContract(build, contracts) ? nameOf(build) : `${nameOf(build)} refused: contract ${build.contract}`;
  const rows = REMOTE_NAMES.map((name) => {
    const record = registry[name];
    if (!record) return [name, 'never released', '', '', '', '', ''];
    const served = record.disabled ? undefined : servedBuild(record, contracts);
    return [
      name,
      titleOf(record),
      minuteOf(livesOf(history, name).at(-1)?.since),
      served ? nameOf(served) : 'the panel',
      record.fallback ? titleOf(record.fallback) : 'none',
      record.canary ? `${titleOf(record.canary.build)} ${record.canary.percent} %` : 'none',
      record.disabled ? `off: ${record.disabled}` : 'on',
    ];
  });
  return aligned([['remote', 'live', 'live since', 'visitors get', 'fallback', 'canary', 'state'], ...rows]);
}

/** What the visitors of one remote get now, as a sentence. */
export function visitorsGet(out: string, name: RemoteName): string {
  const folder = publicFolder(out);
  const record = readRegistryFile(folder)[name];
  const served = record && !record.disabled && servedBuild(record, contractsOfShell(folder));
  const rest = served ? nameOf(served) : 'the panel';
  if (!record?.canary || record.disabled)
    return `Every visitor of ${name} now gets ${rest}, from the next page load on.`;
  const { percent, build } = record.canary;
  return `${percent} % of the visitors of ${name} now get ${nameOf(build)}, the others ${rest}, from the next page load on.`;
}

/** What was done since a moment, the newest last: who, what, from which commit, and what was withdrawn. */
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

const nameOf = ({ version, release }: RemoteBuild) => `${version} (#${release})`;
const minuteOf = (at: string | undefined) => at?.slice(0, 16).replace('T', ' ') ?? '';
