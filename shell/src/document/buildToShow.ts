import { buildKey } from '@bazaar/shared/contracts/documentProtocol';
import { fitsShell, type RemoteBuild, type RemoteRecord } from '@bazaar/shared/contracts/registry';
import { readStored } from '@bazaar/shared/device/webStorage';
import type { FileOf } from './importMap.ts';

/**
 * The build of a remote that the page will show, as remotes/candidates.ts chooses it: the canary where this visitor had it last, the
 * live one, the one before. Undefined where React would refuse all of them, or the remote is switched off.
 */
export function buildToShow(name: string, record: RemoteRecord, fileOf: FileOf): RemoteBuild | undefined {
  if (record.disabled) return undefined;
  const canary = record.canary?.build;
  const isTried = canary && String(readStored(buildKey(name), false)) === canary.version;
  const hasHashes = ({ entry, preload, css }: RemoteBuild) =>
    [entry, ...preload, ...css].every((url) => fileOf(url).integrity);
  return [isTried ? canary : undefined, record, record.fallback].find(
    (build) => build && fitsShell(build) && hasHashes(build),
  );
}
