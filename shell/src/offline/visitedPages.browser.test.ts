import { beforeEach, expect, test } from 'vitest';
import { rememberVisit, visitedPages } from './visitedPages.ts';

const KEY = 'bazaar.visitedPages';

beforeEach(() => localStorage.removeItem(KEY));

test('the page visited last comes first, each once, eight at most', () => {
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h', '/i', '/c']) rememberVisit({ path, title: `Page ${path}` });
  expect(visitedPages().map(({ path }) => path)).toEqual(['/c', '/i', '/h', '/g', '/f', '/e', '/d', '/b']);
});

test('a page without a heading is not offered', () => {
  rememberVisit({ path: '/a', title: '  ' });
  expect(visitedPages()).toEqual([]);
});

test.each(['{', 'null', '{"path":"/a"}', '[{"path":"https://evil.example","title":"x"}]', '[{"path":"//evil.example","title":"x"}]', '[{"path":"/a","title":7}]'])(
  'hostile storage is no page: %s',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(visitedPages()).toEqual([]);
  },
);
