import { setSavingData } from '@bazaar/shared/device';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useImagesAhead } from './StoryImage.tsx';

const STORIES = [{ imageIds: ['a', 'b', 'c'] }, { imageIds: ['d'] }];

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each([
  [false, 3],
  [true, 0],
])('data saver %s: %i images fetched ahead', async (isOn, count) => {
  const fetched = vi.fn(function FakeImage() {
    return document.createElement('img');
  });
  vi.stubGlobal('Image', fetched);
  setSavingData(isOn);
  const Viewer = () => {
    useImagesAhead(STORIES, 0, 0);
    return null;
  };
  await render(<Viewer />);
  expect(fetched).toHaveBeenCalledTimes(count);
});
