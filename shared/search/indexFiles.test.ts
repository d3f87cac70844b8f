import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathOf, whereOf } from './entries.ts';
import {
  parseCaptions,
  parseDescriptions,
  parseManifest,
  parseNames,
  parsePictures,
  parseWords,
} from './indexFiles.ts';

/** A topic with a level and its lesson, a reel, and two entries that break a rule. */
const PART = {
  names: ['Tea Stall', 'What you need', 'The first cup', 'Asha'],
  type: [3, 4, 5, 11, 5, 99],
  id: ['t', 'l', 'v', 'r', 'w', 'x'],
  name: [0, 1, 2, 2, 2, 2],
  parent: [-1, 0, 1, -1, 0, -1],
  lessons: { entry: [2], page: [2], stream: [7] },
  makers: { entry: [3], name: [3] },
};

test('entries: with their pages and what they belong to; a lesson without a level and an unknown type are left out', () => {
  const entries = parseNames(PART)!;
  expect(entries.map((entry) => entry && pathOf(entry, 4))).toEqual([
    '/business/levels/t',
    '/levels/t/videos/l',
    '/levels/t/videos/l?page=2&video=v&t=4',
    '/reel?reel=r',
    undefined,
    undefined,
  ]);
  expect(entries.map((entry) => entry && whereOf(entry))).toEqual([
    [],
    ['Tea Stall'],
    ['Tea Stall', 'What you need'],
    ['Asha'],
    undefined,
    undefined,
  ]);
});

test('an id that is no id: its entry is left out, with all below it', () =>
  expect(parseNames({ ...PART, id: ['../t', 'l', 'v', 'r', 'w', 'x'] })?.filter(Boolean)).toHaveLength(1));

test('a card: leads to its own path of this site, any other address is none', () => {
  const pathFor = (path: string) => {
    const cards = { entry: [6], path: [path] };
    const part = {
      ...PART,
      type: [...PART.type, 12],
      id: [...PART.id, 'c'],
      name: [...PART.name, 0],
      parent: [...PART.parent, -1],
      cards,
    };
    return pathOf(parseNames(part)![6]!);
  };
  expect(pathFor('/business?topic=Tea+Stall')).toBe('/business?topic=Tea+Stall');
  for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(pathFor(path)).toBe('/home');
});

test('words: what they are part of is a meaning of the table', () =>
  expect(parseWords({ phrases: ['tap', 'pipe'], partOf: [[1, 7, -1]] })).toEqual({
    phrases: ['tap', 'pipe'],
    partOf: [[1], []],
  }));

test('pictures: an id that is none is left out', () =>
  expect([...parsePictures({ images: ['a', '../b'], entry: [3, 4, 5], image: [0, 1, 9] })!]).toEqual([[3, 'a']]));

const HASH = `sha256-${'A'.repeat(43)}=`;
const MANIFEST = {
  format: 1,
  names: 'names-abcdefgh.json',
  descriptions: 'descriptions-abcdefgh.json',
  captions: [],
  hashes: { 'names-abcdefgh.json': HASH, 'descriptions-abcdefgh.json': HASH },
};

test.each([
  [MANIFEST, true],
  [{ ...MANIFEST, format: 2 }, false],
  [{ ...MANIFEST, names: '//evil.example/x' }, false],
  [{ ...MANIFEST, captions: ['captions-abcdefgh.json'] }, false],
  [{ ...MANIFEST, hashes: { ...MANIFEST.hashes, 'names-abcdefgh.json': '' } }, false],
  [{ ...MANIFEST, hashes: undefined }, false],
  ['<!doctype html>', false],
])('manifest %j: read %s', (value, isRead) => expect(parseManifest(value) !== undefined).toBe(isRead));

test('captions of columns that differ in length, or at no second: none', () => {
  expect(parseCaptions({ stream: [1], startS: [1], text: ['a'] })).toBeDefined();
  expect(parseCaptions({ stream: [1], startS: [], text: ['a'] })).toBeUndefined();
  expect(parseCaptions({ stream: [1], startS: [-1], text: ['a'] })).toBeUndefined();
});

test('whatever a part is: it is parsed without a throw', () => {
  const column = fc.array(fc.oneof(fc.integer({ min: -2, max: 9 }), fc.anything({ maxDepth: 0 })), { maxLength: 5 });
  const part = fc.record({
    names: fc.array(fc.string(), { maxLength: 5 }),
    type: column,
    id: fc.array(fc.string(), { maxLength: 5 }),
    name: column,
    parent: column,
    lessons: fc.record({ entry: column, page: column, stream: column }),
    makers: fc.record({ entry: column, name: column }),
  });
  fc.assert(
    fc.property(fc.oneof(part, fc.anything()), (value) => {
      for (const entry of parseNames(value) ?? []) if (entry) pathOf(entry);
      parseManifest(value);
      parseDescriptions(value);
      parseCaptions(value);
      parseWords(value);
      parsePictures(value);
    }),
  );
});
