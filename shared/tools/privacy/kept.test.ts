import { describe, expect, test } from 'vitest';
import { keptByCode, keptByTable, readInputs, type Inputs } from './keptByCode.ts';

const inputs = readInputs();
const table = keptByTable();
const missing = (given: Inputs) => keptByCode(given).filter((name) => !table.includes(name));

test('what the site keeps: each field, key, cache and database is in the table of the privacy page', () =>
  expect(missing(inputs)).toEqual([]));

test('the table of the privacy page: names nothing that the site does not keep', () => {
  const kept = keptByCode(inputs);
  expect(table.filter((name) => !kept.includes(name))).toEqual([]);
});

test('the table of the privacy page: has each name once', () =>
  expect(table.filter((name, index) => table.indexOf(name) !== index)).toEqual([]));

type Plant = (given: Inputs) => Inputs;

/** Adds code to one of the site's files. */
const added =
  (path: string, code: string): Plant =>
  (given) => {
    expect(given.site.map((file) => file.path)).toContain(path);
    const site = given.site.map((file) => (file.path === path ? { ...file, code: `${file.code}\n${code}` } : file));
    return { ...given, site };
  };

const inRules =
  (from: string, to: string): Plant =>
  ({ rules, ...rest }) => {
    expect(rules).toContain(from);
    return { ...rest, rules: rules.replace(from, to) };
  };

const inReports =
  (from: string, to: string): Plant =>
  ({ reports, ...rest }) => {
    expect(reports.code).toContain(from);
    return { ...rest, reports: { ...reports, code: reports.code.replace(from, to) } };
  };

const OMISSIONS: [what: string, plant: Plant, named: string][] = [
  [
    'a field that the rules of the account allow',
    inRules("hasOnly(['uid', 'firstName',", "hasOnly(['uid', 'birthday', 'firstName',"),
    'users/{uid}: birthday',
  ],
  [
    'a field that the rules of the progress allow',
    inRules("'seriesLessons', 'seriesLength']", "'seriesLessons', 'seriesLength', 'city']"),
    'users/{uid}/progress/{lesson}: city',
  ],
  [
    'a collection that a browser may write without a list of fields',
    inRules('match /stories/{id} {', 'match /comments/{id} { allow create: if true; }\n match /stories/{id} {'),
    'comments/{id}: (any field)',
  ],
  [
    'a value that a device remembers',
    added('mfe-feed/src/list/useScrollAnchor.ts', "const liked = remembered('bazaar.liked', parse);"),
    'localStorage: bazaar.liked',
  ],
  [
    'a value that a tab remembers, under a key that is no constant',
    added('mfe-feed/src/list/rowHeights.ts', 'remembered(keyOf(post), parse, { session: true });'),
    'sessionStorage: (no constant, in mfe-feed/src/list/rowHeights.ts)',
  ],
  [
    'a value that is remembered by a function under another name',
    added(
      'mfe-reels/src/reels/ReelsScreen.tsx',
      "import { remembered as keep } from '@bazaar/shared/device';\nkeep('bazaar.reactions', parse);",
    ),
    'localStorage: bazaar.reactions',
  ],
  [
    'a key that a script of the document writes',
    added('shell/src/document/beforePaint.ts', "window.sessionStorage.setItem('opened', Date.now());"),
    'sessionStorage: opened',
  ],
  [
    'storage that is handed on',
    added('shell/src/main.tsx', 'const box = localStorage;'),
    'localStorage: (no constant, in shell/src/main.tsx)',
  ],
  [
    'storage that is named by a text',
    added('shell/src/Layout.tsx', "globalThis['sessionStorage'].mail = mail;"),
    'sessionStorage: (no constant, in shell/src/Layout.tsx)',
  ],
  [
    'a cache of the service worker',
    added('shell/src/offline/serviceWorker.ts', "new CacheFirst({ cacheName: 'avatars' });"),
    'caches: avatars',
  ],
  [
    'a cache that a page opens',
    added('shell/src/offline/cachedCode.ts', "const NOTES = 'notes';\nawait caches.open(NOTES);"),
    'caches: notes',
  ],
  [
    'a database of the site',
    added('shared/query/persistedPages.ts', "export const drafts = createStore('bazaar-drafts', 'all');"),
    'IndexedDB: bazaar-drafts',
  ],
  [
    'a database of a library',
    ({ libraries, ...rest }) => ({
      ...rest,
      libraries: [...libraries, { path: 'index.js', code: "const DB = 'installations';\nopenDB(DB, 1);" }],
    }),
    'IndexedDB: installations',
  ],
  [
    'a cookie',
    added('shell/src/router.tsx', "document.cookie = 'seen=1';"),
    'cookies: (no constant, in shell/src/router.tsx)',
  ],
  [
    'what a page hands on in the history',
    added('mfe-catalog/src/lists.tsx', "navigate('/home', { state: { email } });"),
    'history: email',
  ],
  [
    'something that is counted',
    added('shell/src/reports/countVisits.ts', "add({ event: 'count', what: 'reel.liked', subject, value: 1 });"),
    'counted: reel.liked',
  ],
  [
    'something that is counted, by a name that is no constant',
    added(
      'shell/src/reports/sendReports.ts',
      "waiting.push({ event: 'count', what: kindOf(note), subject, value: 1 });",
    ),
    'counted: (no constant, in shell/src/reports/sendReports.ts)',
  ],
  ['a field of several reports', inReports('const about = {', 'const about = { uid: text(128),'), 'report: uid'],
  ['a field of one report', inReports('directive: text(60)', 'directive: text(60), url: text(60)'), 'report: url'],
  [
    'a field that the intake adds to each report',
    inReports('sender?: number', 'address?: string; sender?: number'),
    'report: address',
  ],
];

describe('planted omissions', () => {
  const named = missing(OMISSIONS.reduce((given, [, plant]) => plant(given), inputs));

  test.each(OMISSIONS)('%s: is named as missing from the table', (_, _plant, name) => expect(named).toContain(name));

  test('all of them together: nothing else is named', () =>
    expect([...named].sort()).toEqual(OMISSIONS.map(([, , name]) => name).sort()));
});
