import { createQueryClient } from '@bazaar/shared/query';
import { expect, test, vi } from 'vitest';
import { noteFailedReads } from './failedReads.ts';

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
