import { expect, test } from 'vitest';
import { imagesAhead } from './imagesAhead.ts';

const STORIES = [{ imageIds: ['a', 'b', 'c', 'd'] }, { imageIds: ['e', 'f'] }];

test('the next two images and the first of the next story come ahead', () => {
  expect(imagesAhead(STORIES, 0, 0)).toEqual(['b', 'c', 'e']);
  expect(imagesAhead(STORIES, 0, 3)).toEqual(['e']);
  expect(imagesAhead(STORIES, 1, 0)).toEqual(['f']);
  expect(imagesAhead(STORIES, 1, 1)).toEqual([]);
});
