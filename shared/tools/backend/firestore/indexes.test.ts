import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rootOf } from './document.ts';
import { covers, neededIndex, requireIndex, type Index } from './indexes.ts';
import { parseQuery, type Query } from './query.ts';

const ROOT = rootOf('demo');
const { indexes: INDEXES } = JSON.parse(
  readFileSync(new URL('../../../firebase/firestore.indexes.json', import.meta.url), 'utf8'),
) as { indexes: Index[] };

/** `query('posts', ['isVisible'], 'likes desc')` */
function query(collectionId: string, equal: readonly string[], ...orders: string[]): Query {
  const filters = equal.map((fieldPath) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { booleanValue: true } },
  }));
  const orderBy = orders.map((order) => {
    const [fieldPath, direction] = order.split(' ');
    return { field: { fieldPath }, direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' };
  });
  return parseQuery(
    {
      from: [{ collectionId }],
      ...(equal.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
      orderBy,
    },
    ROOT,
    ROOT,
  );
}

describe('neededIndex', () => {
  it.each([
    ['nothing', query('c', [])],
    ['only equal fields', query('c', ['a', 'b'])],
    ['only equal fields, with the name that the SDK adds', query('c', ['a', 'b'], '__name__')],
    ['one order', query('c', [], 'a')],
    ['one nested order, downwards, with the name along', query('c', [], 'm.at desc', '__name__ desc')],
    ['the order of an equal field', query('c', ['a'], 'a')],
  ])('is none for %s', (_title, asked) => {
    expect(neededIndex(asked)).toBeUndefined();
  });

  it('holds the equal fields, then the orders', () => {
    expect(neededIndex(query('c', ['a', 'b'], 'x desc', '__name__ desc'))).toEqual({
      collectionGroup: 'c',
      equal: ['a', 'b'],
      ordered: [{ fieldPath: 'x', order: 'DESCENDING' }],
    });
  });

  it('holds the name when it goes against the last order', () => {
    expect(neededIndex(query('c', [], 'x', '__name__ desc'))?.ordered).toEqual([
      { fieldPath: 'x', order: 'ASCENDING' },
      { fieldPath: '__name__', order: 'DESCENDING' },
    ]);
  });

  it('is that of the collection group below a document', () => {
    const parent = `${ROOT}/users/asha`;
    const nested = parseQuery(
      { from: [{ collectionId: 'notes' }], orderBy: [{ field: { fieldPath: 'a' } }, { field: { fieldPath: 'b' } }] },
      parent,
      ROOT,
    );
    expect(neededIndex(nested)?.collectionGroup).toBe('notes');
  });
});

describe('covers', () => {
  const index: Index = {
    collectionGroup: 'c',
    fields: [
      { fieldPath: 'a', order: 'ASCENDING' },
      { fieldPath: 'b', order: 'ASCENDING' },
      { fieldPath: 'x', order: 'DESCENDING' },
    ],
  };
  const isCovered = (query: Query) => covers(index, neededIndex(query)!);

  it('does not mind the order of the equal fields', () => {
    expect(isCovered(query('c', ['b', 'a'], 'x desc'))).toBe(true);
  });

  it('reads an index backwards too', () => {
    expect(isCovered(query('c', ['a', 'b'], 'x'))).toBe(true);
  });

  it.each([
    ['another collection', query('d', ['a', 'b'], 'x desc')],
    ['a field less', query('c', ['a'], 'x desc')],
    ['another equal field', query('c', ['a', 'z'], 'x desc')],
    ['another order', query('c', ['a', 'b'], 'y desc')],
    ['an order more', query('c', ['a', 'b'], 'x desc', 'y')],
  ])('does not do for %s', (_title, asked) => {
    expect(isCovered(asked)).toBe(false);
  });
});

describe('firestore.indexes.json', () => {
  it.each([
    ['creatortopics-new', ['subCategoryId'], 'createdAt'],
    ['categories', [], 'createdAt'],
    ['subcategories-new', ['categoryId'], 'createdAt'],
    ['levels-new', ['creatorTopicId'], 'createdAt'],
    ['level-videos-new', ['levelId', 'pageNo'], 'createdAt'],
    ['level-creators-new', ['creatorTopicId'], 'createdAt'],
    ['reel-shorts', [], '_createdBy.timestamp desc'],
    ['playlist-creators-new', [], 'createdAt'],
    ['playlist-topics-new', ['playlistCreatorId'], 'createdAt'],
    ['playlists-new', ['playlistTopicId'], 'createdAt'],
    ['playlist-videos-new', ['playlistId'], 'createdAt'],
    ['stories', [], '_createdBy.timestamp desc'],
    ['feed-posts', ['isVisible'], '_createdBy.timestamp desc'],
  ])('has what the site asks of %s (spec §7)', (collection, equal, order) => {
    const name = order.endsWith(' desc') ? '__name__ desc' : '__name__';
    expect(() => requireIndex(query(collection, equal, order, name), INDEXES)).not.toThrow();
  });

  it('lacks what nobody asks, and production would say so', () => {
    expect(() => requireIndex(query('feed-posts', ['isVisible'], 'likesCount desc'), INDEXES)).toThrow(
      'The query requires an index.',
    );
  });
});
