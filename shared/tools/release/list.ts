/** `npm run releases`: what is live where, what visitors get of it, and what they report. --out names another site, --reports a collector's file. */
import { parseArgs } from 'node:util';
import { DEPLOY } from '../build/folders.ts';
import { readRegistryFile } from '../compose/siteFolder.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { figuresTable } from '../reports/figuresTable.ts';
import { reportsOf, storedReports } from '../reports/storedReports.ts';
import { releasesTable } from './releases.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: DEPLOY }, reports: { type: 'string' } },
});

try {
  const registry = readRegistryFile(publicFolder(values.out));
  const reports = storedReports(reportsOf(values.out, values.reports));
  console.log(`${releasesTable(values.out)}\n\n${figuresTable(reports, registry)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
