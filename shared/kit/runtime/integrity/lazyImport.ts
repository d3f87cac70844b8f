import { fetchAgain } from './fetchChecked.ts';
import { knownHash, urlInLanguage } from './knownHashes.ts';
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

async function importWith<T>(load: () => Promise<T>, urls: readonly string[]): Promise<T> {
  await Promise.all(urls.map((url) => (url.endsWith('.css') ? loadSheet(url) : preload(url))));
  return load();
}

const sheets = new Map<string, Promise<void>>();

/** A sheet that failed is requested anew by the next call; one that the drawn screen has put into the page is that one. */
export function loadSheet(href: string): Promise<void> {
  const known = sheets.get(href);
  if (known) return known;
  // The document has the sheets of the start inline.
  if (document.querySelector(`style[data-href="${new URL(href).pathname}"]`)) return Promise.resolve();
  const given = sheetInPage(href);
  if (given?.sheet) return Promise.resolve();
  const link = given ?? linkTo('stylesheet', href);
  const loading = new Promise<void>((resolve, reject) => {
    const settle = ({ type }: Event) => {
      for (const event of ['load', 'error']) link.removeEventListener(event, settle);
      if (type === 'load') return resolve();
      sheets.delete(href);
      link.remove();
      reject(new Error(`the sheet ${href} could not be loaded`));
    };
    for (const event of ['load', 'error']) link.addEventListener(event, settle);
  });
  sheets.set(href, loading);
  if (!given) document.head.append(link);
  return loading;
}

/** The screen that the document has drawn puts its sheets into the page, and removes those that failed. */
export const sheetInPage = (href: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].find((link) => link.href === href);

const preloaded = new Set<string>();

/** A hint only: whether it works is seen at the import. */
function preload(href: string): void {
  if (preloaded.has(href)) return;
  preloaded.add(href);
  document.head.append(linkTo('modulepreload', href));
}

/** A link with the file's hash, outside of the page. */
export function linkTo(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel, crossOrigin: '', integrity: knownHash(href), href });
  return link;
}
