import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evil } from '../testing/hostileValues.ts';
import { restFields } from '../tools/backend/seedDocuments.ts';
import { decodeDocument, decodePage } from './restValues.ts';

const NAME = 'projects/p/databases/(default)/documents/posts/p-1';
const dataOf = (value: unknown) =>
  (decodeDocument({ name: NAME, fields: { value } })?.data as Record<string, unknown> | undefined)?.value;

test('a document has the last part of its name as its id; one without fields has no data', () => {
  expect(decodeDocument({ name: NAME })).toEqual({ id: 'p-1', data: {} });
});

test.each([
  [{ nullValue: null }, null],
  [{ booleanValue: false }, false],
  [{ integerValue: '-9007199254740993' }, -9007199254740992],
  [{ doubleValue: 0.5 }, 0.5],
  [{ doubleValue: 'NaN' }, NaN],
  [{ doubleValue: '-Infinity' }, -Infinity],
  [{ stringValue: '' }, ''],
  [{ timestampValue: '2024-02-03T04:05:06Z' }, { seconds: 1706933106, nanoseconds: 0 }],
  [{ timestampValue: '2024-02-03T04:05:06.1234Z' }, { seconds: 1706933106, nanoseconds: 123_400_000 }],
  [{ timestampValue: '1969-12-31T23:59:59.999999Z' }, { seconds: -1, nanoseconds: 999_999_000 }],
  [{ arrayValue: {} }, []],
  [{ arrayValue: { values: [{ integerValue: '1' }, { mapValue: {} }] } }, [1, {}]],
  [{ mapValue: { fields: { a: { stringValue: 'b' } } } }, { a: 'b' }],
  [{ referenceValue: NAME }, undefined],
  [{ geoPointValue: { latitude: 1 } }, undefined],
  [{ bytesValue: 'AA==' }, undefined],
])('%j is read as %j', (json, value) => expect(dataOf(json)).toEqual(value));

test.each([
  undefined,
  7,
  'x',
  {},
  [null],
  [{ error: { code: 500 } }],
  [{ document: { name: NAME } }, { error: {} }],
  [{ document: 7 }],
  [{ document: {} }],
])('%j is no page', (json) => expect(decodePage(json)).toBeUndefined());

test('an empty result is a page without documents', () => expect(decodePage([{ readTime: 'x' }])).toEqual([]));

/** Values in the REST form, with hostile content at any depth. */
const { hostile } = fc.letrec((tie) => ({
  hostile: fc.oneof(
    { depthSize: 'small' },
    evil,
    fc.dictionary(
      fc.constantFrom(
        'nullValue',
        'booleanValue',
        'integerValue',
        'doubleValue',
        'timestampValue',
        'stringValue',
        '__proto__',
      ),
      evil,
      { minKeys: 1, maxKeys: 2 },
    ),
    fc.record({ arrayValue: fc.record({ values: fc.oneof(evil, fc.array(tie('hostile'), { maxLength: 4 })) }) }),
    fc.record({ mapValue: fc.record({ fields: fc.oneof(evil, fc.dictionary(fc.string(), tie('hostile'))) }) }),
  ),
}));

test('hostile responses: none throws, and none changes a prototype', () => {
  const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');
  fc.assert(
    fc.property(hostile, fc.oneof(evil, fc.constant(NAME)), (value, name) => {
      decodePage(asJson([{ document: { name, fields: { value } } }]));
      decodePage(asJson([value]));
      decodeDocument(asJson(value));
      const data = dataOf(JSON.parse(`{"mapValue":{"fields":{"__proto__":${JSON.stringify(value) ?? '{}'}}}}`));
      expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
    }),
  );
});

test('a value that is nested 100,000 deep does not throw', () => {
  let json: object = { stringValue: 'deep' };
  for (let depth = 0; depth < 100_000; depth += 1) json = { arrayValue: { values: [json] } };
  expect(JSON.stringify(dataOf(json)).length).toBeLessThan(100);
});

test('plain data is read as it was written', () => {
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof(
      { depthSize: 'small' },
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.double().map((value) => (value === 0 ? 0 : value)), // JSON has no -0
      fc.string({ unit: 'binary' }),
      fc.array(tie('data'), { maxLength: 4 }),
      fc.dictionary(fc.string(), tie('data'), { noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(data, (value) => {
      const { fields } = JSON.parse(JSON.stringify({ fields: restFields({ value }) })) as { fields: object };
      expect(decodeDocument({ name: NAME, fields })?.data).toEqual({ value });
    }),
  );
});
