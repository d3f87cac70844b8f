import type { RemoteRecord } from '@remotes-kit/runtime/registry';

/** The versions of a remote that visitors get, by what they are. */
export const versionsOf = (record: RemoteRecord | undefined) => ({
  live: record?.version,
  canary: record?.canary?.build.version,
  fallback: record?.fallback?.version,
});
