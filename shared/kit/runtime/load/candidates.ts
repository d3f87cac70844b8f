import { fetchAgain } from '../integrity/fetchChecked.ts';
import { bucketOf, buildsFor } from '../registry/canary.ts';
import type { PageRegistry } from '../registry/pageRegistry.ts';
import { fitsShell, type RemoteBuild, type RemoteRecord } from '../registry/registry.ts';
import type { Choice } from './choice.ts';
import { hasKnownHashes } from './hasKnownHashes.ts';
import { RemoteError } from './remoteError.ts';

interface Candidates {
  /** The builds to try, the preferred first. */
  builds: RemoteBuild[];
  /** The registry has moved on to a build that this page's document does not know: a new page would. */
  isPageOld: boolean;
}

/** Returns a function for the builds that this visitor may get. `anew` reads the registry again. It throws RemoteError where there is none. */
export const createCandidates =
  ({ readRegistry, registryInPage }: Pick<PageRegistry, 'readRegistry' | 'registryInPage'>, choice: Choice) =>
  async (name: string, { anew = false } = {}): Promise<Candidates> => {
    const overridden = await choice.overriddenBuild(name);
    if (overridden) return { builds: [overridden], isPageOld: false };
    const inPage = registryInPage()[name];
    const record = (await readRegistry({ anew }))[name] ?? inPage;
    if (!record) throw new RemoteError('unavailable');
    if (record.disabled) throw new RemoteError('disabled', { text: record.disabled });
    const reviewed = choice.reviewedBuild(name);
    // In its stead no other is tried: a reviewer has to see that it does not load.
    if (reviewed && record.reviewable?.some(({ version }) => version === reviewed.version))
      return { builds: [reviewed], isPageOld: false };
    return candidatesIn(name, record, inPage, choice);
  };

/** The builds that the registry prefers come first, then those that the page's document was written with. */
function candidatesIn(
  name: string,
  record: RemoteRecord,
  inPage: RemoteRecord | undefined,
  choice: Choice,
): Candidates {
  const refuse = (all: RemoteBuild[], accepted: RemoteBuild[], reason: 'contract' | 'hashes') => {
    for (const build of all) if (!accepted.includes(build)) choice.onRefused(name, build.version, reason);
  };
  const preferred = buildsFor(record, record.canary ? bucketOf(choice.visitorId(), name) : 100);
  const all = [...preferred, ...(inPage ? buildsFor(inPage, 100) : [])];
  const fitting = all.filter(fitsShell);
  const known = fitting.filter(hasKnownHashes);
  refuse(all, fitting, 'contract');
  refuse(preferred.filter(fitsShell), known, 'hashes');
  const builds = known.filter((build, index) => known.findIndex(({ version }) => version === build.version) === index);
  if (record.canary) choice.onChosen(name, builds[0]?.version ?? '');
  if (fitting.length < all.length && builds.length === 0) throw new RemoteError('needsUpdate');
  return { builds, isPageOld: !hasKnownHashes(preferred[0]!) };
}

/**
 * Checks that the files of a build's first screen can be had, each with its hash, under the URLs that the next attempt will
 * use. One that a cache holds damaged is replaced.
 */
export async function isServed(build: RemoteBuild, urlOf = (url: string) => url): Promise<boolean> {
  const files = [build.entry, ...build.preload, ...build.css];
  return (await Promise.all(files.map((url) => fetchAgain(urlOf(url))))).every(Boolean);
}
