import { cutText } from '@bazaar/shared/contracts/cutText';
import type { createQueryClient } from '@bazaar/shared/query';
import { PAGE_NOTE, type CountedNote, type PageNote } from '@bazaar/shared/contracts/pageNotes';
import type { Report } from '@remotes-kit/release/report';
import type { Registry } from '@remotes-kit/runtime/registry';
import { routePattern } from './anonymous.ts';
import { onINP, onLCP, type Metric } from 'web-vitals';
import { readRegistry, remoteForPath } from '../remotes/registry.ts';
import type { createCounts } from './countVisits.ts';
import { anonymousStack, anonymousText } from './anonymous.ts';
import { createFailureCount, noteFailedReads, screenProblem } from './failedVisits.ts';
import { createLoadReports, loadOfShell, onRemoteLoad, shellVersion, shownVersion } from './loadReports.ts';
import { encodeReports, MAX_BODY_BYTES } from '@remotes-kit/release/encodeReports';

/** Not in the spec: a page that fails over and over says so this often. */
const MAX_REPORTS = 50;

type Counts = ReturnType<typeof createCounts>;
type Problem = Extract<Report, { event: 'screen' }>['problem'];

/**
 * Collects what the page has noted, the earlier notes too, and sends it whenever the page is hidden. Called once. `from`: what no visitor
 * was given, where the page has that.
 */
export function sendReports(
  url: string,
  queryClient: ReturnType<typeof createQueryClient>,
  from: Report['from'],
): void {
  const waiting = [loadOfShell()];
  let registry: Registry = {};
  onRemoteLoad(() => void readRegistry().then((read) => (registry = read)));
  const loadReports = createLoadReports((name) => registry[name]?.canary);
  const countFailures = createFailureCount();
  let reported = 0;
  const add = (report: Report) => {
    if ((reported += 1) <= MAX_REPORTS) waiting.push(report);
  };
  let counts: Counts | undefined;
  let loadingCounts: Promise<Counts> | undefined;
  const loadCounts = async () => {
    const code = await import('./countVisits.ts');
    return (counts = code.createCounts((report) => waiting.push(report)));
  };
  const count = (note: CountedNote) => {
    if (counts) counts.take(note);
    // Without it the page is whole: what cannot be loaded counts nothing.
    else (loadingCounts ??= loadCounts()).then((loaded) => loaded.take(note)).catch(() => {});
  };
  const takeNote = (detail: PageNote) => {
    if (detail.kind === 'lesson' || detail.kind === 'noResult') count(detail);
    else add(reportOf(detail));
  };
  const take = (entries: PerformanceEntryList) => {
    for (const { name, detail } of entries as PerformanceMark[]) if (name === PAGE_NOTE) takeNote(detail as PageNote);
  };
  const added = new Set<string>();
  const addOnce = (key: string, report: Report) => {
    if (added.size < added.add(key).size) add(report);
  };
  const addProblem = (problem: Problem) => {
    const build = shownOn(location.pathname);
    if (build.version) addOnce(build.version + problem, { event: 'screen', ...build, problem, isFirst: true });
  };
  noteFailedReads(queryClient.getQueryCache(), () => addProblem('read'));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'mark', buffered: true });
  // The path that the page was loaded for: LCP belongs to it even when the visitor has gone on.
  const { pathname } = location;
  // Once a page, when it is first hidden: INP may grow later on, and the page would count twice.
  const addVital = ({ name, value }: Metric) =>
    addOnce(name, {
      event: 'web.vital',
      ...shownOn(pathname),
      route: routePattern(pathname),
      name: name as 'LCP',
      value,
    });
  onLCP(addVital);
  onINP(addVital);
  const send = () => {
    take(observer.takeRecords()); // noted a moment before the visitor left
    counts?.leave();
    const problem = screenProblem(document.getElementById('content')!);
    if (problem) addProblem(problem);
    const reports = [...loadReports(), ...waiting.splice(0)].map((report) => ({ ...report, from }));
    if (reports.length > 0) post(url, reportBody(countFailures(reports), Date.now()));
  };
  // After the listeners of web-vitals, which finish their values at the same moment.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);
}

/**
 * Outlives the page, as a beacon does; but a beacon carries the collector's cookies, and the page's address with its ids as
 * the referrer. What cannot be sent is lost.
 */
function post(url: string, body: Blob): void {
  fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(
    () => {},
  );
}

function reportOf(detail: Exclude<PageNote, CountedNote>): Report {
  switch (detail.kind) {
    case 'refused': {
      const { remote, version, reason } = detail;
      return { event: 'remote.refused', remote, version, reason };
    }
    case 'violation':
      return { event: 'policy.violation', directive: cutText(detail.directive, 60), blocked: originOf(detail.blocked) };
    case 'video': {
      const { event, ms, message = '' } = detail;
      return {
        event: 'video',
        ...shownOn(location.pathname),
        kind: event,
        ms: Math.round(ms),
        message: anonymousText(message),
        isFirst: false, // where it is a failure, countFailures says so
      };
    }
    case 'error': {
      const stack = anonymousStack(detail.stack);
      return { event: 'error', ...buildIn(stack), message: anonymousText(detail.message), stack, isFirst: true };
    }
  }
}

/** The build that the first frame of a stack lies in; the shell's where it is no remote's. */
function buildIn(stack: string): { remote: string; version: string } {
  const [, remote, version = ''] = /\/mfe-([\w-]+)\/([\w.-]+)\/assets\//.exec(stack.split('\n')[0]!) ?? [];
  return remote ? { remote, version } : { remote: 'shell', version: shellVersion() };
}

/** The build whose screen a path shows. */
function shownOn(pathname: string): { remote: string; version: string } {
  const name = remoteForPath(pathname);
  return name ? { remote: name, version: shownVersion(name) } : { remote: 'shell', version: shellVersion() };
}

/** An address without its path; a word such as `inline` as it is. */
const originOf = (blocked: string) => cutText(URL.canParse(blocked) ? new URL(blocked).origin : blocked, 100);

/** The body of a request with these reports, or with the first of them where all are more than one request may have. */
export function reportBody(reports: readonly Report[], atMs: number): Blob {
  const body = new Blob([encodeReports(reports, atMs, 'bazaar-school')], { type: 'application/json' });
  return body.size <= MAX_BODY_BYTES ? body : reportBody(reports.slice(0, reports.length / 2), atMs);
}
