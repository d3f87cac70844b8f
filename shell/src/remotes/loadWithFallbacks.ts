import type { RemoteBuild } from '@bazaar/shared/contracts/registry';
import type { RemoteModule, StoriesStripModule } from '@bazaar/shared/contracts/remote';
import type { RemoteName } from '@bazaar/shared/contracts/remotes';
import { preloadScreens } from '@bazaar/shared/router';
import { candidatesOf, type Candidates } from './candidates.ts';
import { canReload, reloadPage } from './guardedReload.ts';
import { hasSheet } from './hasSheet.ts';
import { measureLoad } from './health/measureLoad.ts';
import { overriddenBuild } from './health/override.ts';
import { loadExposed } from './instance.ts';
import { isServed } from './isServed.ts';
import { nextAttempt, type Attempt } from './nextAttempt.ts';
import { retryUrl } from './retryUrl.ts';
import { readRegistry, registryInPage } from './registry.ts';
import { rememberBuild } from './rememberBuild.ts';
import { RemoteError } from './remoteError.ts';

/** docs/decisions/003: the pause before the second try. */
const SECOND_TRY_AFTER_MS = 500;

/** What each remote of this page came from: its strip has to come from the same. */
const shown = new Map<RemoteName, { build: RemoteBuild; entry: string }>();

/** Tries one thing after the other until the remote and the screen of the path are here. `isAnew`: something failed before. */
export async function loadWithFallbacks(
  name: RemoteName,
  pathname: string,
  { isAnew }: { isAnew: boolean },
): Promise<RemoteModule> {
  const { builds, isPageOld } = await candidatesFor(name, { anew: isAnew });
  let build = builds.shift();
  let attempt = 'first' as Attempt;
  let failure: unknown;
  const step = async () => {
    const served = build !== undefined && (await isServed(build));
    attempt = nextAttempt(attempt, {
      isServed: served,
      hasPrevious: builds.length > 0,
      canReload: (served || isPageOld) && canReload(),
    });
  };
  if (navigator.onLine && (isAnew || !build)) {
    if (build) attempt = 'sameUrl'; // the plain URL has failed on this page
    await step();
  }
  for (;;) {
    if (attempt === 'reload') return reloadPage();
    if (attempt === 'panel' || !build) throw failure ?? new Error(`no build of ${name} fits this page`);
    if (attempt === 'previous') build = builds.shift()!;
    const entry = attempt === 'retryUrl' ? retryUrl(build.entry) : build.entry;
    try {
      const module = await measureLoad({ name, build, attempt }, () => load(name, entry, pathname));
      shown.set(name, { build, entry });
      return module;
    } catch (error) {
      if (!navigator.onLine) throw error; // nothing else can be had either
      failure = error;
      if (attempt === 'first') await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER_MS));
      await step();
    }
  }
}

async function candidatesFor(name: RemoteName, { anew = false } = {}): Promise<Candidates> {
  const overridden = await overriddenBuild(name);
  if (overridden) return { builds: [overridden], isPageOld: false, isContractForeign: false };
  const inPage = registryInPage()[name];
  const record = (await readRegistry({ anew }))[name] ?? inPage;
  if (!record) throw new RemoteError('unavailable');
  if (record.disabled) throw new RemoteError('disabled', { text: record.disabled });
  const candidates = candidatesOf(name, record, inPage);
  if (record.canary) rememberBuild(name, candidates.builds[0]?.version ?? '');
  if (candidates.isContractForeign) throw new RemoteError('needsUpdate');
  return candidates;
}

async function load(name: RemoteName, entry: string, pathname: string): Promise<RemoteModule> {
  const module = await loadExposed<RemoteModule>(name, entry, 'routes');
  if (!Array.isArray(module.routes)) throw new RemoteError('needsUpdate');
  if (!hasSheet(name)) throw new Error(`the sheet of ${name} did not come`);
  await preloadScreens(module.routes, pathname);
  return module;
}

/** The strip of the stories, in one try: where it cannot be had, the page is whole without it. Throws what failed. */
export async function loadStrip(): Promise<StoriesStripModule['StoriesStrip']> {
  const build = shown.get('reels')?.build ?? (await candidatesFor('reels')).builds[0];
  if (!build) throw new RemoteError('unavailable');
  const entry = shown.get('reels')?.entry ?? build.entry;
  return (await loadExposed<StoriesStripModule>('reels', entry, 'StoriesStrip')).StoriesStrip;
}
