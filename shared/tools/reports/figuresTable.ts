import type { Registry } from '../../contracts/registry.ts';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import type { Report } from '../../contracts/report.ts';
import { FIGURE_HEADINGS, figureCells, figuresOf } from './figures.ts';
import { versionsOf } from './versionsOf.ts';

/** What visitors reported of each version that they get of the shell and that the registry has: one line for each. */
export function figuresTable(
  reports: readonly Report[],
  registry: Registry,
  shell: Record<string, string | undefined> = {},
): string {
  const given = [['shell', shell] as const, ...REMOTE_NAMES.map((name) => [name, versionsOf(registry[name])] as const)];
  const rows = given.flatMap(([name, versions]) => {
    return Object.entries(versions).flatMap(([role, version]) =>
      version === undefined ? [] : [[name, role, version, ...figureCells(figuresOf(reports, name, version))]],
    );
  });
  return aligned([['remote', 'role', 'version', ...FIGURE_HEADINGS], ...rows]);
}

/** The rows as lines, each column as wide as its longest cell. */
export function aligned(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lineOf = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ');
  return rows.map((row) => lineOf(row).trimEnd()).join('\n');
}
