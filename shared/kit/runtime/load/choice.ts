import type { RemoteBuild } from '../registry/registry.ts';

/** The shell's part in the choice of a build. */
export interface Choice {
  /** A random id of this browser, the same at every visit: it decides who gets a canary. Called only while one runs. */
  visitorId(): string;
  /** Called while a canary runs, with the version that is tried first; '' where there is none. */
  onChosen(name: string, version: string): void;
  /** Called for a build that is not used: the shell lacks names that it uses, or the page's document knows no hash of it. */
  onRefused(name: string, version: string, reason: 'contract' | 'hashes'): void;
  /** The build that a developer uses in this browser; undefined without one. Rejects where that is not there. */
  overriddenBuild(name: string): Promise<RemoteBuild | undefined>;
  /** The build that a reviewer chose for this tab, of those that the page's document lists (`reviewableBuilds`); undefined without one. */
  reviewedBuild(name: string): RemoteBuild | undefined;
}
