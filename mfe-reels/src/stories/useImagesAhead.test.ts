import { expect, test } from 'vitest';
import { imagesAhead } from './useImagesAhead.ts';

const STORIES = [{ imageIds: ['a', 'b', 'c', 'd'] }, { imageIds: ['e', 'f'] }];

test('imagesAhead: the next two images and the first of the next story', () => {
  expect(imagesAhead(STORIES, 0, 0)).toEqual(['b', 'c', 'e']);
  expect(imagesAhead(STORIES, 0, 3)).toEqual(['e']);
  expect(imagesAhead(STORIES, 1, 0)).toEqual(['f']);
  expect(imagesAhead(STORIES, 1, 1)).toEqual([]);
});
