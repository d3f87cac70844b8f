import { reviewableBuilds, storedReview } from '../review.ts';

/** Chooses a build for this tab, from the next page load on; undefined ends the choice. Returns whether the site lists such a build. */
export function chooseBuild(name: string, version: string | undefined): boolean {
  const isListed = version === undefined || reviewableBuilds(name).some((build) => build.version === version);
  return isListed && storedReview(name).set(version);
}
