import type { Page } from '@playwright/test';
import { seedCatalogue } from '../../../shared/tools/seed/seed.ts';

/** Words that a page in another language has in Latin letters too: names, what phones write so (docs/hindi.md), and keys. */
const ALLOWED =
  /\b(Bazaar School|English|LinkedIn|Twitter|Instagram|YouTube|OTP|SMS|HLS|ID|IP|URL|KB|MB|GB|creatorTopicId|Asha|India|IN|Do Not Track|Global Privacy Control|Space, K|Esc)\b/g;

/** Of the school that the tests' site shows, the longest first: one text may hold another. */
const TEXTS_OF_DATA = [...new Set(textsIn(seedCatalogue({ now: 0 })))].toSorted((a, b) => b.length - a.length);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /[A-Za-z]{2,}/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Texts and names of a page in another language that have an English word, are not marked as English, and are not the data's,
 * which stand in names too: 'वीडियो प्लेयर: Opening a phone'. In the pseudo-language all of ours are accented.
 */
export async function englishWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const isInPageLanguage = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang;
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement, data } = nodes.currentNode as Text;
      if (parentElement && !parentElement.closest('script, style, template') && isInPageLanguage(parentElement))
        found.push(data);
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title], [aria-description]'))
      for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-description'])
        if (isInPageLanguage(element)) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  const ours = (text: string) =>
    TEXTS_OF_DATA.reduce((rest, part) => rest.replaceAll(part, ''), text).replace(ALLOWED, '');
  return [...new Set(texts)].filter((text) => /[A-Za-z]{2,}/.test(ours(text)));
}
