import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(join(import.meta.dirname, 'preload.page.js'), 'utf8').replace(/;\s*$/, '');
const CONTRACTS = { oldest: 3, newest: 3 };

const build = (version: string, contract = 3) => ({
  version,
  contract,
  entry: `/mfe-feed/${version}/entry.js`,
  preload: [`/mfe-feed/${version}/routes.js`],
  css: [],
});
const hashesOf = (...builds: ReturnType<typeof build>[]) =>
  Object.fromEntries(builds.flatMap(({ entry, preload }) => [entry, ...preload].map((url) => [url, 'sha256-x'])));

/** The scripts of the remote that a document with this record and these hashes preloads on /feed. */
function preloaded(record: object, integrity: object): string[] {
  const links: { rel?: string; href?: string }[] = [];
  const document = {
    getElementById: () => ({ textContent: JSON.stringify({ feed: record }) }),
    querySelector: () => ({ textContent: JSON.stringify({ integrity }) }),
    createElement: () => ({}),
    head: { append: (link: object) => void links.push(link) },
  };
  const context = { document, location: { pathname: '/feed' }, localStorage: { getItem: () => null } };
  const values = [{ '/feed': 'feed' }, { feed: [] }, CONTRACTS].map((value) => JSON.stringify(value));
  runInNewContext(`(${script})(${values.join()})`, context);
  return links.flatMap(({ rel, href }) => (rel === 'modulepreload' && href ? [href] : []));
}

const live = build('live');
const previous = build('previous');
const scriptsOf = ({ entry, preload }: ReturnType<typeof build>) => [entry, ...preload];

test('the scripts of the live version are preloaded', () =>
  expect(preloaded({ ...live, fallback: previous }, hashesOf(live, previous))).toEqual(scriptsOf(live)));

test.each([2, 4])(
  'a live version of contract %i, which the shell does not serve, is not preloaded: the version before is',
  (contract) => {
    const refused = build('live', contract);
    expect(preloaded({ ...refused, fallback: previous }, hashesOf(refused, previous))).toEqual(scriptsOf(previous));
  },
);

test('a live version without the hash of each script is not preloaded: the version before is, if there is one', () => {
  const { [live.preload[0]!]: _, ...hashes } = hashesOf(live, previous);
  expect(preloaded({ ...live, fallback: previous }, hashes)).toEqual(scriptsOf(previous));
  expect(preloaded(live, hashes)).toEqual([]);
});
