import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { DEFAULT_PORTS } from '../ports/ports.ts';
import { countUsage } from './countUsage.ts';

const DATABASE = `http://localhost:${DEFAULT_PORTS.firestore}/v1/projects/p/databases/d/documents`;
const MEDIA = `http://localhost:${DEFAULT_PORTS.media}`;

function visit() {
  const page = new EventEmitter();
  const take = countUsage(page as unknown as Page, DEFAULT_PORTS);
  const respond = (url: string, body: Promise<unknown>, sent: object = {}) => {
    const request = () => ({ method: () => 'POST', postDataJSON: () => sent });
    page.emit('response', { url: () => url, request, json: () => body });
  };
  const request = (url: string, range?: string) =>
    page.emit('request', { url: () => url, method: () => 'GET', headers: () => ({ range }) });
  return { take, respond, request };
}

const documents = (count: number) => Array.from({ length: count }, () => ({ document: {} }));

test('two results that come at the same time: the documents of both are counted, then no more', async () => {
  const { take, respond } = visit();
  respond(`${DATABASE}:runQuery`, Promise.resolve(documents(4)));
  respond(`${DATABASE}:runQuery`, Promise.resolve(documents(3)));
  respond(`${DATABASE}:commit`, Promise.resolve({}), { writes: [{}] });
  expect(await take()).toMatchObject({ reads: 7, writes: 1 });
  expect(await take()).toMatchObject({ reads: 0, writes: 0 });
});

test('a result that can no longer be read: the count is refused', async () => {
  const { take, respond } = visit();
  respond(`${DATABASE}:runQuery`, Promise.reject(new Error('gone')));
  await expect(take()).rejects.toThrow('gone');
});

test('a picture and two segments of a film: counted when they are requested, whatever comes of it', async () => {
  const { take, request } = visit();
  request(`${MEDIA}/bazaar/board-01/public`);
  request(`${MEDIA}/lesson-01/manifest/low.mp4`, 'bytes=806-6400');
  request(`${MEDIA}/lesson-01/manifest/low.mp4`, 'bytes=6401-10132');
  expect(await take()).toMatchObject({ pictures: 1, filmsS: { 'lesson-01': 4 } });
});
