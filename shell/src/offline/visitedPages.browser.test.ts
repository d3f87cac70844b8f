import { expect, test } from 'vitest';
import { rememberingVisits, toVisitedPages, visitedPages } from './visitedPages.ts';

test('the page visited last comes first, each once, eight at most; one without a heading is not offered', () => {
  const remember = rememberingVisits();
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h', '/i', '/c'])
    remember({ path, title: ` Page ${path}` });
  remember({ path: '/z', title: '  ' });
  expect(visitedPages().map(({ path }) => path)).toEqual(['/c', '/i', '/h', '/g', '/f', '/e', '/d', '/b']);
  expect(visitedPages()[0]!.title).toBe('Page /c');
});

test.each([
  undefined,
  null,
  7,
  { path: '/a' },
  [{ path: 'https://evil.example', title: 'x' }],
  [{ path: '//evil.example', title: 'x' }],
  [{ path: '/a', title: 7 }],
  [null],
])('hostile storage is no page: %j', (stored) => expect(toVisitedPages(stored)).toEqual([]));
