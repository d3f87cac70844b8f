import { CODE_CACHE, NEEDS as NOTE } from '@bazaar/shared/saved/files';
import { afterEach, expect, test } from 'vitest';
import { forgetCode, removeUnneeded, saveCodeFor, whileNotForgotten } from './cachedCode.ts';

const NEEDS = { language: 'en', paths: ['/levels/topic/videos/level'], pictures: [] };

afterEach(() => caches.delete(CODE_CACHE));

test('the code is forgotten before its save begins: nothing is saved', async () => {
  const signal = whileNotForgotten();
  await forgetCode();
  expect(await saveCodeFor(NEEDS, {}, signal)).toBe('failed');
  expect(await caches.has(CODE_CACHE)).toBe(false);
});

test('the code is forgotten while it is saved: nothing of it is left, and the next save is whole', async () => {
  const saving = saveCodeFor(NEEDS, {}, whileNotForgotten());
  await forgetCode();
  await saving;
  expect(await caches.has(CODE_CACHE)).toBe(false);
  expect(await saveCodeFor(NEEDS, {}, whileNotForgotten())).toBe('saved');
  expect(await caches.has(CODE_CACHE)).toBe(true);
});

test('no lesson is saved: a newer document leaves no cache for their code', async () => {
  await removeUnneeded({});
  expect(await caches.has(CODE_CACHE)).toBe(false);
});

test('code is noted as whole only when all of it has come', async () => {
  const noted = async (): Promise<unknown> => (await caches.match(NOTE, { cacheName: CODE_CACHE }))?.json();
  expect(await saveCodeFor(NEEDS, { '/missing.js': 'sha384-none' }, whileNotForgotten())).toBe('failed');
  expect(await noted()).toEqual(NEEDS);
  expect(await saveCodeFor(NEEDS, {}, whileNotForgotten())).toBe('saved');
  expect(await noted()).toEqual({ ...NEEDS, isWhole: true });
});
