import type { RemoteBuild } from '@bazaar/shared/contracts/registry';
import type { Attempt } from '../nextAttempt.ts';

/** One attempt to load a remote. It is stored in the browser's own timeline, where /__remotes reads it. */
export interface LoadDetail {
  name: string;
  version: string;
  attempt: Attempt;
  error?: string;
}

const MARK = 'remote:';

/** Runs a load and records in the browser's timeline how long it took and how it ended. */
export async function measureLoad<T>(
  { name, build, attempt }: { name: string; build: RemoteBuild; attempt: Attempt },
  load: () => Promise<T>,
): Promise<T> {
  const start = performance.now();
  const record = (error?: string) => {
    const detail: LoadDetail = { name, version: build.version, attempt, error };
    performance.measure(MARK + name, { start, detail });
  };
  try {
    const result = await load();
    record();
    return result;
  } catch (error) {
    record(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** Every attempt of this page to load a remote, the first one first. */
export const loadsOf = (name: string): { ms: number; detail: LoadDetail }[] =>
  (performance.getEntriesByName(MARK + name, 'measure') as PerformanceMeasure[]).map(({ duration, detail }) => ({
    ms: duration,
    detail: detail as LoadDetail,
  }));
