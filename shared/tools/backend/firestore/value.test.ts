import { describe, expect, it } from 'vitest';
import { decodeFields, decodeValue, encodeValue } from './value.ts';

describe('decodeValue and encodeValue', () => {
  it.each<unknown>([
    { nullValue: null },
    { booleanValue: true },
    { integerValue: '-9223372036854775808' },
    { doubleValue: 0.5 },
    { doubleValue: 'NaN' },
    { doubleValue: '-Infinity' },
    { timestampValue: '2001-02-03T04:05:06.000000009Z' },
    { stringValue: '😀' },
    { bytesValue: 'AP8=' },
    { referenceValue: 'projects/p/databases/(default)/documents/a/b' },
    { geoPointValue: { latitude: 1, longitude: -2 } },
    { geoPointValue: {} },
    { arrayValue: {} },
    { arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } },
    { mapValue: {} },
    { mapValue: { fields: { a: { mapValue: { fields: { b: { booleanValue: false } } } } } } },
  ])('%j: read and written unchanged', (json) => {
    expect(encodeValue(decodeValue(json))).toEqual(json);
  });

  it.each<[object, object]>([
    [
      { arrayValue: { values: [{ timestampValue: '2001-02-03T04:05:06.123456789Z' }] } },
      { arrayValue: { values: [{ timestampValue: '2001-02-03T04:05:06.123456Z' }] } },
    ],
    [
      { mapValue: { fields: { at: { timestampValue: '2001-02-03T04:05:06.123456789Z' } } } },
      { mapValue: { fields: { at: { timestampValue: '2001-02-03T04:05:06.123456Z' } } } },
    ],
  ])('a time inside %j: cut to microseconds', (json, stored) => {
    expect(encodeValue(decodeValue(json))).toEqual(stored);
  });

  it('minus zero: zero', () => {
    expect(decodeValue({ doubleValue: '-0' })).toEqual({ type: 'number', value: 0 });
  });

  it.each<unknown>([
    null,
    'text',
    {},
    { unknownValue: 1 },
    { stringValue: 'a', booleanValue: true },
    { stringValue: 7 },
    { integerValue: '1.5' },
    { integerValue: '9223372036854775808' },
    { doubleValue: 'many' },
    { toString: 1 },
  ])('%j: refused', (json) => {
    expect(() => decodeValue(json)).toThrow();
  });
});

describe('decodeFields', () => {
  it('a name that is reserved for Firestore: refused', () => {
    expect(() => decodeFields({ __name__: { stringValue: 'x' } })).toThrow('Invalid field name');
  });

  it('fields named as JavaScript names prototypes: fields like others', () => {
    expect(
      decodeFields(JSON.parse('{"__proto": {"booleanValue": true}, "constructor": {"nullValue": null}}')).size,
    ).toBe(2);
  });
});
