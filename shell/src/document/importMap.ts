import { IMPORT_MAPS_ID } from '@bazaar/shared/contracts/documentProtocol';

/** The file that a URL stands for in the language of the page, and its hash, where the page knows one. */
export type FileOf = (url: string) => { href: string; integrity?: string };

/** Puts the import map of the page's language in force, the first of which is English: older browsers take one only. */
export function putImportMap(): FileOf {
  const { content } = document.getElementById(IMPORT_MAPS_ID) as HTMLTemplateElement;
  const [english, ...translations] = content.children as unknown as Iterable<HTMLScriptElement>;
  const map = translations.find(({ dataset }) => dataset.language === document.documentElement.lang) ?? english!;
  document.head.append(map);
  const { imports = {}, integrity = {} } = JSON.parse(map.textContent) as Record<string, Record<string, string>>;
  return (url) => {
    const href = imports[url] ?? url;
    // A property that is undefined would become the text 'undefined' of an attribute.
    return href in integrity ? { href, integrity: integrity[href]! } : { href };
  };
}
