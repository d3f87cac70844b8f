import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as paths from './paths.ts';
import { ownPath } from './ownPath.ts';

test('ids are encoded, so every id stays within its segment', () => {
  expect(paths.subcategories('../x?y#z')).toBe('/level/categories/..%2Fx%3Fy%23z');
});

test('the levels path has the topic in both segments', () => {
  expect(paths.levels('c', 's', 't')).toBe('/level/categories/c/subcategories/s/creators/t/levels/t');
});

test('absent query values: no question mark', () => {
  expect(paths.levelVideos('t', 'l')).toBe('/levels/t/videos/l');
  expect(paths.levelVideos('t', 'l', { page: 2, video: 'a b' })).toBe('/levels/t/videos/l?page=2&video=a+b');
});

test.each(['/feed', '/reel?reel=a%20b#top', paths.levels('c', '../s', 't'), '/quiz/of-a-new-remote'])(
  '%s is a path of this site',
  (path) => expect(ownPath(path)).toBe(path),
);

test.each([
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['/\n\\evil.example'],
  ['/..//evil.example'],
  ['/./\\evil.example'],
  ['/%2e%2e//evil.example'],
  ['//[bad'],
  ['https://evil.example/feed'],
  ['javascript:alert(1)'],
  ['feed'],
  [''],
  [`/${'a'.repeat(3_000)}`],
  [{ pathname: '/feed' }],
  [undefined],
])('%j is no path of this site', (value) => expect(ownPath(value)).toBeUndefined());

test('whatever a navigation state holds: a path that is accepted stays on the site, and is accepted as it is', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'feed',
    ' ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.array(part).map((parts) => `/${parts.join('')}`),
      ),
      (value) => {
        const path = ownPath(value);
        if (path === undefined) return;
        expect(new URL(path, 'https://bazaar.example').origin).toBe('https://bazaar.example');
        expect(ownPath(path)).toBe(path);
      },
    ),
  );
});

test('hostile ids: every URL stays on this site, below its first segment', () => {
  const builders = {
    '/reel': paths.reel,
    '/business': paths.businessTopic,
    '/level/categories': paths.categoryNamed,
    '/business/levels/': paths.businessLevels,
    '/level/categories/': (id: string) => paths.levels(id, id, id),
    '/levels/': (id: string) => paths.levelVideos(id, id, { video: id }),
    '/creators/': (id: string) => paths.playlistVideos(id, id, id, { video: id }),
  };
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }).map((id) => `x${id.toWellFormed()}`),
    fc.constantFrom('//evil.example', '/\\evil.example', '../../x', '?a=b', '#x', '%2f%2fevil.example', 'javascript:x'),
  );
  fc.assert(
    fc.property(hostile, (id) =>
      Object.entries(builders).every(([start, build]) => {
        const { origin, pathname } = new URL(build(id), 'https://school.example');
        return origin === 'https://school.example' && pathname.startsWith(start);
      }),
    ),
  );
});
