import { expect, test } from 'vitest';
import { isPaused, itemsOf, loadsNextPage } from './itemsOf.ts';

const page = (...items: string[]) => ({ items });
const idOf = (item: string) => item;

test('an item that is in two pages is there once', () => {
  expect(itemsOf([page('a', 'b'), page('b', 'c')], idOf)).toEqual({ items: ['a', 'b', 'c'], emptyPages: 0 });
});

test('without ids nothing is compared', () => {
  expect(itemsOf([page('a'), page('a')], undefined).items).toEqual(['a', 'a']);
});

test('pages at the end that brought nothing new are counted', () => {
  expect(itemsOf([page('a'), page(), page()], idOf).emptyPages).toBe(2);
  expect(itemsOf([page(), page('a')], idOf).emptyPages).toBe(0);
  expect(itemsOf([page('a'), page('a')], idOf).emptyPages).toBe(1);
  expect(itemsOf([page(), page()], idOf).emptyPages).toBe(2);
  expect(itemsOf([], idOf).emptyPages).toBe(0);
});

test('the same pages again: the same array, and no id is read', () => {
  const pages = [page('a', 'b'), page('b', 'c')];
  let reads = 0;
  const countingIdOf = (item: string) => {
    reads += 1;
    return item;
  };
  const first = itemsOf(pages, countingIdOf);
  const readsBefore = reads;
  expect(itemsOf(pages, countingIdOf).items).toBe(first.items);
  expect(reads).toBe(readsBefore);
  expect(itemsOf(pages, undefined).items).toEqual(['a', 'b', 'b', 'c']);
  expect(itemsOf([...pages, page('d')], countingIdOf).items).toEqual(['a', 'b', 'c', 'd']);
});

test('one to nine empty pages: the list reads on; it is paused after the tenth, and again after ten more', () => {
  const counts = Array.from({ length: 21 }, (_, count) => count);
  expect(counts.filter((count) => !loadsNextPage(count))).toEqual([0, 10, 20]);
  expect(counts.filter(isPaused)).toEqual([10, 20]);
});
