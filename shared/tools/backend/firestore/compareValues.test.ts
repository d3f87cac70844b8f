import { describe, expect, it } from 'vitest';
import { compareNames, compareTexts, compareValues } from './compareValues.ts';
import type { Value } from './value.ts';

const text = (value: string): Value => ({ type: 'string', value });
const number = (value: bigint | number): Value => ({ type: 'number', value });
const map = (fields: Record<string, Value>): Value => ({ type: 'map', fields: new Map(Object.entries(fields)) });

/** Firestore's whole order, least first. */
const ASCENDING: readonly Value[] = [
  { type: 'null' },
  { type: 'boolean', value: false },
  { type: 'boolean', value: true },
  number(NaN),
  number(-Infinity),
  number(-1n),
  number(0),
  number(0.5),
  number(1n),
  number(Infinity),
  { type: 'timestamp', value: { seconds: -1, nanoseconds: 999_999_000 } },
  { type: 'timestamp', value: { seconds: 0, nanoseconds: 0 } },
  { type: 'timestamp', value: { seconds: 0, nanoseconds: 1000 } },
  text(''),
  text('A'),
  text('a'),
  text('\uFFFD'),
  text('😀'),
  { type: 'bytes', value: Buffer.from([]) },
  { type: 'bytes', value: Buffer.from([255]) },
  { type: 'reference', value: 'a/__id7__' },
  { type: 'reference', value: 'a/__id10__' },
  { type: 'reference', value: 'a/10' },
  { type: 'reference', value: 'a/9' },
  { type: 'geoPoint', latitude: -1, longitude: 9 },
  { type: 'geoPoint', latitude: 1, longitude: -9 },
  { type: 'array', values: [] },
  { type: 'array', values: [number(1n)] },
  { type: 'array', values: [number(1n), number(0)] },
  { type: 'array', values: [number(2n)] },
  map({}),
  map({ a: number(1n) }),
  map({ a: number(1n), b: number(1n) }),
  map({ b: number(0) }),
];

describe('compareValues', () => {
  it('every pair of types and values: the order of Firestore', () => {
    for (const [i, a] of ASCENDING.entries()) {
      for (const [j, b] of ASCENDING.entries())
        expect(Math.sign(compareValues(a, b)), `${i} against ${j}`).toBe(Math.sign(i - j));
    }
  });

  it('an integer and a double of the same size: equal', () => {
    expect(compareValues(number(1n), number(1))).toBe(0);
    expect(compareValues(number(0n), number(-0))).toBe(0);
  });

  it('large integers: compared without rounding', () => {
    expect(compareValues(number(9_007_199_254_740_993n), number(2 ** 53))).toBeGreaterThan(0);
  });

  it('NaN: equal to itself', () => {
    expect(compareValues(number(NaN), number(NaN))).toBe(0);
  });

  it('maps written in another order: equal', () => {
    expect(compareValues(map({ a: text('x'), b: text('y') }), map({ b: text('y'), a: text('x') }))).toBe(0);
  });
});

describe('compareTexts', () => {
  it('texts: ordered by UTF-8 bytes, where JavaScript orders by UTF-16', () => {
    const texts = ['\uFFFD', '😀'];
    expect(texts.toSorted(compareTexts)).toEqual(['\uFFFD', '😀']);
    expect(texts.toSorted()).toEqual(['😀', '\uFFFD']);
  });
});

describe('compareNames', () => {
  it('a document: before those below it', () => {
    expect(compareNames('a/b', 'a/b/c/d')).toBeLessThan(0);
  });

  it('numeric ids: ordered as numbers, negative ones first', () => {
    expect(['a/x', 'a/__id10__', 'a/__id-3__', 'a/__id7__'].toSorted(compareNames)).toEqual([
      'a/__id-3__',
      'a/__id7__',
      'a/__id10__',
      'a/x',
    ]);
  });
});
