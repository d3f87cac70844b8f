import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import { parseSite } from './siteFile.ts';

const EXAMPLE = JSON.parse(readFileSync(join(ROOT, 'shared/firebase/site.example.json'), 'utf8')) as object;
const withHosts = (hosts: unknown) => parseSite({ ...EXAMPLE, hosts });

test('the example describes a site; without `hosts` no foreign origin may load its remotes', () => {
  expect(parseSite(EXAMPLE).success).toBe(true);
  expect(withHosts(undefined).output).toHaveProperty('hosts', []);
  expect(withHosts(['https://news.example', 'https://a.example:8443']).success).toBe(true);
});

test.each([
  'https://news.example',
  ['*'],
  ['http://news.example'],
  ['http://localhost:4173'],
  ['https://news.example/'],
  ['https://News.example'],
  ['https://news.example:443'],
  ['https://news.example\nSet-Cookie: a=b'],
  ['https://a.example, https://b.example'],
  ['javascript:alert(1)'],
  [7],
  { length: 1 },
])('hosts %j are refused', (hosts) => expect(withHosts(hosts).success).toBe(false));

test.each([
  [undefined, true],
  [{ feed: ['3fa9c1d20b7e'] }, true],
  [{ feed: [] }, true],
  [{ feed: '3fa9c1d20b7e' }, false],
  [{ feed: ['https://evil.example'] }, false],
  [{ feed: ['../3fa9c1d20b7e'] }, false],
  [{ shell: ['3fa9c1d20b7e'] }, false],
])('builds for reviewers %j: accepted %s', (reviewable, isAccepted) =>
  expect(parseSite({ ...EXAMPLE, reviewable }).success).toBe(isAccepted),
);
