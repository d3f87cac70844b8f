let inImportMap: Record<string, string> | undefined;

/**
 * The hashes that the page's own document has, by URL: of every script and sheet of the shell and the remotes
 * (shared/tools/compose/writeDocuments.ts). A file of the page's origin is named by its path. Empty on a dev server. Read once.
 */
export const knownHashes = (): Record<string, string> => (inImportMap ??= readImportMap());

function readImportMap(): Record<string, string> {
  try {
    const importMap = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
    return (JSON.parse(importMap) as { integrity?: Record<string, string> }).integrity ?? {};
  } catch {
    return {};
  }
}

/** The hash of a file, as `integrity` takes it; '' where the document has none. `url`: a path of this origin, or whole. */
export function knownHash(url: string): string {
  const { origin, pathname, href } = new URL(url, location.origin);
  return knownHashes()[origin === location.origin ? pathname : href] ?? '';
}
