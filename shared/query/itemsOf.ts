/** docs/decisions/010, Lists and data: after so many pages in a row without a new item the reader decides. */
export const MAX_EMPTY_PAGES = 10;

/** The items of all pages, and how many of the last pages brought none that was not there already. */
export function itemsOf<T>(
  pages: readonly { items: readonly T[] }[],
  idOf: ((item: T) => string) | undefined,
): { items: T[]; emptyPages: number } {
  const seen = new Set<string>();
  // Pages may overlap when documents are added or removed between two reads.
  const isNew = (item: T) => !idOf || (!seen.has(idOf(item)) && !!seen.add(idOf(item)));
  const newItems = pages.map((page) => page.items.filter(isNew));
  const lastWithItems = newItems.findLastIndex((items) => items.length > 0);
  return { items: newItems.flat(), emptyPages: pages.length - 1 - lastWithItems };
}

/** Whether the next page is read without a press: the last one brought nothing, and it is not yet for the reader to decide. */
export const goesOn = (emptyPages: number): boolean => emptyPages % MAX_EMPTY_PAGES !== 0;

/** Whether the reader decides. Each 'Load more' then reads up to ten further pages. */
export const isPaused = (emptyPages: number): boolean => emptyPages > 0 && !goesOn(emptyPages);
