import { parseArgs } from 'node:util';
import type { Composition } from '../compose/composition.ts';
import { readShell } from '../compose/shellRecord.ts';
import { readRegistryFile } from '../compose/siteFolder.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { figuresTable } from '../reports/figuresTable.ts';
import { routesTable } from '../reports/routesTable.ts';
import { reportsOf, storedReports } from '../reports/storedReports.ts';
import { actsTable, endedSince, releasesTable } from './releasesTable.ts';

const DAYS_14_MS = 14 * 24 * 3_600_000;

/** A text for a site whose pages do not report, or have not yet. */
const NO_REPORTS = 'No page has reported in this time.';

/**
 * Prints what is live where, what visitors get of it, what they report of each build and each route, and what was done. --since 2026-11-01
 * names the first day (14 days ago where absent), --out another site, --reports a collector's file.
 */
export function listReleases(composition: Composition, args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      out: { type: 'string', default: composition.checkout.site },
      reports: { type: 'string' },
      since: { type: 'string' },
    },
  });
  const registry = readRegistryFile(publicFolder(values.out));
  const { version: live, canary } = readShell(publicFolder(values.out));
  const sinceMs = values.since === undefined ? Date.now() - DAYS_14_MS : Date.parse(values.since);
  if (Number.isNaN(sinceMs)) throw new Error(`${values.since}: no date, such as 2026-11-01`);
  const reports = storedReports(reportsOf(values.out, values.reports), { sinceMs, isOfAll: true });
  const shell = { live, canary: canary?.version };
  const endedOf = (name: string) => endedSince(values.out, name, sinceMs);
  const remotes = Object.keys(composition.remotes);
  const figures = reports.length === 0 ? NO_REPORTS : figuresTable(reports, registry, { shell, remotes, endedOf });
  const tables = [
    releasesTable(composition, values.out),
    figures,
    routesTable(reports),
    actsTable(values.out, sinceMs),
  ];
  console.log(tables.filter(Boolean).join('\n\n'));
}
