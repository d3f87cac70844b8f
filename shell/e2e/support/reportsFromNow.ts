import type { DatedReport } from '../../../shared/contracts/report.ts';
import { reportsFolder } from '../../../shared/tools/reports/reportFile.ts';
import { storedReports } from '../../../shared/tools/reports/storedReports.ts';
import type { Site } from '../../../shared/tools/serve/startSite.ts';

/** The returned function returns what pages of this site have reported since this call. */
export function reportsFromNow({ out }: Site): () => DatedReport[] {
  const before = storedReports(reportsFolder(out)).length;
  return () => storedReports(reportsFolder(out)).slice(before);
}
