import { INTEGRITY_POLICY, note } from '@bazaar/shared/contracts/pageNotes';
import type { SiteConfig } from '@bazaar/shared/contracts/config';
import type { Report } from '@remotes-kit/release/report';
import { siteConfig } from '@bazaar/shared/contracts/siteConfig';
import type { createQueryClient } from '@bazaar/shared/query';
import { hasOtherBuilds } from '../remotes/review.ts';
import { noteThrown } from '../chrome/translationError.ts';

/** Notes what goes wrong from now on; once the page is loaded and idle, the code that sends the reports is loaded too. */
export function startReports(queryClient: ReturnType<typeof createQueryClient>): void {
  const { reports, from } = addressOfReports();
  if (!reports || refusesReports() || Math.random() >= reports.share) return;
  addEventListener('error', ({ error, message }) => noteThrown(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => noteThrown(reason));
  // A violation that the browser reports to an address by itself would be counted twice.
  if (!reports.policyUrl) noteViolations();
  whenIdle(() => {
    // Without it the page is whole: where it cannot be loaded, nothing is reported.
    void import('./sendReports.ts')
      .then(({ sendReports }) => sendReports(reports.url, queryClient, from))
      .catch(() => {});
  });
}

/** The address that this page reports to, and the reason for which it is no visitor's: a preview of the site, or a build of somebody's choice. */
function addressOfReports(): { reports?: SiteConfig['reports']; from?: Report['from'] } {
  const { reports, preview } = siteConfig();
  if (preview) return { reports: preview.reports, from: 'preview' };
  return { reports, from: hasOtherBuilds() ? 'override' : undefined };
}

function noteViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note({ kind: 'violation', directive: effectiveDirective, blocked: blockedURI }),
  );
  // Scripts without a hash (Integrity-Policy); not every browser has this.
  const { ReportingObserver } = globalThis as { ReportingObserver?: ReportingObserverClass };
  const noteReports: ReportsCallback = (reports) => {
    for (const { body } of reports)
      note({ kind: 'violation', directive: INTEGRITY_POLICY, blocked: String(body?.blockedURL ?? '') });
  };
  if (ReportingObserver)
    new ReportingObserver(noteReports, { types: ['integrity-violation'], buffered: true }).observe();
}

type ReportsCallback = (reports: readonly { body?: { blockedURL?: unknown } | null }[]) => void;
/** TypeScript's types do not have the body of this report. */
type ReportingObserverClass = new (
  callback: ReportsCallback,
  options: { types: string[]; buffered: boolean },
) => { observe(): void };

/** Do Not Track, or its successor, Global Privacy Control (https://w3c.github.io/gpc/). */
const refusesReports = () =>
  navigator.doNotTrack === '1' ||
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Not in the spec: a page that is never idle reports all the same. */
const IDLE_WITHIN_MS = 10_000;

function whenIdle(callback: () => void): void {
  const wait = () => {
    // Some browsers have no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: IDLE_WITHIN_MS });
    else setTimeout(callback, 1_000);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
