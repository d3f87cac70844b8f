import type { Page } from '@playwright/test';

/** Words that a page in Hindi has in Latin letters too: names, and what phones write so (docs/words.hi.md). */
const ALLOWED =
  /\b(Bazaar School|English|LinkedIn|Twitter|Instagram|YouTube|OTP|SMS|HLS|ID|URL|KB|MB|GB|creatorTopicId|Do Not Track|Global Privacy Control)\b/g;

/**
 * Texts and names of a page in Hindi that have an English word and are not marked as English: the data's own are marked
 * (shared/ui/DataText.tsx), so what remains is ours.
 */
export async function englishWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const isHindi = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'hi';
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement, data } = nodes.currentNode as Text;
      if (parentElement && !parentElement.closest('script, style, template') && isHindi(parentElement))
        found.push(data);
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title], [aria-description]'))
      for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-description'])
        if (isHindi(element)) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  return [...new Set(texts)].filter((text) => /[A-Za-z]{2,}/.test(text.replace(ALLOWED, '')));
}
