import { bucketOf, buildsFor } from '@bazaar/shared/contracts/canary';
import { buildKey, VISITOR_KEY } from '@bazaar/shared/contracts/documentProtocol';
import { note } from '@bazaar/shared/contracts/pageNotes';
import { fitsShell, type RemoteBuild, type RemoteRecord } from '@bazaar/shared/contracts/registry';
import { remembered } from '@bazaar/shared/device';
import { fetchAgain } from '@bazaar/shared/integrity/fetchChecked';
import { overriddenBuild } from './page/override.ts';
import { hasKnownHashes, readRegistry, registryInPage } from './registry.ts';
import { RemoteError } from './remoteError.ts';
import { reviewedBuild } from './review.ts';
import { BASE_LANGUAGE, type Language } from '@bazaar/shared/contracts/languages';
import { hasTranslations } from '@bazaar/shared/integrity/knownHashes';
import { pageLanguage } from '../language/language.ts';

export interface Candidates {
  /** The builds to try, the preferred first. */
  builds: RemoteBuild[];
  /** The registry has moved on to a build that this page's document does not know: a new page would. */
  isPageOld: boolean;
}

/** The builds that this visitor may get. `anew` reads the registry again. Throws RemoteError where there is none. */
export async function candidatesFor(name: string, { anew = false } = {}): Promise<Candidates> {
  const overridden = await overriddenBuild(name);
  if (overridden) return { builds: [overridden], isPageOld: false };
  const inPage = registryInPage()[name];
  const record = (await readRegistry({ anew }))[name] ?? inPage;
  if (!record) throw new RemoteError('unavailable');
  if (record.disabled) throw new RemoteError('disabled', { text: record.disabled });
  const reviewed = reviewedBuild(name);
  // In its stead no other is tried: a reviewer has to see that it does not load.
  if (reviewed && record.reviewable?.some(({ version }) => version === reviewed.version))
    return { builds: [reviewed], isPageOld: false };
  return candidatesIn(name, record, inPage);
}

/** The builds that the registry prefers come first, then those that the page's document was written with. */
function candidatesIn(name: string, record: RemoteRecord, inPage: RemoteRecord | undefined): Candidates {
  const preferred = buildsFor(record, record.canary ? bucketOf(visitorId(), name) : 100);
  const all = [...preferred, ...(inPage ? buildsFor(inPage, 100) : [])];
  const fitting = all.filter(fitsShell);
  const known = fitting.filter(hasKnownHashes);
  noteRefused(name, all, fitting, 'contract');
  noteRefused(name, preferred.filter(fitsShell), known, 'hashes');
  const builds = known.filter((build, index) => known.findIndex(({ version }) => version === build.version) === index);
  // While a canary runs: the next page then preloads the files of this visitor's build (document/preload.ts).
  if (record.canary) remembered(buildKey(name), String, { survivesSignOut: true }).set(builds[0]?.version ?? '');
  if (fitting.length < all.length && builds.length === 0) throw new RemoteError('needsUpdate');
  return { builds, isPageOld: !hasKnownHashes(preferred[0]!) };
}

function noteRefused(remote: string, all: RemoteBuild[], accepted: RemoteBuild[], reason: 'contract' | 'hashes'): void {
  for (const build of all)
    if (!accepted.includes(build)) note({ kind: 'refused', remote, version: build.version, reason });
}

const storedId = remembered(VISITOR_KEY, (stored) => (typeof stored === 'string' ? stored : undefined), {
  survivesSignOut: true,
});

function visitorId(): string {
  const id = storedId.get() ?? crypto.randomUUID();
  if (!storedId.get()) storedId.set(id);
  return id;
}

/**
 * Checks that the files of a build's first screen can be had, each with its hash, under the URLs that the next attempt will
 * use. One that a cache holds damaged is replaced.
 */
export async function isServed(build: RemoteBuild, urlOf = (url: string) => url): Promise<boolean> {
  const files = [build.entry, ...build.preload, ...build.css];
  return (await Promise.all(files.map((url) => fetchAgain(urlOf(url))))).every(Boolean);
}

/**
 * The language of a remote's texts where it is another than the page's: a build from before there was a translation is in
 * English. `entry`: the URL of its entry.
 */
export function otherLanguageOf(entry: string): Language | undefined {
  if (pageLanguage() === BASE_LANGUAGE) return undefined;
  return hasTranslations(entry.replace(/assets\/[^/]*$/, '')) ? undefined : BASE_LANGUAGE;
}
