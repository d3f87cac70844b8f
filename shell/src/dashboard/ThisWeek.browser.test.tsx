import '@bazaar/shared/ui/reset.css';
import '@bazaar/shared/ui/tokens.css';
import type { Progress } from '@bazaar/shared/progress/progress';
import { dayOf } from '@bazaar/shared/progress/week';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThisWeek } from './ThisWeek.tsx';

/** A Friday. */
const NOON = new Date(2024, 9, 4, 12);
const MINUTE_MS = 60_000;

const entry: Progress = {
  videoId: 'v1',
  title: 'Say the price',
  path: '/levels/t1/videos/l1',
  positionMs: 0,
  durationMs: 1,
  watchedAtMs: 0,
  isFinished: false,
};

async function show(...minutes: number[]): Promise<void> {
  vi.setSystemTime(NOON);
  const week = { day: dayOf(NOON.getTime()), ms: minutes.map((one) => one * MINUTE_MS) };
  await render(<ThisWeek entries={[{ ...entry, week }]} />);
  vi.useRealTimers();
}

test('the chart is a picture whose name has every day with its minutes, and the sum stands above it', async () => {
  await show(9, 60, 0, 0, 0, 0, 1);
  const chart = page.getByRole('img', {
    name: 'Minutes watched on each day: Saturday 1, Sunday 0, Monday 0, Tuesday 0, Wednesday 0, Thursday 60, Today 9',
    exact: true,
  });
  await expect.element(chart).toBeVisible();
  await expect.element(page.getByText('1 h 10 min in the last 7 days')).toBeVisible();
});

test('the same numbers in a table, which opens with a press', async () => {
  await show(9, 60, 0, 0, 0, 0, 1);
  expect(page.getByRole('table').elements()).toHaveLength(0);
  await page.getByText('Show as a table').click();
  const rows = page
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Day', 'Minutes'],
    ['Saturday', '1'],
    ['Sunday', '0'],
    ['Monday', '0'],
    ['Tuesday', '0'],
    ['Wednesday', '0'],
    ['Thursday', '60'],
    ['Today', '9'],
  ]);
});

test('the bars are as high as the minutes are many, and stand within the drawing', async () => {
  await show(10, 20, 0, 0, 0, 0, 0);
  const chart = page.getByRole('img').element();
  const heights = [...chart.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect().height);
  expect(heights.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  expect(heights[5]! / heights[6]!).toBeCloseTo(2);
  const { top, bottom } = chart.getBoundingClientRect();
  for (const text of chart.querySelectorAll('text')) {
    const box = text.getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(top);
    expect(box.bottom).toBeLessThanOrEqual(bottom);
  }
});

test('nothing watched in these days: a sentence and no chart', async () => {
  await show(0, 0, 0, 0, 0, 0, 0);
  await expect.element(page.getByText('Nothing watched this week yet.')).toBeVisible();
  expect(page.getByRole('img').elements()).toHaveLength(0);
});
