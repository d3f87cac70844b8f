import { afterEach, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { START_DATA_ID, VIDEO_OBJECT_ID } from '../contracts/documentProtocol.ts';
import type { Lesson } from '../data/lessons.ts';
import { usePageFacts } from './usePageFacts.ts';

const LESSON: Lesson = {
  videoId: 'one',
  name: 'Keep a cash book',
  description: 'Write down each sale.',
  streamVideoId: 'facts-stream',
  thumbnailId: 'facts-picture',
  durationMs: 83_000,
  createdAtMs: 0,
  path: '/levels/a/videos/b?page=1&video=one',
};

/** The elements of the document that it reads and writes. */
const dataOf = (id: string) =>
  Object.assign(document.createElement('script'), { id, type: 'application/ld+json', textContent: '{}' });
const startData = dataOf(START_DATA_ID);
const film = dataOf(VIDEO_OBJECT_ID);
const meta = Object.assign(document.createElement('meta'), { name: 'description', content: 'The school' });
document.head.append(startData, film, meta);
afterEach(() => void (startData.textContent = '{}'));

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
const requested = () => performance.getEntriesByType('resource').map(({ name }) => name);

test('a lesson: its address, description and film are in the document, nothing that they name is requested, and all of it goes with the page', async () => {
  startData.textContent = JSON.stringify({ cards: 'https://school.example' });
  const { unmount } = await renderHook(() => usePageFacts(LESSON));
  expect(canonical()).toBe(`https://school.example${LESSON.path}`);
  expect(meta.content).toBe(LESSON.name);
  expect(JSON.parse(film.text)).toMatchObject({
    '@type': 'VideoObject',
    name: LESSON.name,
    description: LESSON.name,
    duration: 'PT83S',
    contentUrl: expect.stringMatching(/facts-stream/),
    thumbnailUrl: expect.stringMatching(/facts-picture/),
  });
  // The browser has listed what it was told to load before.
  const after = new URL('?after-the-facts', location.href).href;
  await fetch(after);
  await expect.poll(requested).toContain(after);
  expect(requested().filter((url) => /school\.example|facts-(stream|picture)/.test(url))).toEqual([]);
  await unmount();
  expect(canonical()).toBeUndefined();
  expect(meta.content).toBe('The school');
  expect(film.text).toBe('{}');
});

test('a site without cards: nothing', async () => {
  await renderHook(() => usePageFacts(LESSON));
  expect(canonical()).toBeUndefined();
  expect([meta.content, film.text]).toEqual(['The school', '{}']);
});
