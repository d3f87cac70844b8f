import { expect, test } from 'vitest';
import { parseFeedPosts } from '../feedPosts.ts';
import { MAX_ALT_LENGTH } from './imageAlts.ts';

const parse = (fields: object) => parseFeedPosts([{ id: 'a', data: { isVisible: true, ...fields } }])[0]!;

test('a bad id is left out of imageIds: its text is too, the others stay with their pictures', () => {
  const { imageIds, imageAlts } = parse({
    imageIds: ['one', '../evil', 7, 'four'],
    imageAlts: ['First', 'Evil', 'Seventh', 'चौथा'],
  });
  expect(imageIds).toEqual(['one', 'four']);
  expect(imageAlts).toEqual(['First', 'चौथा']);
});

test('a text that is empty, blank or no text: that picture has none', () => {
  const imageIds = ['a', 'b', 'c', 'd', 'e', 'f'];
  const { imageAlts } = parse({ imageIds, imageAlts: ['', ' \n', null, 7, { toString: 1 }, 'A tap'] });
  expect(imageAlts).toEqual([undefined, undefined, undefined, undefined, undefined, 'A tap']);
});

test('fewer texts than pictures: the rest have none; more texts: those are ignored', () => {
  expect(parse({ imageIds: ['a', 'b'], imageAlts: ['A tap'] }).imageAlts).toEqual(['A tap']);
  expect(parse({ imageIds: ['a'], imageAlts: ['A tap', 'A saw', 'A comb'] }).imageAlts).toEqual(['A tap']);
});

test.each([undefined, null, 'A tap', 7, { 0: 'A tap' }])('imageAlts is %j: no picture has a text', (imageAlts) => {
  expect(parse({ imageIds: ['a'], imageAlts }).imageAlts?.[0]).toBeUndefined();
});

test('imageIds is no list: there are neither pictures nor texts', () => {
  const { imageIds, imageAlts } = parse({ imageIds: 'a', imageAlts: ['A tap'] });
  expect([imageIds, imageAlts]).toEqual([[], undefined]);
});

test('more than a hundred pictures among bad ids: a hundred, each with its own text', () => {
  const given = Array.from({ length: 3_000 }, (_, index) => (index % 10 ? '..' : `id-${index}`));
  const { imageIds, imageAlts } = parse({ imageIds: given, imageAlts: given.map((_, index) => `text ${index}`) });
  expect(imageIds).toHaveLength(100);
  expect(imageAlts).toEqual(imageIds.map((id) => id.replace('id-', 'text ')));
});

test('a very long text is cut, in whichever field it is', () => {
  const alt = 'ह'.repeat(100_000);
  const { imageAlts, imgAlt } = parse({ imageIds: ['a'], imageAlts: [alt], imgAlt: alt });
  expect([imageAlts?.[0], imgAlt].map((text) => text?.length)).toEqual([MAX_ALT_LENGTH, MAX_ALT_LENGTH]);
});
