import { fitsShell, type RemoteBuild, type RemoteRecord } from '../registry/registry.ts';
import { hasKnownHashes } from './hasKnownHashes.ts';

/**
 * Returns the stored builds of a remote that a reviewer may have in a tab: of those that its record in the page's document lists, the ones
 * that fit this shell and whose hashes the document knows. None without a record.
 */
export const reviewableBuilds = (inPage: RemoteRecord | undefined): RemoteBuild[] =>
  (inPage?.reviewable ?? []).filter((build) => fitsShell(build) && hasKnownHashes(build));
