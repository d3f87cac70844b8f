import { expect, test } from 'vitest';
import { storyImageAlt, imagesAhead } from './StoryImage.tsx';

test('an image has its own text; one without says which one it is', () => {
  const story = { imageIds: ['a', 'b', 'c'], imageAlts: ['A tap', undefined] };
  expect([0, 1, 2].map((image) => storyImageAlt(story, image))).toEqual([
    'A tap',
    'Image 2 of 3, without a description',
    'Image 3 of 3, without a description',
  ]);
  expect(storyImageAlt({ imageIds: ['a'] }, 0)).toBe('Image 1 of 1, without a description');
});

const STORIES = [{ imageIds: ['a', 'b', 'c', 'd'] }, { imageIds: ['e', 'f'] }];

test('imagesAhead: the next two images and the first of the next story', () => {
  expect(imagesAhead(STORIES, 0, 0)).toEqual(['b', 'c', 'e']);
  expect(imagesAhead(STORIES, 0, 3)).toEqual(['e']);
  expect(imagesAhead(STORIES, 1, 0)).toEqual(['f']);
  expect(imagesAhead(STORIES, 1, 1)).toEqual([]);
});
