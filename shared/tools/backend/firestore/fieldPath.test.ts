import { describe, expect, it } from 'vitest';
import { parseFieldPath, valueAt, withValueAt } from './fieldPath.ts';
import type { Fields, Value } from './value.ts';

const one: Value = { type: 'number', value: 1n };
const text: Value = { type: 'string', value: 't' };
const map = (fields: Record<string, Value>): Value => ({ type: 'map', fields: new Map(Object.entries(fields)) });
const fields = (content: Record<string, Value>): Fields => new Map(Object.entries(content));

describe('parseFieldPath', () => {
  it.each([
    ['a', ['a']],
    ['_createdBy.timestamp', ['_createdBy', 'timestamp']],
    ['`a b`.c', ['a b', 'c']],
    ['a.`b.c`', ['a', 'b.c']],
    ['`a\\`b`.`c\\\\d`', ['a`b', 'c\\d']],
  ])('reads %s', (path, names) => {
    expect(parseFieldPath(path)).toEqual(names);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', 'a b', '1a', '`a', '``'])('refuses "%s"', (path) => {
    expect(() => parseFieldPath(path)).toThrow('Invalid property path');
  });
});

describe('valueAt', () => {
  it('finds a value in maps', () => {
    expect(valueAt(fields({ a: map({ b: one }) }), ['a', 'b'])).toBe(one);
  });

  it('finds nothing behind a value that is no map', () => {
    expect(valueAt(fields({ a: text }), ['a', 'b'])).toBeUndefined();
  });
});

describe('withValueAt', () => {
  it('puts a value beside the others', () => {
    expect(withValueAt(fields({ a: map({ b: one }) }), ['a', 'c'], text)).toEqual(
      fields({ a: map({ b: one, c: text }) }),
    );
  });

  it('puts maps where a value stands in the way', () => {
    expect(withValueAt(fields({ a: text }), ['a', 'b', 'c'], one)).toEqual(fields({ a: map({ b: map({ c: one }) }) }));
  });

  it('removes a value and keeps the map that held it', () => {
    expect(withValueAt(fields({ a: map({ b: one }) }), ['a', 'b'], undefined)).toEqual(fields({ a: map({}) }));
  });

  it('removes nothing behind a value that is no map', () => {
    expect(withValueAt(fields({ a: text }), ['a', 'b'], undefined)).toEqual(fields({ a: text }));
  });

  it('leaves what it was given as it was', () => {
    const before = fields({ a: map({ b: one }) });
    withValueAt(before, ['a', 'b'], text);
    expect(before).toEqual(fields({ a: map({ b: one }) }));
  });
});
