import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILES } from '../../backend/media/startMedia.ts';
import { schoolOfSeed } from '../schoolForTests.ts';
import { cardsOf } from './card.ts';

const SITE = { address: '', brand: 'School', images: '/bazaar', streams: '' };
const MAX_BYTES = 600 * 1024;

/** The width and height of a picture in lossy WebP (RFC 9649, 2.5). */
function sizeOf(webp: Buffer): [width: number, height: number] {
  expect(webp.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
  return [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff];
}

test('every picture that a card of the seed names: 400 × 300, as the card says, and at most 600 KB', async () => {
  const images = new Set(cardsOf(await schoolOfSeed(), SITE).map(({ image }) => image));
  expect(images.size).toBeGreaterThan(100);
  for (const image of images) {
    const [, id] = /^\/bazaar\/([\w.-]+)\/w=400,h=300,fit=cover$/.exec(image)!;
    const picture = readFileSync(join(FILES, 'images', `${id}.w400.webp`));
    expect(sizeOf(picture), id).toEqual([400, 300]);
    expect(picture.length, id).toBeLessThanOrEqual(MAX_BYTES);
  }
});
