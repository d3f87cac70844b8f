import type { RemoteRecord } from '@remotes-kit/runtime/registry';
import type { Report } from '@remotes-kit/release/report';
import { LOAD_MARK, loadsOf } from '@remotes-kit/runtime/measureLoad';
import { mounts } from '../remotes/registry.ts';
import { anonymousStack, anonymousText } from './anonymous.ts';
import { shellCanaryIn, type HtmlMarks } from '@bazaar/shared/contracts/documentProtocol';

/**
 * The versions of remotes that this page has loaded or failed to load. Each is reported once, for a page is one visit of
 * it; later calls give the versions that are new. `canaryOf`: of the registry by which the page chose its builds.
 */
export function createLoadReports(canaryOf: (name: string) => RemoteRecord['canary']): () => Report[] {
  const reported = new Set<string>();
  return () =>
    Object.keys(mounts()).flatMap((name) => {
      const lastOfEach = new Map(loadsOf(name).map((load) => [load.detail.version, load]));
      const isNew = (version: string) => !reported.has(name + version) && reported.add(name + version);
      const loads = [...lastOfEach.values()].filter(({ detail }) => isNew(detail.version));
      const { build, percent = 0 } = canaryOf(name) ?? {};
      return loads.map(({ ms, detail: { version, attempt, failure, error = '', stack = '' } }) => ({
        event: 'remote.load' as const,
        remote: name,
        version,
        attempt,
        isLoaded: !failure,
        ms: Math.round(ms),
        bytes: bytesBelow(`/mfe-${name}/${version}/`),
        message: anonymousText(error),
        stack: anonymousStack(stack),
        canary: build?.version ?? '',
        percent,
      }));
    });
}

/** Calls `act` after loads of remotes, the earlier ones too. */
export function onRemoteLoad(act: () => void): void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.startsWith(LOAD_MARK))) act();
  });
  observer.observe({ type: 'measure', buffered: true });
}

/** The version of a remote that the page shows; '' while there is none. */
export const shownVersion = (name: string): string =>
  loadsOf(name).findLast(({ detail }) => detail.error === undefined)?.detail.version ?? '';

/** The bytes of what this page has loaded from a folder. 0 in some browsers for a response of a service worker: the size without compression counts then. */
const bytesBelow = (folder: string) =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.includes(folder))
    .reduce((sum, { encodedBodySize, decodedBodySize }) => sum + (encodedBodySize || decodedBodySize), 0);

/** The build of the shell that this page is of, as its document says; '' on a dev server and in a document from before it did. */
export const shellVersion = (): string => (document.documentElement.dataset as HtmlMarks).shell ?? '';

/** Reports that the shell has started, in the words of a remote's load: the visits of two of its builds are compared by it. */
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
