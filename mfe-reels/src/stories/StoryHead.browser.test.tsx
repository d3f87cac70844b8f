import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SPOKEN_FOR_MS } from '../constants.ts';
import { StoryPosition } from './StoryHead.tsx';
import { openStory, type StoryState } from './storyState.ts';

const STORIES = [
  { id: 'a', title: 'New tools', imageIds: ['1', '2'], imageAlts: ['A tap', 'टपकता नल'] },
  { id: 'b', title: 'A day at the mandi', imageIds: ['3', '4', '5'], imageAlts: ['A saw', undefined, 'A comb'] },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows the image as loaded and returns what the live region then holds. */
async function open() {
  const at = (state: Partial<StoryState>) => (
    <StoryPosition
      story={STORIES[state.story ?? 0]!}
      state={{ ...openStory([2, 3], 0, { isPaused: true }), ...state }}
    />
  );
  const { rerender, container } = await render(at({}));
  const region = container.querySelector('[aria-live="polite"]')!;
  const text = () => region.textContent!.replace(/\s+/g, ' ').trim();
  return {
    region,
    text,
    async show(story: number, image: number) {
      await rerender(at({ story, image }));
      const before = text();
      await rerender(at({ story, image, hasLoaded: true }));
      return [before, text()];
    },
  };
}

test('each image says what is on it once it is there, in its language', async () => {
  const { region, show } = await open();
  expect(await show(0, 0)).toEqual(['Image 1 of 2', 'Image 1 of 2 A tap']);
  expect(await show(0, 1)).toEqual(['Image 2 of 2', 'Image 2 of 2 टपकता नल']);
  expect(region.querySelector('bdi')!.lang).toBe('hi');
});

test('another story, forward or back: its title is said with the image that it is entered with, and not with the others', async () => {
  const { show } = await open();
  await show(0, 1);
  expect((await show(1, 0))[1]).toBe('A day at the mandi Image 1 of 3 A saw');
  expect((await show(1, 1))[1]).toBe('Image 2 of 3');
  expect((await show(0, 1))[1]).toBe('New tools Image 2 of 2 टपकता नल');
});

test('what was said is removed after a while: it stands at the image and in the heading', async () => {
  const { show, text } = await open();
  await show(1, 0);
  vi.advanceTimersByTime(SPOKEN_FOR_MS);
  await vi.waitFor(() => expect(text()).toBe('Image 1 of 3'));
});
