import { expect, test } from 'vitest';
import { indexOf } from '../tools/search/indexOf.ts';
import type { Found } from '../tools/search/readSchool.ts';
import { MANIFEST_URL } from './constants.ts';
import type { SearchRow } from './searchIndex.ts';
import { createStaticIndex } from './staticIndex.ts';

async function rowsOf(query: string, all: readonly Found[]): Promise<readonly SearchRow[]> {
  const { manifest, parts } = indexOf(all, new Map());
  const index = createStaticIndex(async (url) =>
    url === MANIFEST_URL ? manifest : JSON.parse(parts.get(url.split('/').at(-1)!)!),
  );
  let rows: readonly SearchRow[] = [];
  for await (const result of index.search(query, new AbortController().signal)) ({ rows } = result);
  return rows;
}

const topic = (id: string, name: string): Found => ({ type: 'businessTopic', id, name, imageId: `picture-${id}` });
const level = (id: string, parentId: string): Found => ({ type: 'level', id, parentId, name: 'How to quote a job' });
const lesson = (id: string, parentId: string): Found => ({
  type: 'lesson',
  id,
  parentId,
  name: 'Rate card on the wall',
  streamId: 'film',
});
const SCHOOL = [topic('tea', 'Tea Stall'), topic('tap', 'Taps'), level('l1', 'tea'), level('l2', 'tap'), lesson('v1', 'l1'), lesson('v2', 'l2')]; // prettier-ignore

test('levels of one name: each has a row, which says its topic', async () =>
  expect((await rowsOf('quote', SCHOOL)).map(({ where }) => where)).toEqual([['Tea Stall'], ['Taps']]));

test('a topic beside the name: its level is the first', async () =>
  expect((await rowsOf('taps quote', SCHOOL))[0]?.where).toEqual(['Taps']));

test('a film in two levels: is one row, which says so', async () =>
  expect(await rowsOf('rate card', SCHOOL)).toMatchObject([{ type: 'lesson', others: 1 }]));

test('many of one name: the others stand among them', async () => {
  const many = Array.from({ length: 9 }, (_, at) => topic(`t${at}`, 'Quote'));
  const rows = await rowsOf('quote', [...many, ...SCHOOL.slice(0, 3)]);
  expect(rows.slice(0, 3).map(({ name }) => name)).toContain('How to quote a job');
  expect(rows).toHaveLength(10);
});

test('a result: has the picture of its document', async () =>
  expect((await rowsOf('tea stall', SCHOOL))[0]?.imageId).toBe('picture-tea'));
