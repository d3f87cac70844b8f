import type { Report } from '@bazaar/shared/contracts/report';

/** The build of the shell that this page is of, as its document says; '' on a dev server and in a document from before it did. */
export const shellVersion = (): string => document.documentElement.dataset.shell ?? '';

/** That the shell has started, in the words of a remote's load: the visits of two of its builds are compared by it. */
export function loadOfShell(): Report {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    name.startsWith(`${location.origin}/assets/`),
  );
  const [canary = '', percent = '0'] = document.documentElement.dataset.shellCanary?.split(' ') ?? [];
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  return {
    event: 'remote.load',
    remote: 'shell',
    version: shellVersion(),
    attempt: 'first',
    isLoaded: true,
    ms: Math.round(files.find(({ name }) => name === entry)?.responseEnd ?? 0),
    bytes: files.reduce((sum, { encodedBodySize, decodedBodySize }) => sum + (encodedBodySize || decodedBodySize), 0),
    message: '',
    stack: '',
    canary,
    percent: Number(percent),
  };
}
