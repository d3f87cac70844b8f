import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restFields } from '../seedDocuments.ts';
import { affectedKeys } from './affectedKeys.ts';
import { decodeFields } from './value.ts';

const keysOf = (before: object, after: object) =>
  affectedKeys(decodeFields(restFields(before)), decodeFields(restFields(after))).sort();

test('fields that are added, removed or changed: are named, no other is', () => {
  expect(keysOf({ same: 1, gone: 2, other: 3 }, { same: 1, other: 4, more: 5 })).toEqual(['gone', 'more', 'other']);
});

test('a field that changes inside, or its type: is named by its own name', () => {
  const before = { map: { a: 1, b: [1] }, text: '1', none: null };
  expect(keysOf(before, { map: { a: 1, b: [2] }, text: 1 })).toEqual(['map', 'none', 'text']);
});

const fields = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null), fc.array(fc.integer({ max: 2, min: 0 }))),
);

test('any two documents: what they share is what is not named, in both directions', () =>
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      const affected = keysOf(before, after);
      expect(keysOf(after, before)).toEqual(affected);
      expect(keysOf(before, { ...before })).toEqual([]);
      const rest = (of: object) => Object.entries(of).filter(([name]) => !affected.includes(name));
      expect(new Map(rest(before))).toEqual(new Map(rest(after)));
    }),
  ));
