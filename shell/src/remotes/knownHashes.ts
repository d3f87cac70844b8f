import type { RemoteBuild } from '@bazaar/shared/contracts/registry';

let known: Record<string, string> | undefined;

/** The hashes that the page's own document has, by URL (shared/tools/compose/importMap.ts). */
export const hashesInPage = (): Record<string, string> => (known ??= readImportMap());

/**
 * Whether the page's own document has the hash of every script of a build, the same as the registry has. Only then does the
 * browser check what it loads (docs/decisions/013). A dev server's files have no hashes.
 */
export function hasKnownHashes(build: RemoteBuild): boolean {
  if (import.meta.env.DEV) return true;
  const hashes = hashesInPage();
  return [build.entry, ...build.preload, ...Object.keys(build.integrity)].every(
    (url) => hashes[url] !== undefined && hashes[url] === build.integrity[url],
  );
}

function readImportMap(): Record<string, string> {
  try {
    const { integrity } = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}') as {
      integrity?: Record<string, string>;
    };
    return integrity ?? {};
  } catch {
    return {};
  }
}
