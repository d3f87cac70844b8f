import type { RemoteBuild } from '@bazaar/shared/contracts/registry';
import type { RemoteModule, SlotModule, SlotProps } from '@bazaar/shared/contracts/remote';
import { REMOTES, type RemoteName } from '@bazaar/shared/contracts/remotes';
import { preloadScreens } from '@bazaar/shared/router';
import type { ComponentType } from 'react';
import { hasSheet, isServed, retryUrl } from './buildFiles.ts';
import { candidatesFor } from './candidates.ts';
import { canReload, reloadPage } from './guardedReload.ts';
import { measureLoad } from './health/measureLoad.ts';
import { loadExposed } from './instance.ts';
import { nextAttempt, type Attempt } from './nextAttempt.ts';
import { RemoteError } from './remoteError.ts';

/** docs/decisions/003: the pause before the second attempt. */
const SECOND_ATTEMPT_AFTER_MS = 500;

/** What each remote of this page was loaded from: its slot has to come from the same. */
const shown = new Map<RemoteName, { build: RemoteBuild; entry: string }>();

/** Makes one attempt after the other until the remote and the screen of the path are loaded. `isAnew`: an earlier load failed. */
export async function loadWithFallbacks(
  name: RemoteName,
  pathname: string,
  { isAnew }: { isAnew: boolean },
): Promise<RemoteModule> {
  const { builds, isPageOld } = await candidatesFor(name, { anew: isAnew });
  let build = builds.shift();
  let attempt = 'first' as Attempt;
  let failure: unknown;
  const chooseNext = async () => {
    const served = build !== undefined && (await isServed(build));
    attempt = nextAttempt(attempt, {
      isServed: served,
      hasPrevious: builds.length > 0,
      canReload: (served || isPageOld) && canReload(),
    });
  };
  if (navigator.onLine && (isAnew || !build)) {
    if (build) attempt = 'sameUrl'; // the plain URL has failed on this page
    await chooseNext();
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
      if (attempt === 'first') await new Promise((resolve) => setTimeout(resolve, SECOND_ATTEMPT_AFTER_MS));
      await chooseNext();
    }
  }
}

async function load(name: RemoteName, entry: string, pathname: string): Promise<RemoteModule> {
  const module = await loadExposed<RemoteModule>(name, entry, 'routes');
  if (!Array.isArray(module.routes)) throw new RemoteError('needsUpdate');
  if (!hasSheet(name)) throw new Error(`the sheet of ${name} did not come`);
  await preloadScreens(module.routes, pathname);
  return module;
}

/** The component for a slot, in one attempt: where it cannot be loaded, the page is whole without it. Throws what failed. */
export async function loadSlot(name: RemoteName): Promise<ComponentType<SlotProps>> {
  const { build, entry } = shown.get(name) ?? { build: (await candidatesFor(name)).builds[0] };
  if (!build) throw new RemoteError('unavailable');
  const { exposed } = REMOTES[name].slot!;
  return (await loadExposed<SlotModule>(name, entry ?? build.entry, exposed))[exposed]!;
}
