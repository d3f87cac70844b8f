import { createSession, SessionContext, type Session } from '@bazaar/shared/session';
import { setSavingData } from '@bazaar/shared/device';
import { createQueryClient, QueryClientProvider } from '@bazaar/shared/query';
import { MemoryRouter, useLocation } from '@bazaar/shared/router';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { List } from '../../query/entry.ts';
import { LiveRegions } from '../../ui/LiveRegions.tsx';
import { listIn } from '../../ui/gallery/states.ts';
import '../../ui/tokens.css';
import { downloadedLessons, type DownloadedLesson } from '../../saved/records.ts';
import * as saves from '../../saved/actions.ts';
import { SaveButton } from './SaveButton.tsx';

vi.mock('../../saved/actions.ts', async (load) => ({
  ...(await load<typeof saves>()),
  saveChoices: vi.fn(),
  saveLessons: vi.fn(),
  pauseSave: vi.fn(),
  resumeSave: vi.fn(),
  removeLessons: vi.fn(),
}));
const { saveChoices, saveLessons, pauseSave, resumeSave, removeLessons } = vi.mocked(saves);

const LESSONS = ['a', 'b'].map((videoId) => ({
  videoId,
  streamId: `stream-${videoId}`,
  title: `Lesson ${videoId}`,
  path: `/levels/t/videos/l?video=${videoId}`,
}));
const SIGNED_IN: Session = { status: 'signedIn', user: { uid: 'u', authTimeMs: 0 } as never };
const saved = (videoId: string, change: Partial<DownloadedLesson>): DownloadedLesson => ({
  ...LESSONS.find((lesson) => lesson.videoId === videoId)!,
  heightPx: 180,
  state: 'whole',
  bytes: 40_000_000,
  savedBytes: 40_000_000,
  ...change,
});

const Address = () => {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
};

type Lists = readonly List<unknown>[];

/** Of lesson a, or of both as a level. */
async function show(
  what: 'lesson' | 'level',
  { session = SIGNED_IN, lists = [] as Lists, lessons = LESSONS, state = undefined as unknown } = {},
) {
  const client = createQueryClient();
  const shown = (given: Lists) => (
    <SessionContext value={createSession(session)}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[{ pathname: '/levels/t/videos/l', search: '?video=a', state }]}>
          <SaveButton what={what} lessons={what === 'lesson' ? lessons.slice(0, 1) : lessons} lists={given} />
          <Address />
          <LiveRegions />
        </MemoryRouter>
      </QueryClientProvider>
    </SessionContext>
  );
  const { rerender } = await render(shown(lists));
  return { rerender: (given: Lists) => rerender(shown(given)) };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const polite = () => document.getElementById('live-polite')!.textContent;

beforeEach(() => {
  vi.resetAllMocks();
  downloadedLessons.set(undefined);
  setSavingData(false);
  saveChoices.mockResolvedValue([
    { heightPx: 180, bytes: 4_200_000, missingBytes: 4_200_000, isEstimated: false },
    { heightPx: 720, bytes: 40_000_000, missingBytes: 40_000_000, isEstimated: true },
  ]);
  saveLessons.mockResolvedValue('started');
});

