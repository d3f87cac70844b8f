import { fetchAgain } from './fetchChecked.ts';
import { urlInLanguage } from './knownHashes.ts';
import { linkTo, loadSheet } from './loadSheet.ts';
import { RememberedFailure } from './oldBrowsers/rememberedFailure.ts';

/**
 * Stands in a build in the place of Vite's own helper around `import()`: requests the
 * files of a lazy module together, its sheets with their hashes. If one fails, those that a cache holds damaged are
 * requested again, and the import is tried once more. `files` belong to the folder of `importer`, or to the root of the site.
 * Throws what failed last, as RememberedFailure where only a new page can help.
 */
export async function lazyImport<T>(load: () => Promise<T>, files: string[] = [], importer?: string): Promise<T> {
  const urls = files.map((file) =>
    urlInLanguage(new URL(importer ? file : `/${file}`, importer ?? location.origin).href),
  );
  try {
    return await importWith(load, urls);
  } catch (error) {
    if (!navigator.onLine || urls.length === 0) throw error;
    const canBeHad = await Promise.all(urls.map(fetchAgain));
    return importWith(load, urls).catch((cause: unknown) => {
      throw canBeHad.every(Boolean) ? new RememberedFailure('the browser remembers a failure', { cause }) : cause;
    });
  }
}

/** The module is not in the list of a federation entry: it is requested beside its sheets, and given once they are here. */
async function importWith<T>(load: () => Promise<T>, urls: readonly string[]): Promise<T> {
  const files = urls.map((url) => (url.endsWith('.css') ? loadSheet(url) : preload(url)));
  const [module] = await Promise.all([load(), ...files]);
  return module;
}

const preloaded = new Set<string>();

/** A hint only: whether it works is seen at the import. */
function preload(href: string): void {
  if (preloaded.has(href)) return;
  preloaded.add(href);
  document.head.append(linkTo('modulepreload', href));
}
