import type { DatedReport } from '@remotes-kit/release/report';
import { reportsFolder } from '@remotes-kit/release/reportFile';
import { storedReports } from '@remotes-kit/release/storedReports';
import type { Site } from '../../../shared/tools/serve/startSite.ts';

/** The returned function returns what pages of this site have reported since this call. */
export function reportsFromNow({ out }: Site): () => DatedReport[] {
  const before = storedReports(reportsFolder(out)).length;
  return () => storedReports(reportsFolder(out)).slice(before);
}
