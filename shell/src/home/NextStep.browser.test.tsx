import { startsFrom } from '@bazaar/shared/contracts/navigationState';
import { storedProgress } from '@bazaar/shared/progress/stored';
import { MemoryRouter, useLocation } from '@bazaar/shared/router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NextStep } from './NextStep.tsx';

function Address() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${startsFrom(state) ? 'starts' : 'waits'}`}</output>;
}

const show = () =>
  render(
    <MemoryRouter>
      <NextStep />
      <Address />
    </MemoryRouter>,
  );

const LESSON = {
  title: 'Count the day',
  path: '/levels/t/videos/l?page=1&video=v',
  positionMs: 5_000,
  durationMs: 60_000,
};

test('a visitor without a past: one press leads to the topic to start with', async () => {
  storedProgress.set([]);
  await show();
  await page.getByRole('link', { name: 'Start here' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('/business?topic=Mobile+Repairing waits');
});

test('a visitor who has begun a lesson: one press starts it, with its picture, its topic and its level', async () => {
  storedProgress.set([{ ...LESSON, thumbnailId: 'poster-lesson-01', seriesName: 'Tailoring · The first cut' }]);
  await show();
  const link = page.getByRole('link', { name: 'Continue · Tailoring · The first cut Count the day' });
  expect(link.element().querySelector('img')!.src).toContain('poster-lesson-01');
  await link.click();
  await expect.element(page.getByRole('status')).toHaveTextContent(`${LESSON.path} starts`);
});

test('a visitor who has watched all to its end starts anew', async () => {
  storedProgress.set([{ ...LESSON, positionMs: 60_000 }]);
  await show();
  await expect.element(page.getByRole('link', { name: 'Start here' })).toBeVisible();
});
