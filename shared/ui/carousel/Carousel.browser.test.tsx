import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { setSavingData } from '@bazaar/shared/device';
import { twoFrames } from '../../testing/e2e/frames.ts';
import { Carousel } from './Carousel.tsx';

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six'];
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  setSavingData(false);
});

/** Without pointer events: the pointer is where another file's test moved it, and hover would pause the rotation. */
const carousel = (rotateEveryMs?: number) =>
  render(
    <div style={{ pointerEvents: 'none' }}>
      <Carousel label="Highlights" count={6} nameOf={(index) => NAMES[index]!} rotateEveryMs={rotateEveryMs}>
        {(index) => <p>{NAMES[index]}</p>}
      </Carousel>
    </div>,
  );

/** The slide on show, once React has drawn. */
async function shown(): Promise<string | null> {
  await twoFrames();
  return document.querySelector('[role=group]')!.getAttribute('aria-label');
}

test('a day of rotation: 14,400 slides by one timer, and the first is shown again', async () => {
  await carousel(6_000);
  let rotations = 0;
  const count = setInterval(() => (rotations += 1), 6_000);
  expect(vi.getTimerCount()).toBe(2);
  vi.advanceTimersByTime(DAY_MS);
  expect(rotations).toBe(14_400);
  expect(vi.getTimerCount()).toBe(2);
  clearInterval(count);
  expect(await shown()).toBe('1 of 6: one');
  vi.advanceTimersByTime(6_000);
  expect(await shown()).toBe('2 of 6: two');
  expect(vi.getTimerCount()).toBe(1);
});

test('unmounted: the timer is cleared', async () => {
  const screen = await carousel(6_000);
  await screen.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('without rotateEveryMs: only the buttons change the slide', async () => {
  const screen = await carousel();
  expect(vi.getTimerCount()).toBe(0);
  expect(screen.getByRole('button', { name: 'Pause rotation' }).query()).toBeNull();
  (screen.getByRole('button', { name: 'Previous slide' }).element() as HTMLElement).click();
  expect(await shown()).toBe('6 of 6: six');
});

test.each([
  ['reduced motion', () => prefersReducedMotion()],
  ['data saver', () => setSavingData(true)],
])('under %s: the button says Start rotation, and a press starts it', async (_, begin) => {
  begin();
  const screen = await carousel(6_000);
  expect(screen.getByRole('button', { name: 'Pause rotation' }).query()).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
  (screen.getByRole('button', { name: 'Start rotation' }).element() as HTMLElement).click();
  await expect.element(screen.getByRole('button', { name: 'Pause rotation' })).toBeVisible();
  expect(vi.getTimerCount()).toBe(1);
});

/** As the device of somebody who asked it for less motion. */
function prefersReducedMotion(): void {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  Object.defineProperty(query, 'matches', { value: true });
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(query);
}
