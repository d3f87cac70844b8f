import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_QUERY_LENGTH } from '@bazaar/shared/search/constants';
import { queryText, searchQuery, toQuery } from './searchQuery.ts';

test.each([
  ['', { query: '', kind: undefined }],
  ['?q=darzi', { query: 'darzi', kind: undefined }],
  ['?q=%20darzi%20&kind=lesson', { query: 'darzi', kind: 'lesson' }],
  ['?q=darzi&kind=constructor', { query: 'darzi', kind: undefined }],
  ['?kind=reel', { query: '', kind: 'reel' }],
])('%s: is read as what it says', (search, expected) => expect(searchQuery(search)).toEqual(expected));

test('whatever stands in an address: a short query, and the same when it is written again', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const read = searchQuery(String(new URLSearchParams({ q: given })));
      const again = searchQuery(String(new URLSearchParams(toQuery(read))));
      return read.query.length <= MAX_QUERY_LENGTH && again.query === read.query;
    }),
  ));

test('whatever was typed: once it stands in the address there is nothing more to write', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      const address = String(new URLSearchParams(toQuery({ query: typed })));
      return queryText(typed) === searchQuery(address).query;
    }),
  ));
