import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildOf, fitsShell, parseRegistry } from './registry.ts';

const build = {
  version: '1',
  release: 3,
  contract: 1,
  entry: '/mfe-feed/1/assets/remoteEntry-a.js',
  preload: [],
  css: [],
  integrity: {},
};
const HASH = `sha256-${'A'.repeat(43)}=`;

test.each([undefined, null, 7, 'x', [], {}, { feed: null }, { feed: 'x' }])('%j is no registry', (value) => {
  expect(parseRegistry(value)).toBeUndefined();
});

test('a malformed record costs its remote only', () => {
  expect(parseRegistry({ feed: build, reels: { entry: 7 } })).toEqual({ feed: build });
});

test.each([
  'javascript:alert(1)//.js',
  '//evil/x.js',
  'data:text/javascript,1',
  '/a/../b.js',
  '/x.html',
  '/x.js?y',
  '/x.js#.js',
  'https:///x.js',
  'https://a@b/x.js',
  `/${'x'.repeat(600)}.js`,
])('an entry %s is refused', (entry) => expect(parseRegistry({ feed: { ...build, entry } })).toBeUndefined());

test('unknown fields are left out, and names that no remote can have', () => {
  expect(parseRegistry({ feed: { ...build, getPublicPath: 'evil()' }, 'no-body': build })).toEqual({ feed: build });
});

test('only allowed origins may serve any file of a remote', () => {
  const rules = { origins: ['https://feed.example'] };
  const at = (entry: string) => parseRegistry({ feed: { ...build, entry } }, rules);
  expect(at('https://feed.example/x.js')).toBeDefined();
  for (const entry of [
    'https://evil.example/x.js',
    'http://feed.example/x.js',
    'https://feed.example:8443/x.js',
    'https://feed.example.evil/x.js',
  ])
    expect(at(entry)).toBeUndefined();
  expect(parseRegistry({ feed: { ...build, preload: ['https://evil.example/x.js'] } }, rules)).toBeUndefined();
  expect(parseRegistry({ feed: { ...build, css: ['https://evil.example/x.css'] } }, rules)).toBeUndefined();
});

test('nothing below the floor is shown, not as a fallback either', () => {
  expect(parseRegistry({ feed: build }, { floors: { feed: 4 } })).toBeUndefined();
  const registry = parseRegistry({ feed: { ...build, release: 4, fallback: build } }, { floors: { feed: 4 } });
  expect(registry?.feed).toMatchObject({ release: 4 });
  expect(registry?.feed).not.toHaveProperty('fallback');
});

test.each(['', 'md5-x', 'sha256-short', 'sha1-AAAA'])('a hash %j is none, and a record with it is refused', (hash) => {
  expect(parseRegistry({ feed: { ...build, integrity: { [build.entry]: hash } } })).toBeUndefined();
});

test('a malformed fallback or canary costs itself only', () => {
  expect(parseRegistry({ feed: { ...build, fallback: 7, canary: { percent: 300, build } } })).toEqual({ feed: build });
});

test('a build fits unless the registry names what the shell does not provide of it, whatever its contract', () => {
  const fits = (fields: object) => fitsShell(parseRegistry({ feed: { ...build, ...fields } })!.feed!);
  expect(fits({ contract: 2 })).toBe(true);
  expect(fits({ missing: ['useNext of site/query'] })).toBe(false);
});

test('hostile registries: none makes it throw, and what it lets through is usable', { timeout: 60_000 }, () => {
  const evil = fc.oneof(
    fc.anything(),
    fc.constantFrom(
      '/a.js',
      '/a.css',
      'https://evil/x.js',
      1,
      0,
      -1,
      HASH,
      '../x.js',
      { '/a.js': HASH },
      { __proto__: null },
    ),
  );
  const record = fc.record(
    {
      version: evil,
      release: evil,
      contract: evil,
      entry: evil,
      preload: evil,
      css: evil,
      integrity: evil,
      fallback: evil,
      canary: evil,
      disabled: evil,
      floor: evil,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.record({
        feed: fc.oneof(
          evil,
          record.map((fields) => ({ ...build, ...fields })),
        ),
        reels: record,
      }),
      (value) => {
        for (const parsed of Object.values(parseRegistry(value) ?? {})) {
          expect(parsed.entry).toMatch(/^\/[^/].*\.js$/);
          expect(typeof parsed.version).toBe('string');
        }
      },
    ),
  );
});

const READS = [{ pattern: '/feed', reads: [{ collection: 'feed-posts', where: [['isVisible', true]], limit: 10 }] }];

test('what a build reads first and draws first comes with it, also into a fallback', () => {
  const drawn = { ...build, earlyReads: READS, drawnScreen: '/mfe-feed/1/assets/drawnScreen-a.js' };
  expect(parseRegistry({ feed: { ...drawn, fallback: drawn } })).toEqual({ feed: { ...drawn, fallback: drawn } });
  expect(buildOf({ ...drawn, disabled: 'off' } as never)).toEqual(drawn);
  expect(buildOf(build)).toEqual(build);
});

test.each([7, 'javascript:1', 'https://evil.example/x.js'])(
  'a malformed or foreign drawn screen %j costs itself only',
  (drawnScreen) => expect(parseRegistry({ feed: { ...build, drawnScreen } })).toEqual({ feed: build }),
);

test('builds for reviewers: those of another origin or below the floor are left out, and a malformed list altogether', () => {
  const other = { ...build, version: '2' };
  const at = (reviewable: unknown, rules = {}) =>
    parseRegistry({ feed: { ...build, reviewable } }, rules)?.feed?.reviewable;
  expect(at([other])).toEqual([other]);
  expect(at([{ ...other, entry: 'https://evil.example/x.js' }])).toEqual([]);
  expect(at([{ ...other, release: 2 }], { floors: { feed: 3 } })).toEqual([]);
  for (const malformed of [7, [7], [{ entry: 'x' }], Array.from({ length: 11 }, () => other)])
    expect(at(malformed)).toBeUndefined();
});
