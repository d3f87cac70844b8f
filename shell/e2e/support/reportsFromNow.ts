import type { DatedReport } from '@remotes-kit/release/report';
import { reportsFolder } from '@remotes-kit/release/reportFile';
import { storedReports } from '@remotes-kit/release/storedReports';
import type { Site } from '../../../shared/tools/serve/startSite.ts';

/** The returned function returns what pages of this site have reported since this call. */
export function reportsFromNow({ out }: Site): () => DatedReport[] {
  const stored = () => storedReports(reportsFolder(out));
  const before = stored().map((report) => JSON.stringify(report));
  // Not the last ones: what is counted has the day as its time, and stands before what was reported earlier on that day.
  return () => {
    const earlier = [...before];
    return stored().filter((report) => {
      const at = earlier.indexOf(JSON.stringify(report));
      if (at >= 0) earlier.splice(at, 1);
      return at < 0;
    });
  };
}
