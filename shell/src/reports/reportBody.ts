import { encodeReports, MAX_BODY_BYTES } from '@bazaar/shared/contracts/encodeReports';
import type { Report } from '@bazaar/shared/contracts/report';

/** The body of a request with these reports, or with the first of them where all are more than one request may have. */
export function reportBody(reports: readonly Report[], atMs: number): Blob {
  const body = new Blob([encodeReports(reports, atMs)], { type: 'application/json' });
  return body.size <= MAX_BODY_BYTES ? body : reportBody(reports.slice(0, reports.length / 2), atMs);
}
