import { setSavingData } from '@bazaar/shared/device';
import { MemoryRouter, useLocation, useNavigate } from '@bazaar/shared/router';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { STARTS } from '../contracts/navigationState.ts';
import type { Lesson } from '../data/lessons.ts';
import { listIn } from '../ui/gallery/states.ts';
import { useSelection } from './useSelection.ts';

const lessonOf = (videoId: string) => ({ videoId, path: `/watch?page=1&video=${videoId}` }) as Lesson;
const [a, b, c] = [lessonOf('a'), lessonOf('b'), lessonOf('c')];
const LIST = { ...listIn({}), items: [a, b, c] };

/** The selection of a page at this path, and the page's router. */
async function open(path: string) {
  const { result, act } = await renderHook(
    () => ({
      selection: useSelection(LIST, {
        parent: '/list',
        search: { page: '1' },
        defaultLesson: ([first]) => first,
      }),
      location: useLocation(),
      navigate: useNavigate(),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      ),
    },
  );
  return {
    act,
    get selection() {
      return result.current.selection;
    },
    navigate: (...to: [number] | [string, { state: object }?]) =>
      act(() => void (result.current.navigate as (...given: unknown[]) => void)(...to)),
    /** The selected lesson, how it begins, and the address with the number of choices behind it. */
    get state() {
      const { lesson, playback } = result.current.selection;
      const { pathname, search, state } = result.current.location;
      const { steps = 0 } = (state ?? {}) as { steps?: number };
      return [lesson?.videoId, playback.isAutoPlayed ? 'plays' : 'waits', playback.startS, pathname + search, steps];
    },
  };
}

test.each([
  ['none: the default lesson', '', 'a', '?page=1&video=a'],
  ['a lesson: that one', '?page=1&video=b', 'b', '?page=1&video=b'],
  ['an unknown one: the default lesson', '?page=1&video=gone', 'a', '?page=1&video=a'],
  ['something hostile: the default lesson', '?page=%00<x>&video=__proto__&t=5', 'a', '?page=1&video=a'],
  ['a lesson, and no page: the address is completed', '?video=c', 'c', '?page=1&video=c'],
])('the address names %s', async (_promise, search, videoId, corrected) => {
  const page = await open(`/watch${search}`);
  expect(page.state).toEqual([videoId, 'waits', undefined, `/watch${corrected}`, 0]);
});

test.each([
  ['a lesson and a second: it begins there', '?page=1&video=b&t=17', 'b', 17, '?page=1&video=b&t=17'],
  ['them without the page: the second stays', '?video=b&t=17', 'b', 17, '?page=1&video=b&t=17'],
  ['a second of no lesson: it is dropped', '?page=1&t=17', 'a', undefined, '?page=1&video=a'],
])('a link names %s', async (_promise, search, videoId, startS, corrected) => {
  const page = await open(`/watch${search}`);
  expect(page.state).toEqual([videoId, 'waits', startS, `/watch${corrected}`, 0]);
});

test('the next lesson: plays from its beginning; pressed it adds a history entry, by itself it replaces the one before', async () => {
  const page = await open('/watch?page=1&video=a&t=17');
  await page.act(() => page.selection.playNext(b, 'pressed'));
  expect(page.state).toEqual(['b', 'plays', 0, b.path, 1]);
  await page.act(() => page.selection.playNext(c, 'byItself'));
  expect(page.state).toEqual(['c', 'plays', 0, c.path, 1]);
  await page.navigate(-1);
  expect(page.state).toEqual(['a', 'waits', undefined, '/watch?page=1&video=a&t=17', 0]);
});

test('a press on a lesson of the list: it plays from where it was left', async () => {
  const page = await open(a.path);
  await page.act(() => page.selection.select('b'));
  await page.navigate(b.path, { state: page.selection.nextStep });
  expect(page.state).toEqual(['b', 'plays', undefined, b.path, 1]);
  expect(page.selection.canSkip).toBe(false);
});

test('Replay of the same lesson: plays it from its beginning, in the same history entry, each time anew', async () => {
  const page = await open(c.path);
  await page.act(() => page.selection.replay(c));
  expect(page.state).toEqual(['c', 'plays', 0, c.path, 0]);
  const { replayCount } = page.selection.playback;
  await page.act(() => page.selection.replay(c));
  expect(page.selection.playback.replayCount).toBe(replayCount + 1);
});

test('lessons that cannot be played: three of them in a row are skipped without a press', async () => {
  const page = await open(a.path);
  const skips: boolean[] = [];
  for (const next of [b, c, a, b]) {
    await page.act(() => page.selection.playNext(next, 'byItself'));
    skips.push(page.selection.canSkip);
    await page.act(() => page.selection.setFailed(next.videoId, true));
    expect(page.selection.hasFailed).toBe(true);
  }
  expect(skips).toEqual([true, true, true, false]);
});

test('a press on the site leads to the page: it plays; Back and a link from outside wait', async () => {
  const page = await open('/other?page=1&video=a');
  expect(page.state[1]).toBe('waits');
  await page.navigate(b.path);
  expect(page.state).toEqual(['b', 'plays', undefined, b.path, 0]);
  await page.navigate(-1);
  expect(page.state[1]).toBe('waits');
});

test('a link from outside is one until something is chosen on the page, and not where a press led', async () => {
  const page = await open(a.path);
  expect(page.selection.isLinked).toBe(true);
  await page.act(() => page.selection.playNext(b, 'byItself'));
  expect(page.selection.isLinked).toBe(false);
  await page.navigate('/other?page=1&video=c');
  expect(page.selection.isLinked).toBe(false);
});

test('a press leads to another series after a lesson was chosen: it plays from where it was left', async () => {
  const page = await open('/other?page=1&video=a');
  await page.act(() => page.selection.replay({ ...b, path: '/other?page=1&video=b' }));
  await page.navigate(c.path);
  expect(page.state).toEqual(['c', 'plays', undefined, c.path, 0]);
});

test('the next lesson is of another series: it goes on from its beginning, pressed or by itself', async () => {
  const page = await open('/other?page=1&video=a');
  await page.act(() => page.selection.playNext(b, 'byItself'));
  expect(page.state).toEqual(['b', 'plays', 0, b.path, 0]);
});

test('data saver: a press that says start plays, any other waits for Play', async () => {
  setSavingData(true);
  const page = await open('/other?page=1&video=a');
  await page.navigate(b.path);
  expect(page.state[1]).toBe('waits');
  await page.navigate('/third?page=1&video=c', { state: STARTS });
  expect(page.state[1]).toBe('plays');
  setSavingData(false);
});
