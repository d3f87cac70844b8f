import { knownHash } from './knownHashes.ts';

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

/** A link with the file's hash, outside of the page. */
export function linkTo(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel, crossOrigin: '', integrity: knownHash(href), href });
  return link;
}
