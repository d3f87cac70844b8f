import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { parseWorkerMessage } from './workerMessage.ts';

const HOSTS = {
  origins: ['https://school.example', 'https://feed.example'],
  images: ['https://images.example/account'],
};
const SAVE = {
  type: 'SAVE_CODE',
  language: 'hi',
  paths: ['/levels/t/videos/l?video=v'],
  pictures: ['https://images.example/account/picture/public'],
};

const parse = (data: unknown) => parseWorkerMessage(data, async () => HOSTS);

test('what a page of ours sends: is read as it is', async () => {
  for (const message of [SAVE, { type: 'SKIP_WAITING' }, { type: 'FORGET_PICTURES' }, { type: 'FORGET_CODE' }])
    expect(await parse(message)).toEqual(message);
});

test('a message that names no address: the saved documents are not read for it', async () => {
  const readHosts = vi.fn(async () => HOSTS);
  for (const data of [{ type: 'SKIP_WAITING' }, { type: 'FORGET_CODE' }, { type: 'CACHE_URLS' }, { type: 'x' }, 7])
    await parseWorkerMessage(data, readHosts);
  expect(readHosts).not.toHaveBeenCalled();
});

test.each([
  'https://evil.example/x',
  'https://images.example.evil.example/account/x',
  'https://images.example/other/x',
  'https://images.example/account/../other/x',
  'https://images.example/accounts/x',
  '/login',
  'javascript:alert(1)',
  7,
])('the picture %j: is not requested', async (url) =>
  expect(await parse({ ...SAVE, pictures: [url] })).toEqual({ ...SAVE, pictures: [] }),
);

test.each(['https://evil.example/x', '//evil.example', '\\\\evil.example', 7])(
  'the path %j: is none of this site',
  async (path) => expect(await parse({ ...SAVE, paths: [path] })).toEqual({ ...SAVE, paths: [] }),
);

test.each([
  { type: 'CACHE_URLS', payload: { urlsToCache: 7 } },
  { type: 'CACHE_URLS' },
  { ...SAVE, type: 'save' },
  { paths: [], pictures: [] },
  { ...SAVE, paths: 'x' },
  'SKIP_WAITING',
  null,
])('the message %j: is none', async (data) => expect(await parse(data)).toBeUndefined());

test('what a page has loaded: files of the site and its remotes are requested, of no other host', async () => {
  const own = ['https://school.example/assets/x-12345678.js', 'https://feed.example/assets/y-12345678.js'];
  const others = ['https://evil.example/assets/x-12345678.js', 'https://school.example.evil.example/x', 'x', 7];
  const message = { type: 'CACHE_URLS', payload: { urlsToCache: [...own, ...others] } };
  expect(await parse(message)).toEqual({ type: 'CACHE_URLS', urls: own });
});

test('whatever is sent: does not throw, and names no other host', () =>
  fc.assert(
    fc.asyncProperty(fc.anything(), fc.array(fc.webUrl()), async (data, pictures) => {
      await parse(data);
      const read = await parse({ ...SAVE, pictures });
      return read?.type === 'SAVE_CODE' && read.pictures.every((url) => url.startsWith(`${HOSTS.images[0]}/`));
    }),
  ));
