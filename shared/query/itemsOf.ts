/** docs/behaviour.md, Ends of lists: after so many pages in a row without a new item the reader decides. */
export const MAX_EMPTY_PAGES = 10;

interface Items<T> {
  items: readonly T[];
  /** The number of pages at the end that brought no item that was not there already. */
  emptyPages: number;
}

/** By the pages that they were made of: Back to a list of hundreds of pages does not compare thousands of ids again. */
const itemsByPages = new WeakMap<object, { items: Items<unknown>; idOf: unknown }>();

/** The items of all pages, each once. The same pages, which must not change, give the same items. */
export function itemsOf<T>(
  pages: readonly { items: readonly T[] }[],
  idOf: ((item: T) => string) | undefined,
): Items<T> {
  const before = itemsByPages.get(pages);
  if (before && before.idOf === idOf) return before.items as Items<T>;
  const items = newItemsOf(pages, idOf);
  itemsByPages.set(pages, { items, idOf });
  return items;
}

function newItemsOf<T>(pages: readonly { items: readonly T[] }[], idOf: ((item: T) => string) | undefined): Items<T> {
  const seen = new Set<string>();
  // Pages may overlap when documents are added or removed between two reads.
  const isNew = (item: T) => !idOf || (!seen.has(idOf(item)) && !!seen.add(idOf(item)));
  const newItems = pages.map((page) => page.items.filter(isNew));
  const lastWithItems = newItems.findLastIndex((items) => items.length > 0);
  return { items: newItems.flat(), emptyPages: pages.length - 1 - lastWithItems };
}

/** True where the next page is read without a press: the last one brought nothing, and it is not yet for the reader to decide. */
export const loadsNextPage = (emptyPages: number): boolean => emptyPages % MAX_EMPTY_PAGES !== 0;

/** True where the reader decides. Each 'Load more' then reads up to ten further pages. */
export const isPaused = (emptyPages: number): boolean => emptyPages > 0 && !loadsNextPage(emptyPages);
