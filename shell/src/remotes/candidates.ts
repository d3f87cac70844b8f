import { bucketOf, buildsFor } from '@bazaar/shared/contracts/canary';
import { fitsContract, type RemoteBuild, type RemoteRecord } from '@bazaar/shared/contracts/registry';
import type { RemoteName } from '@bazaar/shared/contracts/remotes';
import { visitorId } from './visitorId.ts';
import { hasKnownHashes } from './knownHashes.ts';

export interface Candidates {
  /** The builds to try, the preferred first. */
  builds: RemoteBuild[];
  /** The registry has moved on to a build that this page's document does not know: a new page would. */
  isPageOld: boolean;
  /** Every build is for another shell than this. */
  isContractForeign: boolean;
}

/** Which builds this visitor may get: what the registry wants, then what the page was made with. */
export function candidatesOf(name: RemoteName, record: RemoteRecord, inPage: RemoteRecord | undefined): Candidates {
  const bucket = record.canary ? bucketOf(visitorId(), name) : 100;
  const wanted = buildsFor(record, bucket);
  const all = [...wanted, ...(inPage ? buildsFor(inPage, 100) : [])];
  const fitting = all.filter(fitsContract);
  const known = fitting.filter(hasKnownHashes);
  const builds = known.filter((build, index) => known.findIndex(({ version }) => version === build.version) === index);
  return {
    builds,
    isPageOld: !hasKnownHashes(wanted[0]!),
    isContractForeign: fitting.length < all.length && builds.length === 0,
  };
}
