import type { Page } from '../../query/entry.ts';
import type { CollectionList } from './collection.ts';

/**
 * A list that its screen needs to its end, as one page: a request for each hundred documents, one after another, and one more where the
 * document has read the first hundred early. Its filter must bound it. `mostPages` are read together, the rest is the next page; absent: all.
 */
export const wholeList = <T>(list: CollectionList<T>, mostPages = Infinity): CollectionList<T> => ({
  ...list,
  firstPage() {
    const page = list.firstPage?.();
    return page?.next ? undefined : page;
  },
  async fetchPage(after) {
    const items: T[] = [];
    let next = after;
    for (let page = 0; page < mostPages; page += 1) {
      const read: Page<T> = await list.fetchPage(next);
      items.push(...read.items);
      next = read.next;
      if (!next) break;
    }
    return { items, next };
  },
});
