export const articleAt = (feed: Element, position: number): HTMLElement | null =>
  feed.querySelector(`[aria-posinset="${position}"]`);

/** The position of a post in the feed, counted from 1. */
export const positionOf = (article: Element): number => Number(article.getAttribute('aria-posinset'));

/** The first post that is at least partly visible below the header. */
export function firstVisible(feed: Element): HTMLElement | undefined {
  const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return [...feed.querySelectorAll('article')].find((article) => article.getBoundingClientRect().bottom > top);
}

/** Until a post is measured it is invisible and takes no focus. */
export const isFocusable = (article: HTMLElement | null): boolean =>
  article !== null && getComputedStyle(article).visibility === 'visible';

/** Focuses a post and brings its top below the header, whatever its height. */
export function focusArticle(article: HTMLElement | null): void {
  article?.focus({ preventScroll: true });
  article?.scrollIntoView({ block: 'start' });
}
