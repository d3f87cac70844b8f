import type { Report } from '@bazaar/shared/contracts/report';
import { loadsOf } from '../remotes/health/measureLoad.ts';
import { places } from '../remotes/places.ts';
import { anonymousText } from './anonymous.ts';

/** The versions of remotes that this page has loaded or failed to load, one report for each; later calls give what is new. */
export function createLoadReports(): () => Report[] {
  const reported = new Map<string, number>();
  return () =>
    Object.keys(places()).flatMap((name) => {
      const loads = loadsOf(name).slice(reported.get(name) ?? 0);
      reported.set(name, loadsOf(name).length);
      const lastOfEach = new Map(loads.map((load) => [load.detail.version, load]));
      return [...lastOfEach.values()].map(({ ms, detail: { version, attempt, error } }) => ({
        event: 'remote.load' as const,
        remote: name,
        version,
        attempt,
        isLoaded: error === undefined,
        ms: Math.round(ms),
        bytes: bytesBelow(`/mfe-${name}/${version}/`),
        message: anonymousText(error ?? ''),
      }));
    });
}

/** The version of a remote that the page shows; '' while there is none. */
export const shownVersion = (name: string): string =>
  loadsOf(name).findLast(({ detail }) => detail.error === undefined)?.detail.version ?? '';

/** 0 in some browsers for a response of a service worker: the size without compression counts then. */
const bytesBelow = (folder: string) =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.includes(folder))
    .reduce((sum, { encodedBodySize, decodedBodySize }) => sum + (encodedBodySize || decodedBodySize), 0);
