type ByUrl = Record<string, string>;
let importMap: { integrity: ByUrl; imports: ByUrl } | undefined;

/**
 * The hashes that the page's own document has, by URL: of every script and sheet of the shell and the remotes
 * (shared/tools/compose/writeDocuments.ts). A file of the page's origin is named by its path. Empty on a dev server. Read once.
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
 * The URL of a file in the page's language (docs/decisions/033); the same URL where there is none of it. `url`: a path of this
 * origin, or whole.
 */
export function urlInLanguage(url: string): string {
  const { origin, pathname, href } = new URL(url, location.origin);
  return readImportMap().imports[origin === location.origin ? pathname : href] ?? url;
}

/** The scripts that have another file in the page's language. */
export const translatedUrls = (): string[] => Object.keys(readImportMap().imports);

/** The hash of a file, as `integrity` takes it; '' where the document has none. `url`: a path of this origin, or whole. */
export function knownHash(url: string): string {
  const { origin, pathname, href } = new URL(url, location.origin);
  return knownHashes()[origin === location.origin ? pathname : href] ?? '';
}
