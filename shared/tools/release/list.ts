/**
 * `npm run releases`: what is live where, what visitors get of it, what they report, and what was done. --since 2026-11-01 names
 * the first day (14 days ago where absent), --out another site, --reports a collector's file.
 */
import { parseArgs } from 'node:util';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { DEPLOY, type AppName } from '../build/folders.ts';
import { readShell } from '@remotes-kit/release/shellRecord';
import { readRegistryFile } from '../compose/siteFolder.ts';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { figuresTable } from '@remotes-kit/release/figuresTable';
import { reportsOf, storedReports } from '@remotes-kit/release/storedReports';
import { actsTable, endedSince, releasesTable } from './releasesTable.ts';

const DAYS_14_MS = 14 * 24 * 3_600_000;

const { values } = parseArgs({
  options: { out: { type: 'string', default: DEPLOY }, reports: { type: 'string' }, since: { type: 'string' } },
});

try {
  const registry = readRegistryFile(publicFolder(values.out));
  const { version: live, canary } = readShell(publicFolder(values.out));
  const sinceMs = values.since === undefined ? Date.now() - DAYS_14_MS : Date.parse(values.since);
  if (Number.isNaN(sinceMs)) throw new Error(`${values.since}: no date, such as 2026-11-01`);
  const reports = storedReports(reportsOf(values.out, values.reports), { sinceMs, isOfAll: true });
  const shell = { live, canary: canary?.version };
  const endedOf = (name: AppName) => endedSince(values.out, name, sinceMs);
  const figures = figuresTable(reports, registry, { shell, remotes: REMOTE_NAMES, endedOf });
  console.log(`${releasesTable(values.out)}\n\n${figures}\n\n${actsTable(values.out, sinceMs)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
