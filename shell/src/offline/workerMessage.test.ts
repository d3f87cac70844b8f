import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWorkerMessage } from './workerMessage.ts';

const IMAGES = ['https://images.example/account'];
const SAVE = {
  type: 'SAVE_CODE',
  language: 'hi',
  paths: ['/levels/t/videos/l?video=v'],
  pictures: ['https://images.example/account/picture/public'],
};

test('what a page of ours sends: is read as it is', () => {
  for (const message of [SAVE, { type: 'SKIP_WAITING' }, { type: 'FORGET_PICTURES' }])
    expect(parseWorkerMessage(message, IMAGES)).toEqual(message);
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
])('the picture %j: is not requested', (url) =>
  expect(parseWorkerMessage({ ...SAVE, pictures: [url] }, IMAGES)).toEqual({ ...SAVE, pictures: [] }),
);

test.each(['https://evil.example/x', '//evil.example', '\\\\evil.example', 7])(
  'the path %j: is none of this site',
  (path) => expect(parseWorkerMessage({ ...SAVE, paths: [path] }, IMAGES)).toEqual({ ...SAVE, paths: [] }),
);

test.each([
  { type: 'CACHE_URLS', payload: { urlsToCache: ['https://evil.example/assets/x-12345678.js'] } },
  { ...SAVE, type: 'save' },
  { paths: [], pictures: [] },
  { ...SAVE, paths: 'x' },
  'SKIP_WAITING',
  null,
])('the message %j: is none', (data) => expect(parseWorkerMessage(data, IMAGES)).toBeUndefined());

test('whatever is sent: does not throw, and names no other host', () =>
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.webUrl()), (data, pictures) => {
      parseWorkerMessage(data, IMAGES);
      const read = parseWorkerMessage({ ...SAVE, pictures }, IMAGES);
      return read?.type === 'SAVE_CODE' && read.pictures.every((url) => url.startsWith(`${IMAGES[0]}/`));
    }),
  ));
