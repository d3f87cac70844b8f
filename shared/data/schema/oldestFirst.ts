import { WHOLE_LIST, type CollectionList } from './collection.ts';
import { wholeList } from './wholeList.ts';

/** Not in the spec: up to a thousand documents are sorted together. */
const MAX_PAGES = 10;
export const MAX_SORTED = MAX_PAGES * WHOLE_LIST;

interface Dated {
  createdAt?: number | undefined;
}

/**
 * A list of which §7 names no order, or one on the client, as one page: oldest first; documents without a usable time last, which an
 * ordered query would leave out. `list` is in the order of ids, and its filter must bound it: it is read whole (docs/decisions/044).
 */
export const oldestFirst = <T extends Dated>(list: CollectionList<T>): CollectionList<T> => {
  const whole = wholeList(list, MAX_PAGES);
  return {
    ...whole,
    firstPage() {
      const page = whole.firstPage?.();
      return page && { ...page, items: sorted(page.items) };
    },
    async fetchPage(after) {
      const page = await whole.fetchPage(after);
      return { ...page, items: sorted(page.items) };
    },
  };
};

/** Documents of the same time stay in the order of their ids, as do those without one. */
const sorted = <T extends Dated>(items: readonly T[]): T[] => items.toSorted((a, b) => timeOf(a) - timeOf(b));

/** Later than every time where there is none; a number, which less itself is 0. */
const timeOf = ({ createdAt = Number.MAX_VALUE }: Dated): number => createdAt;
