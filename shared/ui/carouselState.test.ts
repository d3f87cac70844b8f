import { expect, test } from 'vitest';
import { FIRST_SLIDE, nextCarouselState } from './carouselState.ts';

test('both ends wrap, and the slide knows from which side it came', () => {
  expect(nextCarouselState({ index: 5, turned: 'none' }, 'next', 6)).toEqual({ index: 0, turned: 'next' });
  expect(nextCarouselState(FIRST_SLIDE, 'previous', 6)).toEqual({ index: 5, turned: 'previous' });
});

test('a day of turns ends where it began', () => {
  let state = FIRST_SLIDE;
  for (let turn = 0; turn < 14_400; turn += 1) state = nextCarouselState(state, 'next', 6);
  expect(state.index).toBe(0);
});
