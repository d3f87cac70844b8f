import { knownHashes } from '../integrity/knownHashes.ts';
import { linkTo, loadSheet, sheetInPage } from '../integrity/loadSheet.ts';
import type { LoadExposed } from './federation.ts';

/** The folder of a build, whatever is before it: an origin, the retry path. */
const BUILD_FOLDER = /^.*\/mfe-[^/]+\/[^/]+\//;

/**
 * Returns a loader that first puts the sheets of a build into the page, each with its hash: the loaders of other bundlers request theirs
 * without one, and find these instead. It rejects where a sheet is not the file that the document knows. For a page whose remotes are not all
 * of `defineRemote`, which does so by itself.
 */
export const withSheets =
  (loadExposed: LoadExposed): LoadExposed =>
  async (name, entry, exposed) => {
    const [folder] = BUILD_FOLDER.exec(new URL(entry, location.origin).href) ?? [];
    if (folder) await Promise.all(sheetsBelow(folder).map((href) => putSheet(href, href.slice(folder.length))));
    return loadExposed(name, entry, exposed);
  };

const sheetsBelow = (folder: string): string[] =>
  Object.keys(knownHashes())
    .map((url) => new URL(url, location.origin).href)
    .filter((href) => href.startsWith(folder) && href.endsWith('.css'));

/** Webpack and Rspack look for a sheet by its name in the build, at `data-href`. */
function putSheet(href: string, nameInBuild: string): Promise<void> {
  if (!sheetInPage(href)) {
    const link = linkTo('stylesheet', href);
    link.dataset.href = nameInBuild;
    document.head.append(link);
  }
  return loadSheet(href);
}
