import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { composition } from '../composition.ts';
import { documentForPath } from '../../contracts/documents.ts';
import { REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import { DISGUISES } from '@remotes-kit/release/disguises';
import { CONFIG } from '../serve/hostingSites.ts';
import { documentHeaders } from './headers.ts';
import { shellRules } from '@remotes-kit/release/hostingRules';

/** The engine's own function that matches a path with a rule. */
const { configMatcher } = createRequire(import.meta.url)('superstatic/lib/utils/patterns.js') as {
  configMatcher(path: string, rule: { source: string }): boolean;
};

const POLICY = /^(content-security-policy|integrity-policy|reporting-endpoints|x-policy)/i;
const reports = { url: '/v1/logs', share: 1, policyUrl: 'https://collector.example/v1/policy' };
const documents = documentHeaders({ config: { ...CONFIG, reports }, remoteOrigins: [], scripts: [], styles: [] });
const rules = shellRules(composition, documents, ['assets/app-12345678.js'], ['https://news.example']);

const prefixes = REMOTE_NAMES.flatMap((name) => REMOTES[name].prefixes);
const plain = [
  '/',
  '/home',
  '/home/x',
  '/homes',
  '/about',
  '/index.html',
  '/frame.html',
  '/404.html',
  '/404.html/x',
  '/remotes.json',
  '/sw.js',
  '/sw.js/x',
  '/assets/app-12345678.js',
  '/assets',
  '/_r1/assets/x.js',
  '/saved/x',
  '/search-index/x',
  '/cards/lesson-x.html',
  '/.well-known/assetlinks.json',
  '/.site/headers.json',
  '/login/.x',
  '/_canary',
  '/_canary/home',
  '/_canary/feed',
  '/_canary/login',
  '/_canary/login/x',
  '/_canary/assets/x.js',
  '/_canary/sw.js',
  '/login/a/b',
  '/logins',
  '/nope.js',
  ...prefixes.flatMap((path) => [path, `${path}/x`]),
  ...REMOTE_NAMES.flatMap((name) => [`/${REMOTES[name].folder}`, `/${REMOTES[name].folder}/x`]),
];
/** As the engine asks: with one slash before a path, and nothing decoded. */
const paths = [...new Set(plain.flatMap((path) => DISGUISES.map((disguise) => disguise(path).split(/[?#]/)[0]!)))];

const policiesOf = (path: string) =>
  rules.headers
    .filter((rule) => configMatcher(path, rule))
    .map(({ headers }) => Object.fromEntries(headers.map(({ key, value }) => [key, value])))
    .filter((headers) => Object.keys(headers).some((name) => POLICY.test(name)));

test('no path, however it is written: has a policy from two rules', () => {
  expect(paths.filter((path) => policiesOf(path).length > 1)).toEqual([]);
  expect(paths.length).toBeGreaterThan(500);
});

test('every path that is answered with a page, however it is written: the rules and documentForPath name the same file', () => {
  const wrong = paths.filter((path) => {
    const rule = rules.rewrites!.find((rewrite) => configMatcher(path, rewrite));
    return rule && (rule.destination === '/index.html') !== (documentForPath(path, REMOTES) === 'home');
  });
  expect(wrong).toEqual([]);
});

test('every path that is answered with a page: has a page’s whole policy, and the worker’s never', () => {
  const pages = paths.filter((path) => rules.rewrites!.some((rule) => configMatcher(path, rule)));
  const wrong = pages.filter((path) => {
    const [policy] = policiesOf(path);
    const own = path.replace(/^\/+_canary\/+/, '/'); // a canary's documents have the policies of the live shell's
    const expected = documentForPath(own, REMOTES) === 'signIn' ? documents.signIn : documents.page;
    return JSON.stringify(policy) !== JSON.stringify(expected);
  });
  expect(wrong).toEqual([]);
  expect(policiesOf('/sw.js')).toEqual([documents.worker]);
});

test('below the canary’s folder are its documents, as above it those of the live shell', () => {
  const destinationOf = (path: string) => rules.rewrites!.find((rewrite) => configMatcher(path, rewrite))?.destination;
  for (const path of ['/', '/home', '/feed', '/login', '/levels/a/b'])
    expect(destinationOf(`/_canary${path}`)).toBe(`/_canary${path === '/' ? '/index.html' : destinationOf(path)}`);
});
