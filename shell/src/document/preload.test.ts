import type { FilesOfRemote } from '@bazaar/shared/contracts/documentProtocol';
import type { RemoteRecord } from '@remotes-kit/runtime/registry';
import { afterEach, expect, test, vi } from 'vitest';
import { buildToShow, preload } from './preload.ts';

afterEach(() => void vi.unstubAllGlobals());

const build = (version: string, fields: Partial<RemoteRecord> = {}): RemoteRecord => ({
  version,
  release: 1,
  contract: 1,
  integrity: {},
  ...fields,
  entry: `/mfe-feed/${version}/entry.js`,
  preload: [`/mfe-feed/${version}/routes.js`],
  css: [],
});
const hashesOf = (...builds: ReturnType<typeof build>[]) =>
  Object.fromEntries(builds.flatMap(({ entry, preload }) => [entry, ...preload].map((url) => [url, 'sha256-x'])));

/** Everything that a document with these hashes preloads of the remote with this record, on a path, before the shell starts. */
function preloadedOn(
  pathname: string,
  record: RemoteRecord,
  hashes: Record<string, string>,
  screens: FilesOfRemote['screens'] = {},
) {
  const links: { rel?: string; href: string }[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({}),
    documentElement: { dataset: {} },
    head: { append: (link: { href: string }) => void links.push(link) },
  });
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('localStorage', { getItem: () => null });
  const fileOf = (href: string) => (href in hashes ? { href, integrity: hashes[href]! } : { href });
  const shown = buildToShow('feed', record, fileOf);
  if (shown) preload(shown, { own: [], screens }, fileOf, () => {});
  const ofKind = (kind: string, ending: string) =>
    links.filter(({ rel, href }) => rel === kind && href.endsWith(ending)).map(({ href }) => href);
  return {
    scripts: ofKind('modulepreload', '.js'),
    css: ofKind('preload', '.css'),
    all: links.map(({ href }) => href),
  };
}

const preloaded = (record: RemoteRecord, integrity: Record<string, string>) =>
  preloadedOn('/feed', record, integrity).scripts;

const live = build('live');
const previous = build('previous');
const scriptsOf = ({ entry, preload }: ReturnType<typeof build>) => [entry, ...preload];

test('the scripts of the live version are preloaded', () =>
  expect(preloaded({ ...live, fallback: previous }, hashesOf(live, previous))).toEqual(scriptsOf(live)));

test('a live version that uses what the shell does not provide is not preloaded: the version before is', () => {
  const refused = build('live', { missing: ['useNext of @bazaar/shared/query'] });
  expect(preloaded({ ...refused, fallback: previous }, hashesOf(refused, previous))).toEqual(scriptsOf(previous));
});

test('a live version without the hash of each script is not preloaded: the version before is, if there is one', () => {
  const { [live.preload[0]!]: _, ...hashes } = hashesOf(live, previous);
  expect(preloaded({ ...live, fallback: previous }, hashes)).toEqual(scriptsOf(previous));
  expect(preloaded(live, hashes)).toEqual([]);
});

const SCREENS = [
  { pattern: '/feed', files: ['/list.js'], css: ['/list.css'] },
  { pattern: '/feed/:topicId/videos/:videoId?', files: ['/watch.js', '/player.js'], css: ['/watch.css'] },
];

test.each([
  ['/feed', ['/list.js'], ['/list.css']],
  ['/feed/', ['/list.js'], ['/list.css']],
  ['/feed/a.b/videos', ['/watch.js', '/player.js'], ['/watch.css']],
  ['/feed/a/videos/c', ['/watch.js', '/player.js'], ['/watch.css']],
  ['/feed/a', [], []],
  ['/feed/a/videos/c/d', [], []],
])('on %s the files of its screen are preloaded, and no sheet of another', (path, scripts, css) => {
  const build = { ...live, css: ['/routes.css', '/list.css', '/watch.css'] };
  const hashes = { ...hashesOf(live), '/routes.css': 'x', '/list.css': 'x', '/watch.css': 'x' };
  expect(preloadedOn(path, build, hashes, { live: SCREENS })).toMatchObject({
    scripts: [...scriptsOf(live), ...scripts],
    css: ['/routes.css', ...css],
  });
});

test('of a build with a drawn screen what draws it is preloaded, and nothing else has the line', () => {
  const build = { ...live, css: ['/routes.css'], drawnScreen: '/drawnScreen.js' };
  const hashes = { ...hashesOf(live), '/routes.css': 'x', '/drawnScreen.js': 'x' };
  expect(preloadedOn('/feed', build, hashes).all).toEqual(['/drawnScreen.js', '/routes.css']);
});

test('a build that does not say which files a screen has: all its sheets are preloaded', () => {
  const build = { ...live, css: ['/list.css', '/watch.css'] };
  const hashes = { ...hashesOf(live), '/list.css': 'x', '/watch.css': 'x' };
  expect(preloadedOn('/feed', build, hashes).css).toEqual(['/list.css', '/watch.css']);
});

test('a build that was chosen for review in this tab is preloaded, where the site lists it', () => {
  const reviewed = build('reviewed');
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'bazaar.review.feed' ? 'reviewed' : null) });
  expect(preloaded({ ...live, reviewable: [reviewed] }, hashesOf(live, reviewed))).toEqual(scriptsOf(reviewed));
  expect(preloaded(live, hashesOf(live, reviewed))).toEqual(scriptsOf(live));
});
