import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { BRAND_NAME } from '@bazaar/shared/contracts/brand';
import { rememberingVisits, toVisitedPages, useRememberVisits, visitedPages } from './visitedPages.ts';

test('the page visited last comes first, each once, eight at most; one without a heading is not offered', () => {
  const remember = rememberingVisits();
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h', '/i', '/c'])
    remember({ path, title: ` Page ${path}` });
  remember({ path: '/z', title: '  ' });
  expect(visitedPages().map(({ path }) => path)).toEqual(['/c', '/i', '/h', '/g', '/f', '/e', '/d', '/b']);
  expect(visitedPages()[0]!.title).toBe('Page /c');
});

test('a page is named by its title as that becomes known, not by the heading that stood there', async () => {
  document.body.innerHTML = '<main id="content"><h1>Fix the leak, keep the customer</h1></main>';
  document.title = BRAND_NAME; // as the document comes
  const { pathname } = location;
  const { unmount } = await renderHook(() => useRememberVisits(pathname));
  const titleOf = () => visitedPages().find(({ path }) => path === pathname)?.title;
  document.title = `Home · ${BRAND_NAME}`;
  await expect.poll(titleOf).toBe('Home');
  document.title = `Level's · Tailoring · ${BRAND_NAME}`;
  await expect.poll(titleOf).toBe("Level's · Tailoring");
  await unmount();
});

test('the sign-in is no saved page', () => {
  rememberingVisits()({ path: '/login', title: 'Welcome Back' });
  expect(visitedPages().map(({ path }) => path)).not.toContain('/login');
  expect(toVisitedPages([{ path: '/login', title: 'Welcome Back' }])).toEqual([]);
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
