import { expect, test } from 'vitest';
import { nextStoryState, openStory, progressPercent, type StoryEvent, type StoryState } from './storyState.ts';

const after = (state: StoryState, ...events: StoryEvent[]) => events.reduce(nextStoryState, state);
const passed = (ms: number): StoryEvent => ({ type: 'passed', ms });
const LOADED: StoryEvent = { type: 'loaded' };
const position = ({ story, image, isOver }: StoryState) => (isOver ? 'over' : `${story}.${image}`);

const opened = openStory([2, 1], 0, { isPaused: false });

test('the time runs once the image is loaded, 2 percent for each 100 ms', () => {
  expect(progressPercent(after(opened, passed(3_000)))).toBe(0);
  expect(progressPercent(after(opened, LOADED, passed(100)))).toBe(2);
  expect(progressPercent(after(opened, LOADED, passed(4_990)))).toBe(98);
});

test('after five seconds the next image, then the next story, then the end', () => {
  const positions: string[] = [];
  let state = opened;
  for (let count = 0; count < 3; count += 1) {
    state = after(state, LOADED, passed(4_999));
    positions.push(position(state));
    state = after(state, passed(1));
  }
  expect([...positions, position(state)]).toEqual(['0.0', '0.1', '1.0', 'over']);
});

test.each(['isPaused', 'isHeld', 'isHidden'] as const)('%s stops the time, and the rest of it follows', (cause) => {
  const [stop, go] = {
    isPaused: [{ type: 'toggle' }, { type: 'toggle' }],
    isHeld: [
      { type: 'held', isHeld: true },
      { type: 'held', isHeld: false },
    ],
    isHidden: [
      { type: 'hidden', isHidden: true },
      { type: 'hidden', isHidden: false },
    ],
  }[cause] as [StoryEvent, StoryEvent];
  const stopped = after(opened, LOADED, passed(3_000), stop, passed(60_000));
  expect(stopped).toMatchObject({ elapsedMs: 3_000, [cause]: true });
  expect(position(after(stopped, go, passed(1_999)))).toBe('0.0');
  expect(position(after(stopped, go, passed(2_000)))).toBe('0.1');
});

test('F77: a jump of the clock passes one image, not all', () => {
  expect(position(after(opened, LOADED, passed(30 * 60_000)))).toBe('0.1');
});

test('previous: the image before, then the story before; the very first image starts again', () => {
  const last = after(opened, { type: 'next' }, { type: 'next' });
  expect(position(last)).toBe('1.0');
  expect(position(after(last, { type: 'previous' }))).toBe('0.1');
  expect(after(opened, LOADED, passed(2_000), { type: 'previous' })).toMatchObject({
    story: 0,
    image: 0,
    elapsedMs: 0,
    hasLoaded: true,
  });
});

test('a paused story stays paused on the next image', () => {
  expect(after(opened, { type: 'pause' }, { type: 'next' }, LOADED, passed(6_000))).toMatchObject({
    image: 1,
    isPaused: true,
    elapsedMs: 0,
  });
});

test('stories of a later page: after the last one that was known they follow, instead of the end', () => {
  const atEnd = openStory([2, 1], 1, { isPaused: false });
  expect(position(after(atEnd, { type: 'next' }))).toBe('over');
  expect(position(after(atEnd, { type: 'listed', imageCounts: [2, 1, 3] }, { type: 'next' }))).toBe('2.0');
});
