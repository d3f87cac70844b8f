import type { Mount, Mounts } from '@remotes-kit/runtime/mounts';
import type { Checkout, HostingTarget } from './checkout.ts';
import type { DocumentHeaders, PolicyParts } from './headers.ts';

/** The part of a site's configuration that the kit reads. All else in it is the site's own, and is written into its documents. */
export interface SiteConfig {
  /** Origins that remotes may come from beside the site's own. */
  remoteOrigins?: string[];
  /** The address that pages send their anonymous reports to, and which share of the pages, from 0 to 1. Absent: nothing is sent. */
  reports?: { url: string; share: number };
  /** Only in a preview of the site: `reports` in its place. */
  preview?: { reports?: { url: string; share: number } };
}

/** Names of exports, by the module of the shell that has them. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** The files of a screen, by the pattern of its route. */
export interface ScreenFiles {
  pattern: string;
  scripts: string[];
  css: string[];
  /** The modules that it takes from the shell. */
  shares: string[];
}

/** All that a site knows of a remote's build by its files. Files are paths in the build. */
export interface BuildFacts {
  /** The version of the contract that it was built for. */
  contract: number;
  /** The names that it uses of the modules of the shell; absent where it does not say. */
  uses?: Names;
  /** The paths of its pages; absent where it does not say. */
  mount?: Mount;
  /** The federation entry. */
  entry: string;
  /** The scripts and sheets, besides the entry, that its first screen needs. */
  scripts: readonly string[];
  css: readonly string[];
  /** Passed on to the document as it is. */
  earlyReads?: unknown;
  /** The module that draws its first screen before React does; absent where there is none. */
  drawnScreen?: string;
  /** The modules that it takes from the shell. */
  shares: string[];
  /** The files of each route's screen besides the first files; none where there is one screen. */
  screens: readonly ScreenFiles[];
}

/** Reads what builds say about themselves. */
interface Builds {
  /** The facts of a remote's build. Throws where its files are none. */
  factsOf(name: string, dist: string): BuildFacts;
  /** The scripts and sheets of the shell's build in a folder, as paths in it, in the base language. */
  filesOfShell(shell: string): readonly string[];
  /** The names that a remote's build uses and the shell in a folder does not provide, each as one text. */
  missingIn(shell: string): (needs: Pick<BuildFacts, 'contract' | 'uses'>) => string[];
  /** Problems of a remote's build with the contract between shell and remotes, as far as its files tell; a line each. */
  problemsOf(name: string, dist: string): readonly string[];
  /** Stores what belongs to a build and is not served, as its source maps. `out`: the folder of the site. */
  storeMaps(dist: string, out: string): void;
}

/** The paths of a site that no remote has. */
interface Pages {
  /** Those of the landing page, whose document is index.html. */
  home: readonly string[];
  /** First segments of the shell's own pages and folders of its files: no build of a remote may claim one. */
  ofShell: readonly string[];
  /** Folders, beside those of builds, in which every path is a file: a missing one is a 404, never a page. */
  fileFolders: readonly string[];
}

/** The languages of the interface: `base` is built into every script, a script may have a file beside it for each other one. */
interface Languages {
  base: string;
  translations: readonly string[];
  /** The file of a script in a language. */
  translatedFile(file: string, language: string): string;
  /** The file in a language for each of these files that has one among them. */
  translatedFiles(files: Readonly<Record<string, string>>, language: string): Record<string, string>;
}

/** The stored build of the shell that a document is made of. */
interface ShellOfDocument<Config> {
  /** The folder of the release. */
  out: string;
  /** The folder of the shell's build in it. */
  shell: string;
  /** The build's index.html. */
  template: string;
  config: Config;
}

/** Two documents of a site, the landing page's and that of every other page, are made of the shell's index.html. */
interface Documents<Config> {
  /** The file of every page's document but the landing page's, which has index.html. */
  frame: string;
  /** The folder with the documents of a canary of the shell. */
  canaryFolder: string;
  /** The name of the list of a document's files, beside it. */
  list: string;
  /** The ids of the elements with data, for the page's scripts. */
  ids: Readonly<Record<'config' | 'registry' | 'startData' | 'importMaps', string>>;
  /** The first element of the template's head: the script of canaries comes behind it. */
  charset: string;
  /** The tags of scripts that a document has inline; the first group is the path in the shell's build. */
  scriptTag: RegExp;
  /** The path in the shell's build of the script that chooses between the live shell and its canary. Absent: the shell has no canary. */
  canaryScript?: string;
  /** True for a build of the shell that has the scripts of its documents. */
  hasScripts(shell: string): boolean;
  /** Fills the configuration into the template, or into the page that says that a file is missing. */
  withConfig(template: string, config: Config): string;
  /** Data of the site, besides its registry and its configuration, for the scripts of the document. */
  startData(site: ShellOfDocument<Config>): object;
  /** Facts of the configuration that the list of a document's files says too. */
  listedConfig(config: Config): object;
  /** The document of the landing page. */
  home(html: string): string;
  /** The document of every other page. */
  other(html: string): string;
}

/** The headers of a site's own: all others are the kit's. */
interface SiteHeaders<Config> {
  /** The Permissions-Policy of every response of the shell's server. */
  permissions: string;
  /** Those of the documents and of the service worker, by the files of one release. */
  ofDocuments(parts: PolicyParts<Config>): DocumentHeaders;
}

/** All that is a site's own, for everything that composes, releases and serves it. */
export interface Composition<Config extends SiteConfig = SiteConfig> {
  /** The remotes that this checkout knows, and where the pages of each are. */
  remotes: Mounts;
  pages: Pages;
  languages: Languages;
  documents: Documents<Config>;
  headers: SiteHeaders<Config>;
  builds: Builds;
  checkout: Checkout<Config>;
  firebase: HostingTarget;
}

/** The composition of a site, whose own configuration has a type of its own. */
export const defineComposition = <Config extends SiteConfig>(composition: Composition<Config>): Composition =>
  composition;
