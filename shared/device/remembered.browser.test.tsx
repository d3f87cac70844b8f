import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type * as Module from './remembered.ts';

let pages = 0;
/** Another page of the same browser: its own memory, the same storage. */
const openPage = async () => (await import(/* @vite-ignore */ `./remembered.ts?page=${(pages += 1)}`)) as typeof Module;
const text = (stored: unknown) => (typeof stored === 'string' ? stored : 'none');
const tellOthers = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('remembered twice under one key: one copy, and every change is seen', async () => {
  const { remembered, useRemembered } = await openPage();
  const value = remembered('bazaar.test', text);
  const Shown = () => <p>{useRemembered(remembered('bazaar.test', text))}</p>;
  const { getByText } = await render(<Shown />);
  await expect.element(getByText('none')).toBeVisible();
  value.set('changed');
  await expect.element(getByText('changed')).toBeVisible();
  value.set(undefined);
  await expect.element(getByText('none')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test('F71: text is stored as it is and all else as JSON; anything else in storage: the parser gets it, and nothing throws', async () => {
  const { remembered } = await openPage();
  remembered('bazaar.text', text).set('dark');
  remembered('bazaar.list', String).set([1] as never);
  expect({ ...localStorage }).toEqual({ 'bazaar.text': 'dark', 'bazaar.list': '[1]' });
  for (const [stored, seen] of [
    ['{', '{'],
    ['null', null],
    ['[1', '[1'],
    ['{"a":1}', { a: 1 }],
    ['', ''],
  ] as const) {
    localStorage.setItem('bazaar.any', stored);
    tellOthers('bazaar.any');
    expect(remembered('bazaar.any', (any) => any).get()).toEqual(seen);
  }
});

test('F69: storage is blocked or full: remembered for the life of the page, and set() returns false', async () => {
  const { remembered, forgetRemembered, currentVisit, duringThisVisit } = await openPage();
  const value = remembered('bazaar.test', text);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(value.set('seen')).toBe(false);
  expect(value.get()).toBe('seen');
  const late = duringThisVisit(() => value.set('late'));
  forgetRemembered(currentVisit());
  late();
  expect(value.get()).toBe('none');
  full.mockRestore();
  expect(value.set('stored')).toBe(true);
});

test('sign-out: memory and storage forget the visitor, values with survivesSignOut stay, and late writes do nothing', async () => {
  const { remembered, forgetRemembered, currentVisit, duringThisVisit } = await openPage();
  const theme = remembered('bazaar.theme', text, { survivesSignOut: true });
  const own = remembered('bazaar.test', text);
  const tab = remembered('bazaar.tab', text, { session: true });
  for (const each of [theme, own, tab]) each.set('first');
  localStorage.setItem('_grecaptcha', 'x');
  const late = duringThisVisit((value: string) => own.set(value));
  late('before');
  expect(own.get()).toBe('before');

  const visit = currentVisit();
  forgetRemembered(visit);
  late('after');
  expect([theme.get(), own.get(), tab.get()]).toEqual(['first', 'none', 'none']);
  expect(Object.keys(localStorage).sort()).toEqual(['bazaar.survivesSignOut', 'bazaar.theme', 'bazaar.visit']);
  expect(Object.keys(sessionStorage)).toEqual(['bazaar.visit']);
  own.set('second');
  forgetRemembered(visit); // of a visitor who was forgotten already
  expect(own.get()).toBe('second');
});

test('sign-out in another tab whose event has not come yet: the copy in memory is dropped', async () => {
  const here = await openPage();
  const own = here.remembered('bazaar.test', text);
  const tab = here.remembered('bazaar.tab', text, { session: true });
  const late = here.duringThisVisit(() => own.set('late'));
  own.set('first');
  tab.set('first');
  localStorage.removeItem('bazaar.test');
  localStorage.setItem('bazaar.visit', '1'); // what the other tab does
  expect(own.set('made of what the first had')).toBe(false);
  late();
  expect(localStorage.getItem('bazaar.test')).toBeNull();
  expect([own.get(), tab.get()]).toEqual(['none', 'none']);
  expect(sessionStorage.getItem('bazaar.tab')).toBeNull();
  expect(own.set('second')).toBe(true);

  localStorage.setItem('bazaar.visit', '2');
  tellOthers('bazaar.visit');
  expect(here.currentVisit()).toBe(2);
});

test('sign-out on a page that has not loaded a module: its values with survivesSignOut stay', async () => {
  const earlier = await openPage();
  earlier.remembered('bazaar.codes', text, { survivesSignOut: true }).set('here');
  earlier.remembered('bazaar.codesOfTab', text, { session: true, survivesSignOut: true }).set('there');
  const { forgetRemembered, currentVisit } = await openPage();
  forgetRemembered(currentVisit());
  expect(localStorage.getItem('bazaar.codes')).toBe('here');
  expect(sessionStorage.getItem('bazaar.codesOfTab')).toBe('there');
});

test('a tab that was closed during the sign-out is restored without what it had; a malformed visit number: values can be set', async () => {
  sessionStorage.setItem('bazaar.tab', 'first');
  localStorage.setItem('bazaar.visit', '1');
  const { remembered } = await openPage();
  expect(remembered('bazaar.tab', text, { session: true }).get()).toBe('none');
  localStorage.setItem('bazaar.visit', '{"x":');
  const again = (await openPage()).remembered('bazaar.test', text);
  expect([again.set('value'), again.get()]).toEqual([true, 'value']);
});

test('a page that comes back from the back/forward cache: has what other tabs have stored meanwhile', async () => {
  const { remembered } = await openPage();
  const value = remembered('bazaar.test', text);
  value.set('before');
  localStorage.setItem('bazaar.test', 'by another tab'); // whose events do not reach a page that was put aside
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(value.get()).toBe('by another tab');
});
