import { CONTRACT_VERSION } from '@bazaar/shared/contracts/remote';
import { expect, test } from 'vitest';
import { healthOf, type MeasuredLoad } from './healthOf.ts';

const ORIGIN = 'https://school.example';
const build = (version: string) => ({
  version,
  release: 2,
  contract: CONTRACT_VERSION,
  entry: `/mfe-feed/${version}/assets/remoteEntry-a.js`,
  preload: [],
  css: [],
  integrity: {},
});
const record = { ...build('b'), fallback: build('a') };
const load = (version: string, rest: Partial<MeasuredLoad['detail']> = {}): MeasuredLoad => ({
  ms: 120,
  detail: { name: 'feed', exposed: 'routes', version, attempt: 'first', ...rest },
});
const resources = [
  { name: `${ORIGIN}/mfe-feed/b/assets/x.js`, encodedBodySize: 100, decodedBodySize: 300 },
  { name: `${ORIGIN}/_r1/mfe-feed/b/assets/x.js`, encodedBodySize: 10, decodedBodySize: 30 },
  { name: `${ORIGIN}/mfe-feed/a/assets/x.js`, encodedBodySize: 7, decodedBodySize: 20 },
];

test('a remote without a record in the registry is missing', () =>
  expect(healthOf(undefined, [], [], ORIGIN)).toEqual({ status: 'missing' }));

test('a remote waits until it is needed; when loaded it has a time and the bytes of its own version, by a retry URL too', () => {
  expect(healthOf(record, [], resources, ORIGIN).status).toBe('waiting');
  expect(healthOf(record, [load('b')], resources, ORIGIN)).toMatchObject({
    status: 'loaded',
    version: 'b',
    loadMs: 120,
    bytes: 110,
    origin: ORIGIN,
  });
});

test('a file from the service worker counts with its decoded size', () => {
  const fromWorker = [{ name: `${ORIGIN}/mfe-feed/b/assets/x.js`, encodedBodySize: 0, decodedBodySize: 300 }];
  expect(healthOf(record, [load('b')], fromWorker, ORIGIN).bytes).toBe(300);
});

test('the previous version instead of the current one: status fallback, with the error of the current one', () => {
  expect(
    healthOf(record, [load('b', { error: 'gone' }), load('a', { attempt: 'previous' })], resources, ORIGIN),
  ).toMatchObject({ status: 'fallback', version: 'a', lastError: 'gone', bytes: 7 });
});

test('a failed remote and a disabled one have different statuses', () => {
  expect(healthOf(record, [load('b', { error: 'gone' })], [], ORIGIN)).toMatchObject({
    status: 'failed',
    lastError: 'gone',
  });
  expect(healthOf({ ...record, disabled: 'x' }, [], [], ORIGIN).status).toBe('off');
});

test('a live version that uses what the shell does not provide: shown as refused, with the version that visitors get instead', () => {
  const tooNew = { ...record, missing: ['useNext of @bazaar/shared/query'] };
  expect(healthOf(tooNew, [], [], ORIGIN)).toMatchObject({
    status: 'waiting',
    version: 'a',
    refused: { version: 'b', missing: ['useNext of @bazaar/shared/query'] },
  });
  expect(healthOf({ ...tooNew, fallback: undefined }, [], [], ORIGIN)).toMatchObject({
    status: 'refused',
    version: 'b',
  });
  expect(healthOf(record, [], [], ORIGIN)).not.toHaveProperty('refused');
});
