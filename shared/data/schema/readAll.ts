/** All documents of a collection that match, as one value; in a file of its own, since most remotes read page by page. */
import { readPage } from '@bazaar/shared/firebase/firestore';
import type { DocumentPage, PageQuery, RawDocument } from '../../firebase/firestore.ts';
import type { DocumentQuery } from '../../query/entry.ts';
import { WHOLE_LIST, type Collection } from './collection.ts';

/** Firestore's own limit of values in one query. */
const MAX_VALUES = 30;
/** Not in the spec: more than a thousand documents are no longer read as one value. */
const MAX_PAGES = 10;

/** All whose field has one of the values, in no order; 'missing' where these are more than a thousand. */
export const readAll = <T>(
  { name, parse }: Pick<Collection<T>, 'name' | 'parse'>,
  field: string,
  values: readonly string[],
): DocumentQuery<T[]> => ({
  key: [name, 'all', field, ...values],
  async fetch() {
    const chunks = Array.from({ length: Math.ceil(values.length / MAX_VALUES) }, (_, index) =>
      values.slice(index * MAX_VALUES, (index + 1) * MAX_VALUES),
    );
    const lists = await Promise.all(chunks.map((chunk) => readWhere(name, [[field, chunk]])));
    return lists.every((list) => list !== undefined) ? parse(lists.flat()) : null;
  },
});

/** Undefined where they are too many. */
async function readWhere(collection: string, where: PageQuery['where']): Promise<RawDocument[] | undefined> {
  const found: RawDocument[] = [];
  let after: DocumentPage['next'];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { documents, next } = await readPage({ collection, where, limit: WHOLE_LIST, after });
    found.push(...documents);
    if (!next) return found;
    after = next;
  }
  return undefined;
}
