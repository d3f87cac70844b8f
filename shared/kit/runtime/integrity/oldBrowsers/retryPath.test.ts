import { expect, test } from 'vitest';
import { retryUrl, withoutRetryPath } from './retryPath.ts';

test.each([
  ['/mfe-feed/abc/assets/a.js', '/_r1/mfe-feed/abc/assets/a.js'],
  ['https://feed.example/mfe-feed/abc/assets/a.js', 'https://feed.example/_r1/mfe-feed/abc/assets/a.js'],
])('%s has the retry URL %s', (url, again) => {
  expect(retryUrl(url)).toBe(again);
  expect(withoutRetryPath(again)).toBe(url);
  expect(withoutRetryPath(url)).toBe(url);
});
