import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bucketOf } from '@remotes-kit/runtime/canary';
import { documentScript } from '../../../shared/tools/build/documentScripts.ts';

const script = await documentScript('canary');

/** The attributes of `<html>` in a document of the live shell, of the canary, and of the live shell in its folder once it has ended. */
const live = { shell: 'facade', shellCanary: 'c0ffee 10' };
const canary = { ...live, shell: 'c0ffee' };
const ended = { shell: 'facade' };
const PERCENT = 10;

interface Visit {
  href: string;
  /** Web storage of the browser. */
  stored?: Record<string, string>;
  /** The page says that it could not start when it is left. */
  hasNotice?: boolean;
}

/** A browser's tab in which a document with these attributes is opened, and left. Returns what it did. */
function visit(dataset: object, { href, stored = {}, hasNotice = false }: Visit) {
  const done: string[] = [];
  const storage = { getItem: (key: string) => stored[key] ?? null, setItem: (key: string, value: string) => void (stored[key] = value) }; // prettier-ignore
  const { origin, pathname, search, hash } = new URL(href);
  const shown = { href, state: undefined as unknown };
  const leave: (() => void)[] = [];
  runInNewContext(script, {
    location: { href, origin, pathname, search, hash, reload: () => done.push('reload') },
    history: {
      state: { draft: 1 },
      replaceState: (state: unknown, _: string, url: string) => Object.assign(shown, { state, href: url }),
    },
    localStorage: storage,
    sessionStorage: storage,
    crypto: { randomUUID: () => 'made-now' },
    stop: () => done.push('stop'),
    document: { documentElement: { dataset }, querySelector: () => (hasNotice ? {} : null) },
    addEventListener: (_: 'pagehide', listener: () => void) => leave.push(listener),
  });
  for (const listener of leave) listener();
  return { done, ...shown, stored };
}

const ids = Array.from({ length: 200 }, (_, index) => `visitor-${index}`);
const inside = ids.find((id) => bucketOf(id, 'shell') < PERCENT)!;
const outside = ids.find((id) => bucketOf(id, 'shell') >= PERCENT)!;
const idStored = (id: string) => ({ 'bazaar.visitor': JSON.stringify(id) });
const page = 'https://school.example/feed?a=1#b';
const ofCanary = 'https://school.example/_canary/feed?a=1#b';

test('a visitor of the share gets the canary’s document of the same page, with the state of the history’s entry', () => {
  expect(visit(live, { href: page, stored: idStored(inside) })).toMatchObject({
    done: ['stop', 'reload'],
    href: ofCanary,
    state: { draft: 1 },
  });
});

test('of 200 visitors those whose bucket is inside the share, and no other', () => {
  const chosen = ids.filter((id) => visit(live, { href: page, stored: idStored(id) }).done.length > 0);
  expect(chosen).toEqual(ids.filter((id) => bucketOf(id, 'shell') < PERCENT));
});

test('a visitor outside, and one whose storage is blocked, stay with the live shell', () => {
  expect(visit(live, { href: page, stored: idStored(outside) }).done).toEqual([]);
  const blocked = Object.defineProperty({}, 'bazaar.visitor', {
    get: () => {
      throw new Error('blocked');
    },
  });
  expect(visit(live, { href: page, stored: blocked }).done).toEqual([]);
});

test('a first visit: the id is made, and survives a sign-out', () => {
  const { stored } = visit(live, { href: page, stored: { 'bazaar.survivesSignOut': '["bazaar.theme"]' } });
  expect(stored).toMatchObject({
    'bazaar.visitor': 'made-now',
    'bazaar.survivesSignOut': '["bazaar.theme","bazaar.visitor"]',
  });
});

test.each([live, canary, ended])(
  'every document that is requested below the canary’s folder shows the page’s own path, and chooses nothing',
  (document) => {
    expect(visit(document, { href: ofCanary, stored: idStored(inside) })).toMatchObject({ done: [], href: page });
  },
);

test('a canary that could not start: this tab gets the live shell from then on, until there is another canary', () => {
  const { stored } = visit(canary, {
    href: ofCanary,
    stored: idStored(inside),
    hasNotice: true,
  });
  expect(visit(live, { href: page, stored }).done).toEqual([]);
  expect(visit({ ...live, shellCanary: 'decade 10' }, { href: page, stored }).done).toEqual(['stop', 'reload']);
});

test('a canary that started is not noted as failed', () => {
  const { stored } = visit(canary, { href: ofCanary, stored: idStored(inside) });
  expect(visit(live, { href: page, stored }).done).toEqual(['stop', 'reload']);
});
