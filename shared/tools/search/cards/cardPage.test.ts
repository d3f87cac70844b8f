import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../seed/seed.ts';
import type { Found } from '../readSchool.ts';
import { schoolOfSeed } from '../schoolForTests.ts';
import { cardsOf, type CardSite } from './card.ts';
import { cardPage } from './cardPage.ts';
import { HOSTILE_NAMES } from './hostileNames.ts';
import { cardFiles } from './writeCards.ts';

const SITE: CardSite = {
  address: 'https://school.example',
  brand: 'Bazaar School',
  images: 'https://images.example/account',
  streams: 'https://streams.example',
};
const MAX_BYTES = 4 * 1024;
const MAX_ALL_BYTES = 12 * 1024 * 1024;

const all = await schoolOfSeed();
const cards = cardsOf(all, SITE);

/** The content of a tag, as a browser reads it. */
function contentOf(html: string, name: string): string {
  const text = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];
  const codes: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#13': '\r' };
  return (text ?? `no ${name}`).replace(/&(#?\w+);/g, (_, code: string) => codes[code]!);
}

describe('the cards of the seed', () => {
  test('every entry of the index has one of its own, of at most 4 KB in Brotli, all of them of at most 12 MB', () => {
    expect(new Set(cards.map(({ file }) => file)).size).toBe(all.length);
    // Brotli makes none of them larger: only those above the limit are compressed.
    const large = cards.map((card) => cardPage(card, SITE)).filter((page) => Buffer.byteLength(page) > MAX_BYTES);
    expect(large.filter((page) => brotliCompressSync(page).length > MAX_BYTES)).toEqual([]);
    const bytes = [...cardFiles(all, SITE).values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    expect(bytes).toBeLessThanOrEqual(MAX_ALL_BYTES);
  });

  test('each says its name without the brand, a description, its one address and a picture, and leads there', () => {
    for (const card of cards) {
      const html = cardPage(card, SITE);
      expect(contentOf(html, 'og:title')).toBe(card.title);
      expect(contentOf(html, 'og:description')).not.toBe('');
      expect(contentOf(html, 'og:site_name')).toBe('Bazaar School');
      expect(contentOf(html, 'og:image')).toMatch(
        /^https:\/\/images\.example\/account\/[\w.-]+\/w=400,h=300,fit=cover$/,
      );
      const address = contentOf(html, 'og:url');
      expect(address).toBe(SITE.address + card.path);
      const written = address.replaceAll('&', '&amp;');
      expect(html).toContain(`<link rel="canonical" href="${written}">`);
      expect(html).toContain(`content="0;url=${written.slice(SITE.address.length)}">`);
    }
  });

  test('no post of the feed is in any of them, hidden or not', () => {
    const text = [...cardFiles(all, SITE).values()].join('\n');
    const posts = seedCatalogue({ now: Date.UTC(2026, 0, 1) }).filter(({ path }) => path.startsWith('feed-posts/'));
    const hidden = posts.filter(({ fields }) => fields.isVisible !== true);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { path } of posts) expect(text).not.toContain(path.slice('feed-posts/'.length));
    const names = new Set(all.map(({ name }) => name));
    for (const { fields } of hidden)
      if (!names.has(String(fields.title))) expect(text).not.toContain(String(fields.title));
  });

  test('a reel has the picture of the lesson that it is a part of, a lesson without description that of its level', () => {
    const level: Found = {
      type: 'level',
      id: 'l',
      name: 'Level',
      parentId: 't',
      description: 'Of the level',
      imageId: 'board',
    };
    const lesson: Found = { type: 'lesson', id: 'v', name: 'Lesson', parentId: 'l', streamId: 's', imageId: 'poster' };
    const reel: Found = { type: 'reel', id: 'r', name: 'Reel', streamId: 's', lessonId: 'v' };
    const [, ofLevel, ofLesson, ofReel] = cardsOf(
      [{ type: 'businessTopic', id: 't', name: 'Topic' }, level, lesson, reel],
      SITE,
    );
    expect(ofLevel!.path).toBe('/levels/t/videos/l');
    expect(ofLesson).toMatchObject({ description: 'Of the level', path: '/levels/t/videos/l?page=1&video=v' });
    expect(ofReel!.image).toContain('/poster/');
  });

  test('an id that no file is named by: no card', () => {
    expect(cardsOf([{ type: 'reel', id: 'x'.repeat(201), name: 'Reel', streamId: 's' }], SITE)).toEqual([]);
  });
});

describe('a film', () => {
  const [card] = cardsOf(
    [{ type: 'reel', id: 'r', name: '</script><b>', streamId: 's', durationMs: 83_400, createdAtMs: 0 }],
    SITE,
  );

  test('its length, picture, time and playlist are data that no name can end', () => {
    const html = cardPage(card!, SITE);
    const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
    expect(JSON.parse(text!)).toMatchObject({
      '@type': 'VideoObject',
      name: '</script><b>',
      duration: 'PT83S',
      uploadDate: '1970-01-01T00:00:00.000Z',
      thumbnailUrl: 'https://images.example/account/hero-1/w=400,h=300,fit=cover',
      contentUrl: 'https://streams.example/s/manifest/video.m3u8',
    });
    expect(html.match(/<script/g)).toHaveLength(1);
  });
});

describe.each(HOSTILE_NAMES)('the name %j', (name) => {
  test('comes out as it went in, and nothing of it is markup', () => {
    const [card] = cardsOf([{ type: 'reel', id: 'r', name, description: name, streamId: 's' }], SITE);
    const html = cardPage(card!, SITE);
    for (const tag of ['og:title', 'og:description', 'description']) expect(contentOf(html, tag)).toBe(name);
    expect(html.match(/<[a-z!/]/gi)).toEqual(PLAIN_TAGS);
  });
});

const PLAIN_TAGS = cardPage(cardsOf([{ type: 'reel', id: 'r', name: 'a', streamId: 's' }], SITE)[0]!, SITE).match(
  /<[a-z!/]/gi,
);
