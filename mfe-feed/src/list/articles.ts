/** The posts that are on the page, by their place in the feed, counted from 1. */
export const articlesOf = (feed: Element): HTMLElement[] => [...feed.querySelectorAll('article')];

export const articleAt = (feed: Element, place: number): HTMLElement | null =>
  feed.querySelector(`[aria-posinset="${place}"]`);

export const placeOfArticle = (article: Element): number => Number(article.getAttribute('aria-posinset'));

/** The first post that shows anything of itself below the header. */
export function firstShown(feed: Element): HTMLElement | undefined {
  const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return articlesOf(feed).find((article) => article.getBoundingClientRect().bottom > top);
}

/** Focuses a post and brings its top below the header, whatever its height. */
export function goTo(article: HTMLElement | null): void {
  article?.focus({ preventScroll: true });
  article?.scrollIntoView({ block: 'start' });
}
