import type { Level } from '@bazaar/shared/data/levels';
import type { LevelVideo } from '@bazaar/shared/data/levelVideos';
import type { Progress } from '@bazaar/shared/progress/progress';
import { expect, test } from 'vitest';
import { resumeLinkFrom, resumeLink, levelFrom, stateOf, topicPath } from './topicPath.ts';

const level = (levelId: string): Level => ({ levelId, levelName: `Level ${levelId}`, sectionType: 'What' }) as Level;
const video = (levelVideoId: string, levelId: string, more: Partial<LevelVideo> = {}) =>
  ({
    levelVideoId,
    levelVideoName: levelVideoId,
    levelId,
    pageNo: 1,
    streamVideoId: 's',
    duration: 60_000,
    createdAt: 1,
    ...more,
  }) as LevelVideo;
const watched = (videoId: string, seriesId: string, isFinished: boolean): Progress => ({
  videoId,
  title: videoId,
  path: `/levels/t/videos/${seriesId}?page=1&video=${videoId}`,
  positionMs: isFinished ? 60_000 : 7_000,
  durationMs: 60_000,
  watchedAtMs: 5,
  isFinished,
  seriesId,
  seriesLessons: 2,
});

const LEVELS = [level('a'), level('b')];
const VIDEOS = [video('b1', 'b'), video('a2', 'a', { pageNo: 3 }), video('a1', 'a'), video('x', 'other')];

test('lessons of several levels in any order: each level has its own, the topic goes on to the next level', () => {
  const { levels, all } = topicPath(LEVELS, VIDEOS, [watched('a1', 'a', true), watched('a2', 'a', true)]);
  expect([...levels.values()].map(stateOf)).toEqual(['finished', 'toDo']);
  expect(all).toMatchObject({ finished: 2, count: 3, leftMs: 60_000 });
  expect(resumeLink('t', LEVELS, all)).toMatchObject({
    to: '/levels/t/videos/b?page=1&video=b1',
    levelName: 'Level b',
  });
});

test('a lesson under way: its page, its name and its second', () => {
  const { all } = topicPath(LEVELS, VIDEOS, [watched('a2', 'a', false)]);
  expect(resumeLink('t', LEVELS, all)).toEqual({
    isBegun: true,
    to: '/levels/t/videos/a?page=3&video=a2',
    name: 'a2',
    levelName: 'Level a',
    atMs: 7_000,
    durationMs: 60_000,
  });
});

test('a video without a stream is no lesson: its level can be finished', () => {
  const { levels } = topicPath(
    LEVELS,
    [video('a1', 'a'), video('a2', 'a', { streamVideoId: undefined })],
    [watched('a1', 'a', true)],
  );
  expect([...levels.values()].map(stateOf)).toEqual(['finished', 'toDo']);
});

test('lessons that are not known: what was watched gives the figures and the lesson to go on with', () => {
  const entries = [watched('a2', 'a', false), watched('a1', 'a', true)];
  expect(levelFrom('a', entries)).toMatchObject({ finished: 1, count: 2, isBegun: true, leftMs: undefined });
  expect(levelFrom('b', entries)).toBeUndefined();
  expect(resumeLinkFrom(LEVELS, entries)).toMatchObject({ to: '/levels/t/videos/a?page=1&video=a2', atMs: 7_000 });
  expect(resumeLinkFrom(LEVELS, entries.toReversed())).toBeUndefined();
  expect(resumeLinkFrom([level('b')], entries)).toBeUndefined();
});
