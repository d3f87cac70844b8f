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
  ])('the path %s: read', (path, names) => {
    expect(parseFieldPath(path)).toEqual(names);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', 'a b', '1a', '`a', '``'])('the path "%s": refused', (path) => {
    expect(() => parseFieldPath(path)).toThrow('Invalid property path');
  });
});

describe('valueAt', () => {
  it('a path into maps: the value', () => {
    expect(valueAt(fields({ a: map({ b: one }) }), ['a', 'b'])).toBe(one);
  });

  it('a path through a value that is no map: undefined', () => {
    expect(valueAt(fields({ a: text }), ['a', 'b'])).toBeUndefined();
  });
});

describe('withValueAt', () => {
  it('a new name in a map: added beside the others', () => {
    expect(withValueAt(fields({ a: map({ b: one }) }), ['a', 'c'], text)).toEqual(
      fields({ a: map({ b: one, c: text }) }),
    );
  });

  it('a path through a value that is no map: the value becomes maps', () => {
    expect(withValueAt(fields({ a: text }), ['a', 'b', 'c'], one)).toEqual(fields({ a: map({ b: map({ c: one }) }) }));
  });

  it('undefined: removes the value but not its map', () => {
    expect(withValueAt(fields({ a: map({ b: one }) }), ['a', 'b'], undefined)).toEqual(fields({ a: map({}) }));
  });

  it('undefined, behind a value that is no map: removes nothing', () => {
    expect(withValueAt(fields({ a: text }), ['a', 'b'], undefined)).toEqual(fields({ a: text }));
  });

  it('the fields passed in: unchanged', () => {
    const before = fields({ a: map({ b: one }) });
    withValueAt(before, ['a', 'b'], text);
    expect(before).toEqual(fields({ a: map({ b: one }) }));
  });
});
