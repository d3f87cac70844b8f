type ByUrl = Record<string, string>;
let importMap: { integrity: ByUrl; imports: ByUrl } | undefined;

/**
 * The hashes that the page's own document has, by URL: of every script and sheet of the shell and the remotes:
 * the `integrity` of its import map. A file of the page's origin is named by its path. Empty on a dev server. Read once.
 */
export const knownHashes = (): ByUrl => readImportMap().integrity;

function readImportMap(): { integrity: ByUrl; imports: ByUrl } {
  if (importMap) return importMap;
  importMap = { integrity: {}, imports: {} };
  try {
    Object.assign(importMap, JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}'));
  } catch {}
  return importMap;
}

/**
 * The URL of a file in the page's language: the `imports` of the import map; the same URL where there is none of it. `url`: a path of this
 * origin, or whole.
 */
export const urlInLanguage = (url: string): string => readImportMap().imports[nameInMap(url)] ?? url;

/** Says that a folder has scripts with another file in the page's language. `url`: of the folder, as above, with its last slash. */
export const hasTranslations = (url: string): boolean =>
  Object.keys(readImportMap().imports).some((each) => each.startsWith(nameInMap(url)));

/** The hash of a file, as `integrity` takes it; '' where the document has none. `url`: a path of this origin, or whole. */
export const knownHash = (url: string): string => knownHashes()[nameInMap(url)] ?? '';

/** A file of the page's origin is named by its path. */
function nameInMap(url: string): string {
  const { origin, pathname, href } = new URL(url, location.origin);
  return origin === location.origin ? pathname : href;
}
