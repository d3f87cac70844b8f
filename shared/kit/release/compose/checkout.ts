import type { SiteConfig } from './composition.ts';

/** The file that a site in production is made with, parsed. */
export interface SiteFile<Config extends SiteConfig = SiteConfig> {
  /** The site's own origin. */
  address: string;
  /** Origins of remotes that do not lie under the site's own. */
  origins?: Readonly<Record<string, string>>;
  /** Foreign origins whose pages load remotes. */
  hosts?: readonly string[];
  /** Stored builds that a reviewer may have in a tab, by their versions. */
  reviewable?: Partial<Record<string, readonly string[]>>;
  /** Files of `/.well-known`, as JSON, by their names. */
  wellKnown?: Readonly<Record<string, unknown>>;
  config: Config;
}

/** The repository of the shell and its remotes. An app is the shell, `shell`, or a remote. */
export interface Checkout<Config extends SiteConfig = SiteConfig> {
  /** The top of the repository: git is asked there. */
  root: string;
  /** The folder of the site that commands work on where none is named. */
  site: string;
  /** The folder of the site in production. */
  productionSite: string;
  /** The folder of previews, each in a folder of its name. */
  previews: string;
  /** Builds apps for a site of this configuration, those that changed. Rejects with the message of a build. What it started ends with `signal`. */
  build(apps: readonly string[], config: Config, signal?: AbortSignal): Promise<void>;
  /** The folder of an app's build for a site of this configuration. */
  distOf(app: string, config: Config): string;
  /** Builds a remote anew from a commit, and calls `act` with the folder of the build while it is there. */
  buildAt<T>(commit: string, name: string, act: (dist: string) => T): Promise<T>;
  /** The sizes of the parts of a remote's build, in bytes as they are sent. */
  weightsOf(name: string, dist: string): readonly { what: string; bytes: number }[];
  /** The parts of an app's build that are over their budgets, a line each. */
  overweight(app: string, dist: string): readonly string[];
  /** Stores with a site what a build was made of: its bill of materials. */
  storeBill(app: string, version: string, out: string): void;
  /**
   * Reads the file that a site in production is made with. Throws, in words for a terminal, where it describes none, or none that may be
   * hosted where it is (`isHosted`).
   */
  readSite(file: string, purpose?: { isHosted: boolean }): SiteFile<Config>;
}

/** The folder of firebase.json, and the file of Firebase's CLI. */
export interface Firebase {
  folder: string;
  cli: string;
}

/** Firebase Hosting, with one of its sites for the shell and one for each remote. */
export interface HostingTarget extends Firebase {
  /** The command that installs the CLI, for a message. */
  install: string;
  /** All that firebase.json has besides `hosting`. */
  config: object;
}
