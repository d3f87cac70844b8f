import { reviewKey } from '@bazaar/shared/contracts/documentProtocol';
import type { RemoteBuild } from '@remotes-kit/runtime/registry';
import { reviewableBuilds as reviewableOf } from '@remotes-kit/runtime/reviewable';
import { remembered } from '@bazaar/shared/device';
import { readOverrides } from './page/override.ts';
import { mounts, registryInPage } from './registry.ts';

/**
 * A reviewer's choice for this tab: another stored build of a remote, of those that the site lists as reviewable. The page's document has
 * the hashes of each; an address, or a build that is not listed, cannot be chosen (docs/decisions/043).
 */
export const storedReview = (name: string) =>
  remembered(reviewKey(name), (stored) => String(stored ?? ''), { session: true, survivesSignOut: true });

/** The builds of a remote that may be chosen. */
export const reviewableBuilds = (name: string): RemoteBuild[] => reviewableOf(registryInPage()[name]);

/** The build that was chosen in this tab; undefined where none was, or where the site lists it no more. */
export function reviewedBuild(name: string): RemoteBuild | undefined {
  const chosen = storedReview(name).get();
  return chosen === '' ? undefined : reviewableBuilds(name).find(({ version }) => version === chosen);
}

/** The remotes of which this tab has a chosen build. */
export const reviewedRemotes = (): string[] => Object.keys(mounts()).filter(reviewedBuild);

/** True in a page with a build of a remote that no visitor was given. */
export const hasOtherBuilds = (): boolean => reviewedRemotes().length + Object.keys(readOverrides()).length > 0;
