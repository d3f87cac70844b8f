import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { releasesOf } from '../compose/placeBuild.ts';
import { readRegistryFile } from '../compose/siteFolder.ts';

/** What is live where, as a table: one line for each remote. */
export function releasesTable(out: string): string {
  const registry = readRegistryFile(out);
  const rows = REMOTE_NAMES.map((name) => {
    const record = registry[name];
    if (!record) return [name, 'not deployed', '', '', '', ''];
    const builds = releasesOf(name, out);
    const placed = builds.find(({ version }) => version === record.version);
    return [
      name,
      `${record.version} (#${record.release})`,
      placed ? placed.releasedAt.slice(0, 16).replace('T', ' ') : '',
      record.fallback ? `${record.fallback.version} (#${record.fallback.release})` : 'none',
      record.canary ? `${record.canary.build.version} ${record.canary.percent} %` : 'none',
      record.disabled ? `off: ${record.disabled}` : 'on',
    ];
  });
  return written([['remote', 'live', 'built into the site', 'fallback', 'canary', 'state'], ...rows]);
}

function written(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
