import { expect, test } from 'vitest';
import { altOf, pictureOf } from './pictureAlt.ts';

test('the first of imageIds is shown with its own text, and imgId with its own', () => {
  const both = { imageIds: ['a', 'b'], imageAlts: ['A tap', 'A saw'], imgId: 'c', imgAlt: 'A comb' };
  expect(pictureOf(both)).toEqual({ imageId: 'a', alt: 'A tap' });
  expect(pictureOf({ ...both, imageIds: [], imageAlts: [] })).toEqual({ imageId: 'c', alt: 'A comb' });
});

test('the picture that is shown has no text: it says so, and does not take that of another picture', () => {
  const alt = 'Image without a description';
  expect(pictureOf({ imageIds: ['a'], imageAlts: [undefined], imgId: 'c', imgAlt: 'A comb' }).alt).toBe(alt);
  expect(pictureOf({ imageIds: [], imageAlts: ['A tap'], imgId: 'c', imgAlt: undefined }).alt).toBe(alt);
  // Saved on the device before there were texts (shared/query/persistedQueries.ts).
  expect(pictureOf({ imageIds: ['a'], imgId: undefined }).alt).toBe(alt);
});

test('no picture at all: the placeholder has nothing to say', () => {
  expect(pictureOf({ imageIds: [], imgId: undefined, imgAlt: 'A comb' })).toEqual({ imageId: undefined, alt: '' });
});

test('one of several pictures has its own text, or says which one it is', () => {
  const post = { imageIds: ['a', 'b', 'c'], imageAlts: ['A tap', undefined] };
  expect([0, 1, 2].map((index) => altOf(post, index).alt)).toEqual([
    'A tap',
    'Image 2 of 3, without a description',
    'Image 3 of 3, without a description',
  ]);
});

test('a text in Hindi has its language', () => {
  expect(pictureOf({ imageIds: ['a'], imageAlts: ['टपकता नल'], imgId: undefined }).lang).toBe('hi');
  expect(altOf({ imageIds: ['a'], imageAlts: ['टपकता नल'] }, 0).lang).toBe('hi');
});
