import { createQueryClient } from '@bazaar/shared/query';
import { expect, test, vi } from 'vitest';
import { noteFailedReads, screenProblem } from './failedVisits.ts';

const read = (client: ReturnType<typeof createQueryClient>, key: string, queryFn: () => Promise<string>) =>
  client.fetchQuery({ queryKey: [key], queryFn, staleTime: 0, retry: false }).catch(() => {});
const fails = () => Promise.reject(new Error('denied'));

test('a first read that failed, before or after: noted; a later one that failed, where there is something to show: not', async () => {
  const client = createQueryClient();
  await read(client, 'earlier', fails);
  const note = vi.fn();
  noteFailedReads(client.getQueryCache(), note);
  expect(note).toHaveBeenCalledTimes(1);
  await read(client, 'first', fails);
  expect(note).toHaveBeenCalledTimes(2);
  await read(client, 'again', async () => 'posts');
  await read(client, 'again', fails);
  expect(note).toHaveBeenCalledTimes(2);
});

test('without network: nothing is noted', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const client = createQueryClient();
  const note = vi.fn();
  noteFailedReads(client.getQueryCache(), note);
  await read(client, 'offline', fails);
  expect(note).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('an optional read fails: nothing is noted', async () => {
  const client = createQueryClient();
  const note = vi.fn();
  noteFailedReads(client.getQueryCache(), note);
  await client
    .fetchQuery({ queryKey: ['sizes'], queryFn: fails, retry: false, meta: { isOptional: true } })
    .catch(() => {});
  expect(note).not.toHaveBeenCalled();
});

const SLOT = '<div data-slot="reels"><h2>Stories</h2><img alt="" /></div>';

const problemOf = (html: string) => {
  const content = document.createElement('main');
  content.innerHTML = html;
  return screenProblem(content);
};

test('nothing at all, or nothing beside what another remote shows above: blank', () => {
  expect(problemOf('')).toBe('blank');
  expect(problemOf('<div><div></div></div>')).toBe('blank');
  expect(problemOf(SLOT)).toBe('blank');
});

test('a screen that says that something failed: a message', () => {
  expect(problemOf('<h1>Feed</h1><section data-kind="error" role="alert">No.</section>')).toBe('message');
});

test.each([
  ['a text', `${SLOT}<p>Feed</p>`],
  ['a picture, a video, or a field', '<img alt="" /><video></video>'],
  ['a screen that is loading', '<div aria-busy="true"></div>'],
  ['an empty list, which says so', '<section data-kind="empty" role="status">No posts yet</section>'],
])('%s: no problem', (_, html) => {
  expect(problemOf(html)).toBeUndefined();
});
