import { servedBuild } from '@remotes-kit/runtime/canary';
import { fitsShell, namedBuilds, type RemoteBuild, type RemoteRecord } from '@remotes-kit/runtime/registry';
import { withoutRetryPath } from '@remotes-kit/runtime/retryPath';
import type { LoadDetail } from '@remotes-kit/runtime/measureLoad';

type HealthStatus = 'missing' | 'off' | 'waiting' | 'loaded' | 'fallback' | 'failed' | 'refused';

/** The state of a remote on this page. */
export interface Health {
  status: HealthStatus;
  version?: string;
  release?: number;
  origin?: string;
  loadMs?: number;
  bytes?: number;
  lastError?: string;
  /** The live version, where this shell does not provide what it uses: `version` is then what visitors get instead. */
  refused?: Pick<RemoteBuild, 'version' | 'release' | 'missing'>;
}

export interface MeasuredLoad {
  ms: number;
  detail: LoadDetail;
}

interface Resource {
  name: string;
  /** 0 in some browsers for a response of a service worker. */
  encodedBodySize: number;
  decodedBodySize: number;
}

/** Combines the registry, the attempts and what was downloaded. `origin` is the page's own. */
export function healthOf(
  record: RemoteRecord | undefined,
  loads: readonly MeasuredLoad[],
  resources: readonly Resource[],
  origin: string,
): Health {
  if (!record) return { status: 'missing' };
  const last = loads.at(-1);
  const build =
    namedBuilds(record).find(({ version }) => version === last?.detail.version) ?? servedBuild(record) ?? record;
  const folder = new URL(build.entry, origin).href.replace(/assets\/[^/]*$/, '');
  const bytes = resources
    .filter(({ name }) => withoutRetryPath(name).startsWith(folder))
    .reduce((sum, { encodedBodySize, decodedBodySize }) => sum + (encodedBodySize || decodedBodySize), 0);
  const error = loads.findLast(({ detail }) => detail.error !== undefined)?.detail.error;
  return {
    status: statusOf(record, last),
    version: last?.detail.version ?? build.version,
    release: build.release,
    origin: new URL(build.entry, origin).origin,
    loadMs: last?.detail.error === undefined ? last?.ms : undefined,
    bytes: bytes || undefined,
    lastError: error,
    ...(!fitsShell(record) && { refused: record }),
  };
}

function statusOf(record: RemoteRecord, last: MeasuredLoad | undefined): HealthStatus {
  if (record.disabled) return 'off';
  if (!last) return servedBuild(record) ? 'waiting' : 'refused';
  if (last.detail.error !== undefined) return 'failed';
  return last.detail.attempt === 'previous' ? 'fallback' : 'loaded';
}