test('a press shows each quality with its size, the lowest is chosen, and Start saves in it; the focus returns', async () => {
  await show('lesson');
  await button('Save lesson').click();
  await expect.element(dialog.getByRole('radio', { name: '180p 4.2 MB' })).toBeChecked();
  await expect.element(dialog.getByRole('radio', { name: '720p about 40 MB' })).not.toBeChecked();
  await expect.element(button('Cancel')).toHaveFocus();
  await button('Start saving').click();
  expect(saveLessons).toHaveBeenCalledExactlyOnceWith([LESSONS[0]], expect.objectContaining({ heightPx: 180 }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Save lesson')).toHaveFocus();
});

test('two bit rates of one height, and a stream that does not say its height: each choice has a name of its own', async () => {
  saveChoices.mockResolvedValue([
    { heightPx: 0, bytes: 4_200_000, missingBytes: 4_200_000, isEstimated: false },
    { heightPx: 720, bps: 1_200_000, bytes: 20_000_000, missingBytes: 20_000_000, isEstimated: false },
    { heightPx: 720, bps: 2_500_000, bytes: 40_000_000, missingBytes: 40_000_000, isEstimated: false },
  ]);
  await show('lesson');
  await button('Save lesson').click();
  await expect.element(dialog.getByRole('radio', { name: 'Standard 4.2 MB' })).toBeChecked();
  await dialog.getByText('720p · 1.2 Mbit/s').click();
  await expect.element(dialog.getByRole('radio', { name: '720p · 2.5 Mbit/s 40 MB' })).not.toBeChecked();
  await button('Start saving').click();
  expect(saveLessons).toHaveBeenCalledExactlyOnceWith(
    [LESSONS[0]],
    expect.objectContaining({ heightPx: 720, bps: 1_200_000 }),
  );
});

test('files that are on the device already: the dialog says what is left to download, and chooses what takes no mobile data', async () => {
  setSavingData(true);
  saveChoices.mockResolvedValue([
    { heightPx: 180, bytes: 4_200_000, missingBytes: 2_000_000, isEstimated: false },
    { heightPx: 360, bytes: 9_000_000, missingBytes: 0, isEstimated: false },
    { heightPx: 720, bytes: 40_000_000, missingBytes: 40_000_000, isEstimated: true },
  ]);
  await show('lesson');
  await button('Save lesson').click();
  await button('Show sizes').click();
  await expect.element(dialog.getByRole('radio', { name: '360p 9 MB, on this device already' })).toBeChecked();
  await expect.element(dialog).not.toHaveTextContent('Saving takes mobile data.');
  await dialog.getByText('180p').click();
  await expect.element(dialog.getByRole('radio', { name: '180p 4.2 MB, 2 MB to download' })).toBeChecked();
  await expect.element(dialog).toHaveTextContent('Saving takes mobile data.');
  await expect.element(dialog.getByRole('radio', { name: '720p about 40 MB' })).toBeVisible();
});

test('a device without room: the dialog says how much is needed, and leads to what is saved', async () => {
  saveLessons.mockResolvedValue('full');
  await show('lesson');
  await button('Save lesson').click();
  await dialog.getByText('720p').click();
  await button('Start saving').click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('The device is full: 40 MB needed. Remove saved lessons or free some space.');
  await expect.element(dialog.getByRole('link', { name: 'All saved lessons' })).toHaveAttribute('href', '/dashboard');
});

test('sizes that cannot be read: an alert with Try Again, which reads them', async () => {
  saveChoices.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await show('lesson');
  await button('Save lesson').click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The sizes could not be read. Check the network.');
  await expect.element(button('Start saving')).toHaveAttribute('aria-disabled', 'true');
  await button('Try Again').click();
  await expect.element(dialog.getByRole('radio', { name: '180p 4.2 MB' })).toBeChecked();
});

test('a video that cannot be saved: the dialog says so', async () => {
  saveChoices.mockRejectedValue(new Error('encrypted'));
  await show('lesson');
  await button('Save lesson').click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This video cannot be saved.');
});

test('under data saver no playlist is read before a second press', async () => {
  setSavingData(true);
  await show('lesson');
  await button('Save lesson').click();
  await expect.element(dialog).toHaveTextContent('Data saver is on. Saving takes mobile data.');
  expect(saveChoices).not.toHaveBeenCalled();
  await button('Show sizes').click();
  await expect.element(dialog.getByRole('radio', { name: '180p 4.2 MB' })).toBeChecked();
});

test('a level of which more is to be read: it is read on, then the sizes are, and only what is not saved is saved', async () => {
  downloadedLessons.set([saved('a', {})]);
  const loadMore = vi.fn();
  const list = listIn({ items: LESSONS.map(({ title }) => title) });
  const { rerender } = await show('level', { lists: [{ ...list, hasMore: true, loadMore }] });
  await button('Save level').click();
  await expect.poll(() => loadMore.mock.calls.length).toBeGreaterThan(0);
  expect(saveChoices).not.toHaveBeenCalled();
  await rerender([list]);
  await expect.element(dialog).toHaveTextContent('1 of 2 lessons are saved already.');
  await expect.element(dialog.getByRole('radio', { name: '180p 4.2 MB' })).toBeChecked();
  expect(saveChoices.mock.lastCall![0]).toEqual(['stream-b']);
  await button('Start saving').click();
  expect(saveLessons).toHaveBeenCalledExactlyOnceWith([LESSONS[1]], expect.objectContaining({ heightPx: 180 }));
});

test('lessons that are not known yet: the button is there, and disabled', async () => {
  await show('level', { lessons: [], lists: [listIn({ items: [], status: 'loading' })] });
  await expect.element(button('Save level')).toHaveAttribute('aria-disabled', 'true');
  await button('Save level').click({ force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a list without a lesson: there is no button', async () => {
  await show('level', { lessons: [], lists: [listIn({ items: [], status: 'empty' })] });
  await expect.element(button('Save level')).not.toBeInTheDocument();
});

test('a visitor who is not signed in is sent to sign in with what is to be saved, and returns', async () => {
  await show('lesson', { session: { status: 'anonymous' } });
  await button('Save lesson').click();
  const reason = '{"act":"save","what":"lesson","name":"Lesson a"}';
  await expect
    .element(page.getByText(`/login {"from":"/levels/t/videos/l?video=a","reason":${reason}}`))
    .toBeInTheDocument();
  expect(saveChoices).not.toHaveBeenCalled();
});

const backFor = (what: string) => ({ steps: 0, signedInFor: { act: 'save', what, name: 'Lesson a' } });

test('back from the sign-in: the lesson is saved without another press, in the lowest quality, and once', async () => {
  await show('lesson', { state: backFor('lesson') });
  await expect.poll(() => saveLessons.mock.calls).toEqual([[[LESSONS[0]], expect.objectContaining({ heightPx: 180 })]]);
  await expect.element(page.getByText('/levels/t/videos/l {"steps":0}')).toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('back from the sign-in for a level of which more is to be read: it is read on, then all of it is saved', async () => {
  const loadMore = vi.fn();
  const list = listIn({ items: LESSONS.map(({ title }) => title) });
  const { rerender } = await show('level', { lists: [{ ...list, hasMore: true, loadMore }], state: backFor('level') });
  await expect.poll(() => loadMore.mock.calls.length).toBeGreaterThan(0);
  expect(saveLessons).not.toHaveBeenCalled();
  await rerender([list]);
  await expect.poll(() => saveLessons.mock.calls).toEqual([[LESSONS, expect.objectContaining({ heightPx: 180 })]]);
});

test.each([
  ['data saver is on', () => setSavingData(true), 'Data saver is on. Saving takes mobile data.'],
  ['the device is full', () => saveLessons.mockResolvedValue('full'), 'Start saving'],
  ['the sizes cannot be read', () => saveChoices.mockRejectedValue(new TypeError('Failed to fetch')), 'Try Again'],
])('back from the sign-in, and %s: the dialog opens, which says so', async (_, begin, text) => {
  begin();
  await show('lesson', { state: backFor('lesson') });
  await expect.element(dialog).toHaveTextContent(text);
});

test('back from the sign-in for the level: the button of its lesson saves nothing', async () => {
  await show('lesson', { state: backFor('level') });
  await expect.element(button('Save lesson')).toBeVisible();
  expect(saveChoices).not.toHaveBeenCalled();
});

test('while a lesson is saved the button has its progress; its dialog pauses and removes', async () => {
  await show('lesson');
  downloadedLessons.set([saved('a', { state: 'saving', savedBytes: 10_000_000 })]);
  await expect.element(button('Saving lesson 25%')).toBeVisible();
  const progress = page.getByRole('progressbar', { name: 'Saved so far: lesson' });
  await expect.element(progress).toHaveAttribute('aria-valuenow', '25');
  expect(polite()).toBe('Saving the lesson');
  await button('Saving lesson 25%').click();
  await expect.element(dialog).toHaveTextContent('Saving · 10 MB of 40 MB');
  await dialog.getByRole('button', { name: 'Pause' }).click();
  expect(pauseSave).toHaveBeenCalledExactlyOnceWith('a');
  removeLessons.mockImplementation(async () => void downloadedLessons.set([]));
  await dialog.getByRole('button', { name: 'Remove' }).click();
  expect(removeLessons).toHaveBeenCalledExactlyOnceWith(['a']);
  await expect.element(button('Save lesson')).toHaveFocus();
  expect(polite()).toBe('Removed from this device');
});

test('a level that is paused: Resume goes on with what is not whole, and with nothing else', async () => {
  downloadedLessons.set([saved('a', {}), saved('b', { state: 'paused', savedBytes: 0 })]);
  await show('level');
  await button('Level paused').click();
  await dialog.getByRole('button', { name: 'Resume' }).click();
  expect(resumeSave.mock.calls).toEqual([['b']]);
});

test.each([
  ['full', 'The device is full: 30 MB needed. Remove saved lessons or free some space.', 'Try Again'],
  ['unavailable', 'This video cannot be saved.', 'Try Again'],
  ['removed', 'The browser has removed this lesson from the device. Save it again.', 'Save again'],
] as const)(
  'a save that failed (%s): the reason is below the button and announced, and there is a way on',
  async (...row) => {
    const [problem, text, action] = row;
    await show('lesson');
    downloadedLessons.set([saved('a', { state: 'failed', problem, savedBytes: 10_000_000 })]);
    await expect.element(button('Lesson not saved')).toBeVisible();
    await expect.element(page.getByText(text).first()).toBeVisible();
    await expect.poll(polite).toBe(text);
    await button('Lesson not saved').click();
    await dialog.getByRole('button', { name: action }).click();
    expect(resumeSave).toHaveBeenCalledExactlyOnceWith('a');
  },
);

test('by keyboard: Enter opens, arrows choose a quality, Escape closes, and the focus returns', async () => {
  await show('lesson');
  (button('Save lesson').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('radio', { name: '180p 4.2 MB' })).toBeChecked();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}');
  await expect.element(dialog.getByRole('radio', { name: '720p about 40 MB' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Save lesson')).toHaveFocus();
});
