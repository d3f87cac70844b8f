import { expect, it } from 'vitest';
import { restFields } from './seedDocuments.ts';

it('writes plain values in the REST form', () => {
  expect(
    restFields({ a: null, b: true, c: 1, d: 1.5, e: 'x', f: new Date(0), g: [1, 'y'], h: { i: [] }, j: undefined }),
  ).toEqual({
    a: { nullValue: null },
    b: { booleanValue: true },
    c: { integerValue: '1' },
    d: { doubleValue: 1.5 },
    e: { stringValue: 'x' },
    f: { timestampValue: '1970-01-01T00:00:00.000Z' },
    g: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'y' }] } },
    h: { mapValue: { fields: { i: { arrayValue: { values: [] } } } } },
  });
});

it('refuses what Firestore has no value for', () => {
  expect(() => restFields({ a: [Symbol('x')] })).toThrow('no value for symbol');
});
