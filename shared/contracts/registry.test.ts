import { expect, test } from 'vitest';
import { isTooNew, parseRegistry } from './registry.ts';

const feed = { version: '1', contract: 1, entry: '/mfe-feed/1/assets/remoteEntry-a.js' };

test.each([undefined, null, 7, 'x', [], {}, { feed: null }, { feed: 'x' }])('%j is no registry', (value) => {
  expect(parseRegistry(value)).toBeUndefined();
});

test('a malformed record costs its remote only', () => {
  expect(parseRegistry({ feed, reels: { entry: 7 } })).toEqual({ feed: { ...feed, preload: [], css: [] } });
});

test.each(['javascript:alert(1)//.js', '//evil/x.js', 'data:text/javascript,1', '/a/../b.js', '/x.html'])(
  'an entry %s is refused',
  (entry) => expect(parseRegistry({ feed: { ...feed, entry } })).toBeUndefined(),
);

test('unknown names and fields are left out', () => {
  expect(parseRegistry({ feed: { ...feed, getPublicPath: 'evil()' }, quiz: feed })).toEqual({
    feed: { ...feed, preload: [], css: [] },
  });
});

test('a remote of a newer contract is told apart', () => {
  expect(isTooNew({ ...feed, contract: 99, preload: [], css: [] })).toBe(true);
});
