import { MemoryRouter } from '@bazaar/shared/router';
import { LiveRegions } from '@bazaar/shared/ui/LiveRegions';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { downloadedLessons, type DownloadedLesson } from '../../../shared/saved/records.ts';
import * as saves from '../../../shared/saved/actions.ts';
import '../../../shared/ui/tokens.css';
import { DownloadedLessons } from './DownloadedLessons.tsx';

vi.mock('../../../shared/saved/actions.ts', async (load) => ({
  ...(await load<typeof saves>()),
  pauseSave: vi.fn(),
  resumeSave: vi.fn(),
}));
const { pauseSave, resumeSave } = vi.mocked(saves);

const lesson = (videoId: string, change: Partial<DownloadedLesson> = {}): DownloadedLesson => ({
  videoId,
  streamId: `stream-${videoId}`,
  title: `Lesson ${videoId}`,
  path: `/levels/t/videos/l?video=${videoId}`,
  seriesName: 'Mobile Repairing',
  heightPx: 180,
  state: 'whole',
  bytes: 4_200_000,
  savedBytes: 4_200_000,
  ...change,
});

const show = () =>
  render(
    <MemoryRouter>
      <DownloadedLessons />
      <LiveRegions />
    </MemoryRouter>,
  );
const region = page.getByRole('region', { name: 'Saved lessons' });
const row = (videoId: string) => page.getByRole('listitem').filter({ hasText: `Lesson ${videoId}` });
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  vi.clearAllMocks();
  downloadedLessons.set(undefined);
});

test('nothing saved: it says how to save', async () => {
  await show();
  await expect.element(region).toHaveTextContent('Nothing saved yet. Press Save lesson on the page of a lesson');
});

test('each lesson is a link to its page with its series, quality, size and state; the total is above', async () => {
  downloadedLessons.set([
    lesson('a'),
    lesson('b', { state: 'paused', savedBytes: 2_100_000 }),
    lesson('c', { state: 'failed', problem: 'full', savedBytes: 0 }),
    lesson('d', { state: 'waiting', bytes: 0, savedBytes: 0 }),
  ]);
  await show();
  await expect.element(region).toHaveTextContent(/4 lessons · 6\.3 MB on this device/);
  await expect.element(row('a')).toHaveTextContent('Mobile RepairingSaved · 180p · 4.2 MB');
  await expect
    .element(row('a').getByRole('link', { name: 'Lesson a' }))
    .toHaveAttribute('href', '/levels/t/videos/l?video=a');
  await expect.element(row('b')).toHaveTextContent('Paused · 180p · 2.1 MB of 4.2 MB');
  await expect
    .element(page.getByRole('progressbar', { name: 'Saved so far: Lesson b' }))
    .toHaveAttribute('aria-valuenow', '50');
  await expect
    .element(row('c'))
    .toHaveTextContent('The device is full: 4.2 MB needed. Remove saved lessons or free some space.');
  await expect.element(row('d')).toHaveTextContent('Waits for its turn or for a network · 180p');
});

test('a lesson is paused, goes on, and is tried again by the same button, which keeps the focus', async () => {
  downloadedLessons.set([lesson('a', { state: 'saving' })]);
  await show();
  await button('Pause: Lesson a').click();
  expect(pauseSave).toHaveBeenCalledExactlyOnceWith('a');
  downloadedLessons.set([lesson('a', { state: 'paused' })]);
  await expect.element(button('Resume: Lesson a')).toHaveFocus();
  await button('Resume: Lesson a').click();
  downloadedLessons.set([lesson('a', { state: 'failed', problem: 'unavailable' })]);
  await button('Try again: Lesson a').click();
  expect(resumeSave.mock.calls).toEqual([['a'], ['a']]);
});

test('Remove takes one lesson away; the focus stays in the section, and it is announced', async () => {
  downloadedLessons.set([lesson('a'), lesson('b')]);
  await show();
  await button('Remove: Lesson a').click();
  await expect.element(page.getByRole('link', { name: 'Lesson a' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Lesson b' })).toBeVisible();
  await expect.element(region).toHaveFocus();
  await expect.poll(() => document.getElementById('live-polite')!.textContent).toBe('Removed from this device');
});

test('Remove all takes everything away, but not before its confirmation', async () => {
  downloadedLessons.set([lesson('a'), lesson('b')]);
  await show();
  await button('Remove all').click();
  await expect.element(button('Cancel')).toHaveFocus();
  await button('Cancel').click();
  await expect.element(button('Remove all')).toHaveFocus();
  expect(downloadedLessons.get()).toHaveLength(2);
  await button('Remove all').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click();
  await expect.element(region).toHaveTextContent('Nothing saved yet.');
  await expect.element(region).toHaveFocus();
});
