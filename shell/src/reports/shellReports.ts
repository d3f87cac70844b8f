import { shellCanaryIn, type HtmlMarks } from '@bazaar/shared/contracts/documentProtocol';
import type { Report } from '@bazaar/shared/contracts/report';
import { bytesBelow } from './loadReports.ts';

/** The build of the shell that this page is of, as its document says; '' on a dev server and in a document from before it did. */
export const shellVersion = (): string => (document.documentElement.dataset as HtmlMarks).shell ?? '';

/** That the shell has started, in the words of a remote's load: the visits of two of its builds are compared by it. */
export function loadOfShell(): Report {
  const { version: canary, percent } = shellCanaryIn(document.documentElement.dataset as HtmlMarks);
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  const [timing] = performance.getEntriesByName(entry) as PerformanceResourceTiming[];
  return {
    event: 'remote.load',
    remote: 'shell',
    version: shellVersion(),
    attempt: 'first',
    isLoaded: true,
    ms: Math.round(timing?.responseEnd ?? 0),
    bytes: bytesBelow(`${location.origin}/assets/`),
    message: '',
    stack: '',
    canary,
    percent,
  };
}
