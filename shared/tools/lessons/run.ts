/**
 * `npm run lessons`: what the owner may know of the lessons without knowing anybody. --since 2026-11-01 names the first day (14 days ago where
 * absent), --out another site, --reports a collector's file or folder.
 */
import { parseArgs } from 'node:util';
import { DEPLOY } from '../build/folders.ts';
import { siteFigures } from './siteFigures.ts';
import { tablesOf } from './tables.ts';

try {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: DEPLOY }, reports: { type: 'string' }, since: { type: 'string' } },
  });
  const sinceMs = values.since === undefined ? undefined : Date.parse(values.since);
  if (Number.isNaN(sinceMs)) throw new Error(`${values.since}: no date, such as 2026-11-01`);
  console.log(tablesOf(siteFigures(values.out, { reports: values.reports, sinceMs })));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
