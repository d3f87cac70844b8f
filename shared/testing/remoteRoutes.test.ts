import { expect, test } from 'vitest';
import { seedCatalogue } from '../tools/seed/seed.ts';
import { EXAMPLE_IDS, examplePath } from './remoteRoutes.ts';

test('a pattern: its parameters, optional ones too, are ids of the seed', () => {
  expect(examplePath('/levels/:creatorTopicId/videos/:levelId?')).toBe('/levels/topic-001/videos/level-001');
  expect(examplePath('/feed')).toBe('/feed');
});

test('a parameter without an example: the error says what to add, and to which file', () =>
  expect(() => examplePath('/quiz/:quizId')).toThrow(
    '/quiz/:quizId has no example: add an id of the seed for quizId to EXAMPLE_IDS in shared/testing/remoteRoutes.ts',
  ));

test('every example is the id of a document that the seed writes', () => {
  const ids = new Set(seedCatalogue({ now: Date.UTC(2026, 0, 1) }).map(({ path }) => path.split('/').at(-1)));
  expect(Object.values(EXAMPLE_IDS).filter((id) => !ids.has(id))).toEqual([]);
});
