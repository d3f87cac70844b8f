import type { Registry } from '@remotes-kit/runtime/registry';
import type { Report } from './report.ts';
import { FIGURE_HEADINGS, figureCells, figuresOf } from './figures.ts';
import { versionsOf } from './versionsOf.ts';

/** A build that visitors were given, and are no more. */
export interface Ended {
  role: 'withdrawn' | 'replaced';
  version: string;
}

interface Builds {
  /** The versions of the shell that visitors get, by their role. */
  shell?: Record<string, string | undefined>;
  /** The remotes that have lines, in their order; absent: those of the registry. */
  remotes?: readonly string[];
  endedOf?(name: string): readonly Ended[];
}

/**
 * A table with a line of figures for each version that visitors get of the shell and of the remotes, for each that ended, and for each
 * that pages of a preview or an override report: those count nowhere else.
 */
export function figuresTable(
  reports: readonly Report[],
  registry: Registry,
  { shell = {}, remotes = Object.keys(registry), endedOf = () => [] }: Builds = {},
): string {
  const ofVisitors = reports.filter(({ from }) => from === undefined);
  const given = [['shell', shell] as const, ...remotes.map((name) => [name, versionsOf(registry[name])] as const)];
  const rows = given.flatMap(([name, versions]) => {
    const now = Object.entries(versions).flatMap(([role, version]) =>
      version === undefined ? [] : [{ role, version }],
    );
    const ended = endedOf(name).filter(({ version }) => !now.some((each) => each.version === version));
    const rowOf = (role: string, version: string, counted: readonly Report[]) => [
      name,
      role,
      version,
      ...figureCells(figuresOf(counted, name, version)),
    ];
    return [
      ...[...now, ...ended].map(({ role, version }) => rowOf(role, version, ofVisitors)),
      ...(['preview', 'override'] as const).flatMap((role) => {
        const own = reports.filter(({ from }) => from === role);
        return loadedVersions(own, name).map((version) => rowOf(role, version, own));
      }),
    ];
  });
  return aligned([['remote', 'role', 'version', ...FIGURE_HEADINGS], ...rows]);
}

const loadedVersions = (reports: readonly Report[], name: string): string[] => [
  ...new Set(
    reports.flatMap((report) => (report.event === 'remote.load' && report.remote === name ? report.version : [])),
  ),
];

/** The rows as lines, each column as wide as its longest cell. */
export function aligned(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lineOf = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ');
  return rows.map((row) => lineOf(row).trimEnd()).join('\n');
}
