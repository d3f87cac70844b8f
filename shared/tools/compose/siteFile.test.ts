import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import { parseSite, placeholdersIn, readSite, type SiteFile } from './siteFile.ts';

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

const CONTACT = {
  address: '12 Station Road, Pune',
  phone: '+91 20 5550 1234',
  email: 'help@school.org',
  grievanceOfficer: 'Meera Joshi',
  daysToAnswer: 15,
};
const withConfig = (changed: object) => {
  const { config, ...site } = EXAMPLE as { config: object };
  return parseSite({ ...site, config: { ...config, ...changed } });
};

test.each([
  [undefined, true],
  [CONTACT, true],
  [{ ...CONTACT, email: 'help' }, false],
  [{ ...CONTACT, grievanceOfficer: ' ' }, false],
  [{ ...CONTACT, daysToAnswer: 0 }, false],
  [{ ...CONTACT, daysToAnswer: 91 }, false],
  [{ ...CONTACT, phone: undefined }, false],
])('contact %j: accepted %s', (contact, isAccepted) => expect(withConfig({ contact }).success).toBe(isAccepted));

test.each([undefined, 'atOnce', 'sealedYear'])('retention %j: reaches the pages as it is', (retention) =>
  expect(withConfig({ retention }).output).toMatchObject({ config: { retention } }),
);

const FILLED = {
  address: 'https://school.org',
  origins: {},
  hosts: [],
  config: {
    firebase: { apiKey: 'k', authDomain: 'school.org', projectId: 'school', appId: '1:2:web:3' },
    images: 'https://images.school.org/account',
    streams: 'https://streams.school.org',
    countries: 'https://restcountries.com/v3.1/all?fields=name,cca2,idd,flag',
    flags: 'https://flags.school.org',
    contact: CONTACT,
  },
} satisfies SiteFile;

test('a site that is filled in: has no placeholders; without a contact it lacks one', () => {
  expect(placeholdersIn(FILLED)).toEqual([]);
  expect(placeholdersIn({ ...FILLED, config: { ...FILLED.config, contact: undefined } })).toEqual(['config.contact']);
});

test('the example: is read to compose a site, and refused to host one, with each field that is not filled in', () => {
  const file = join(ROOT, 'shared/firebase/site.example.json');
  expect(readSite(file).address).toBe('https://bazaar-school.web.app');
  expect(() => readSite(file, { isHosted: true })).toThrow(
    'config.firebase.apiKey, config.firebase.appId, config.images, config.streams, config.flags, config.contact.address, config.contact.phone, config.contact.email, config.contact.grievanceOfficer, config.reports.url',
  );
});

test('a retention that is none: the file is refused, with what may stand there', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'bazaar-site-file-')), 'site.json');
  writeFileSync(file, JSON.stringify({ ...FILLED, config: { ...FILLED.config, retention: 'forever' } }));
  expect(() => readSite(file)).toThrow(/"atOnce" \| "sealedYear".+"forever"\s+→ at config\.retention/);
});
