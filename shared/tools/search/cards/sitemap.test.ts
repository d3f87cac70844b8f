import { expect, test } from 'vitest';
import { schoolOfSeed } from '../schoolForTests.ts';
import { cardsOf, type CardSite } from './card.ts';
import { HOSTILE_NAMES } from './hostileNames.ts';
import { searchEngineFiles } from './sitemap.ts';

const SITE: CardSite = {
  address: 'https://school.example',
  brand: 'Bazaar School',
  images: 'https://images.example/account',
  streams: 'https://streams.example',
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);

const all = await schoolOfSeed();
const cards = cardsOf(all, SITE);

test('the sitemap of the seed: each page once, the site’s own among them, with the film of each lesson', () => {
  const xml = searchEngineFiles(cards, SITE).get('sitemap.xml')!;
  const found = locations(xml);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toContain('https://school.example/feed');
  expect(found).toContain('https://school.example/levels/topic-001/videos/level-001?page=1&amp;video=video-001');
  expect(found.some((address) => address.includes('topic='))).toBe(false);
  const films = all.filter(({ streamId }) => streamId !== undefined).length;
  for (const tag of ['thumbnail_loc', 'title', 'description', 'content_loc'])
    expect(xml.split(`<video:${tag}>`)).toHaveLength(films + 1);
  expect(xml).toMatch(/<video:duration>\d+<\/video:duration>/);
});

test('more addresses than a file may have: an index of files, each with its part', () => {
  const files = searchEngineFiles(cards, SITE, 1000);
  const named = locations(files.get('sitemap.xml')!);
  expect(files.get('sitemap.xml')).toContain('<sitemapindex');
  expect(named).toEqual([1, 2, 3].map((part) => `https://school.example/sitemap-${part}.xml`));
  const parts = named.map((address) => locations(files.get(new URL(address).pathname.slice(1))!));
  expect(Math.max(...parts.map((part) => part.length))).toBe(1000);
  expect(parts.flat()).toEqual(locations(searchEngineFiles(cards, SITE).get('sitemap.xml')!));
});

test('50,000 addresses, the most that a file may have: one file; one more: two', () => {
  const own = locations(searchEngineFiles([], SITE).get('sitemap.xml')!).length;
  const namesFor = (addresses: number) => {
    const cheap = Array.from({ length: addresses - own }, (_, index) => ({ ...cards[0]!, path: `/${index}` }));
    return [...searchEngineFiles(cheap, SITE).keys()];
  };
  expect(namesFor(50_000)).toEqual(['robots.txt', 'sitemap.xml']);
  expect(namesFor(50_001)).toEqual(['robots.txt', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
});

test('robots.txt: all but what nobody looks for, and the sitemap by its whole address', () => {
  const robots = searchEngineFiles([], SITE).get('robots.txt')!;
  expect(robots).toMatch(/^User-agent: \*\nDisallow: \/login\n/);
  expect(robots).not.toContain('Disallow: /\n');
  expect(robots).toContain('\nSitemap: https://school.example/sitemap.xml\n');
});

test.each(HOSTILE_NAMES)('the name %j: nothing of it is markup, and no character that XML has no code for', (name) => {
  const xmlOf = (given: string) =>
    searchEngineFiles(
      cardsOf([{ type: 'reel', id: 'r', name: given, description: given, streamId: 's' }], SITE),
      SITE,
    ).get('sitemap.xml')!;
  const xml = xmlOf(`${name}\u0000\uFFFE\uD800`);
  expect(xml.match(/<[^>]*>/g)).toEqual(xmlOf('a').match(/<[^>]*>/g));
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  expect(xml).not.toMatch(/[\u0000-\u0008\uFFFE\uFFFF]|&(?!(lt|gt|amp|quot|#39|#13);)/);
});
