import type { Registry } from '@bazaar/shared/contracts/registry';
import { REMOTE_NAMES, type RemoteName } from '@bazaar/shared/contracts/remotes';
import { useEffect, useState } from 'react';
import { readRegistry } from '../registry.ts';
import { healthOf, type Health } from './healthOf.ts';
import { loadsOf } from './measureLoad.ts';

/** The health of every remote, kept up to date as this page loads them. */
export function useHealth(): { name: RemoteName; health: Health }[] {
  const [registry, setRegistry] = useState<Registry>({});
  const [, setLoads] = useState(0);

  useEffect(() => {
    void readRegistry({ anew: true }).then(setRegistry, () => {});
    const observer = new PerformanceObserver(() => setLoads((count) => count + 1));
    observer.observe({ type: 'measure' });
    return () => observer.disconnect();
  }, []);

  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return REMOTE_NAMES.map((name) => ({
    name,
    health: healthOf(registry[name], loadsOf(name), resources, location.origin),
  }));
}
