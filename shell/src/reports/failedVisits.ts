import { isFailure } from '@remotes-kit/release/failureReport';
import type { Report } from '@remotes-kit/release/report';
import type { createQueryClient } from '@bazaar/shared/query';

/**
 * Marks failures so that a page counts as one failed visit of a build, however often and in however many ways it fails: the first one
 * that is reported of the build is marked, and none where its load was reported as failed before.
 */
export function createFailureCount(): (reports: readonly Report[]) => Report[] {
  const failed = new Set<string>();
  return (reports) =>
    reports.map((report) => {
      if (!isFailure(report)) return report;
      const build = `${report.remote}@${report.version}`;
      const isFirst = !failed.has(build);
      failed.add(build);
      return report.event === 'remote.load' ? report : { ...report, isFirst };
    });
}

/** Elements by which a screen shows something without a text. */
const CONTENT = 'img, video, canvas, svg, input, button, [aria-busy="true"], [role="status"]';

/**
 * The problem of the screen that `content` shows, for who leaves it now: `message`: it says that something failed; `blank`: nothing
 * is there. Undefined: none that can be seen, as while it is loading.
 */
export function screenProblem(content: Element): 'message' | 'blank' | undefined {
  if (content.querySelector('[data-kind="error"]')) return 'message';
  // Slots of other remotes above the screen are no part of it.
  const parts = [...content.children].filter((child) => !child.matches('[data-slot]'));
  const hasContent = (part: Element) =>
    part.textContent.trim() !== '' || part.matches(CONTENT) || part.querySelector(CONTENT) !== null;
  return parts.some(hasContent) ? undefined : 'blank';
}

type Queries = ReturnType<ReturnType<typeof createQueryClient>['getQueryCache']>;

/** Calls `note` for each first read that failed, earlier ones too: a screen without what it is there for. Not without network. */
export function noteFailedReads(queries: Queries, note: () => void): void {
  const hasFailed = ({ state, meta }: ReturnType<Queries['getAll']>[number]) =>
    state.status === 'error' && state.data === undefined && !meta?.isOptional && navigator.onLine;
  if (queries.getAll().some(hasFailed)) note();
  queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && hasFailed(event.query)) note();
  });
}
