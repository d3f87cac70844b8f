import type { Lesson } from '@bazaar/shared/data/lessons';
import type { Level } from '@bazaar/shared/data/levels';
import { expect, test } from 'vitest';
import { levelsAfter, nextInLevel, nextInTopic, type LevelPages, type LessonPosition } from './useNextLesson.ts';

const NONE = new Set<string>();
const videos = (...ids: string[]) =>
  ids.map((videoId) => ({ videoId, ...(!videoId.startsWith('gone') && { streamVideoId: videoId }) })) as Lesson[];
const loaded = (...ids: string[]) => ({ status: ids.length > 0 ? 'loaded' : 'empty', items: videos(...ids) }) as const;
const LOADING = { status: 'loading', items: [] } as const;
const ERROR = { status: 'error', items: [] } as const;

const PAGES: LevelPages = { 1: loaded('a', 'gone-b', 'c'), 2: loaded(), 3: loaded('gone-d', 'e') };

test.each<[string, LevelPages, LessonPosition, string | undefined]>([
  ['the next video of the page that can be played', PAGES, { page: 1, videoId: 'a' }, 'c on page 1'],
  [
    'after the last of a page, the first of the next page that has one',
    PAGES,
    { page: 1, videoId: 'c' },
    'e on page 3',
  ],
  ['after the last page, nothing of this level', PAGES, { page: 3, videoId: 'e' }, undefined],
  ['a page that could not be read is passed over', { ...PAGES, 2: ERROR }, { page: 1, videoId: 'c' }, 'e on page 3'],
  ['unknown while the page in between is being read', { ...PAGES, 2: LOADING }, { page: 1, videoId: 'c' }, 'unknown'],
  ['known while only a later page is being read', { ...PAGES, 3: LOADING }, { page: 1, videoId: 'a' }, 'c on page 1'],
])('%s', (_promise, pages, at, expected) => {
  const next = nextInLevel(pages, at, NONE);
  expect(next?.kind === 'lesson' ? `${next.lesson.videoId} on page ${next.page}` : next?.kind).toBe(expected);
});

test('a video that has failed is passed over', () => {
  expect(nextInLevel(PAGES, { page: 1, videoId: 'a' }, new Set(['c']))).toMatchObject({
    page: 3,
    lesson: { videoId: 'e' },
  });
});

const LEVELS = [
  { levelId: 'how-1', sectionType: 'How' },
  { levelId: 'what-1', sectionType: 'What' },
  { levelId: 'how-2', sectionType: 'How' },
  { levelId: 'what-2', sectionType: 'What' },
] as Level[];

test.each([
  ['what-1', ['what-2', 'how-1', 'how-2']],
  ['what-2', ['how-1', 'how-2']],
  ['how-2', []],
  ['of another topic', []],
])('after level %s come What before How, in list order: %s', (levelId, expected) => {
  expect(levelsAfter(LEVELS, levelId).map((each) => each.levelId)).toEqual(expected);
});

const LEVEL = LEVELS[0]!;
const EMPTY: LevelPages = { 1: loaded(), 2: loaded(), 3: loaded() };
const WHOLE = { status: 'loaded', hasMore: false, hasLoadMoreFailed: false } as const;
const following = (pages: LevelPages) => ({ levels: WHOLE, following: { level: LEVEL, pages } }) as const;

test('the next level begins with its first video', () => {
  expect(nextInTopic(following(PAGES))).toMatchObject({
    kind: 'lesson',
    page: 1,
    lesson: { videoId: 'a' },
    level: LEVEL,
  });
  expect(nextInTopic(following({ ...EMPTY, 2: loaded('x') }))).toMatchObject({ kind: 'lesson', page: 2 });
});

test.each([
  ['unknown while the levels are read', { levels: { ...WHOLE, status: 'loading' }, following: undefined }, 'unknown'],
  ['unknown while its pages are read', following({ ...EMPTY, 1: LOADING }), 'unknown'],
  ['failed where the levels cannot be read', { levels: { ...WHOLE, status: 'error' }, following: undefined }, 'failed'],
  ['failed where a page of it cannot be read', following({ ...EMPTY, 2: ERROR }), 'failed'],
  ['an empty level is named, so that the one after it is read', following(EMPTY), 'emptyLevel'],
  ['the topic ends after its last level', { levels: WHOLE, following: undefined }, 'topicEnd'],
  [
    'more levels are read after the last of those read',
    { levels: { ...WHOLE, hasMore: true }, following: undefined },
    'moreLevels',
  ],
  [
    'failed where more levels cannot be read',
    { levels: { ...WHOLE, hasMore: true, hasLoadMoreFailed: true }, following: undefined },
    'failed',
  ],
  [
    'known while the topic has more levels than are read',
    { ...following(PAGES), levels: { ...WHOLE, hasMore: true } },
    'lesson',
  ],
] as const)('the next level: %s', (_promise, known, kind) => {
  expect(nextInTopic(known)).toMatchObject({ kind });
});
