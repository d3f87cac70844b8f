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
    ['one nested order, downwards, with the name in the same direction', query('c', [], 'm.at desc', '__name__ desc')],
    ['the order of an equal field', query('c', ['a'], 'a')],
  ])('%s: none', (_title, query) => {
    expect(neededIndex(query)).toBeUndefined();
  });

  it('equal fields and orders: in this sequence', () => {
    expect(neededIndex(query('c', ['a', 'b'], 'x desc', '__name__ desc'))).toEqual({
      collectionGroup: 'c',
      equal: ['a', 'b'],
      ordered: [{ fieldPath: 'x', order: 'DESCENDING' }],
    });
  });

  it('the name against the last order: part of the index', () => {
    expect(neededIndex(query('c', [], 'x', '__name__ desc'))?.ordered).toEqual([
      { fieldPath: 'x', order: 'ASCENDING' },
      { fieldPath: '__name__', order: 'DESCENDING' },
    ]);
  });

  it('a collection below a document: its collection group', () => {
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

  it('equal fields in another order: covered', () => {
    expect(isCovered(query('c', ['b', 'a'], 'x desc'))).toBe(true);
  });

  it('all orders reversed: covered', () => {
    expect(isCovered(query('c', ['a', 'b'], 'x'))).toBe(true);
  });

  it.each([
    ['another collection', query('d', ['a', 'b'], 'x desc')],
    ['a field less', query('c', ['a'], 'x desc')],
    ['another equal field', query('c', ['a', 'z'], 'x desc')],
    ['another order', query('c', ['a', 'b'], 'y desc')],
    ['an order more', query('c', ['a', 'b'], 'x desc', 'y')],
  ])('%s: not covered', (_title, query) => {
    expect(isCovered(query)).toBe(false);
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
  ])('the query of %s (spec §7): has its index', (collection, equal, order) => {
    const name = order.endsWith(' desc') ? '__name__ desc' : '__name__';
    expect(() => requireIndex(query(collection, equal, order, name), INDEXES)).not.toThrow();
  });

  it('a query that the site does not send: no index, an error as in production', () => {
    expect(() => requireIndex(query('feed-posts', ['isVisible'], 'likesCount desc'), INDEXES)).toThrow(
      'The query requires an index.',
    );
  });
});
