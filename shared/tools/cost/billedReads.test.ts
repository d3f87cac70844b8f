import { expect, test } from 'vitest';
import { readsIn, writesIn } from './billedReads.ts';

test.each([
  ['a query with two results', [{ document: {} }, { document: {} }], 2],
  ['a query without a result', [{ readTime: 'x' }], 1],
  ['a document that is missing', [{ missing: 'x' }], 1],
  ['two documents by id', [{ found: {} }, { missing: 'x' }], 2],
  ['an error', { error: { code: 403 } }, 0],
  ['no JSON', undefined, 0],
])('%s: %j is billed as %i', (_, response, reads) => expect(readsIn(response)).toBe(reads));

test('a commit is billed by its writes; a request without any is free', () => {
  expect(writesIn({ writes: [{}, {}] })).toBe(2);
  expect([{}, null, { writes: 'x' }].map(writesIn)).toEqual([0, 0, 0]);
});
