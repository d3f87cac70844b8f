import { expect, test } from 'vitest';
import { MAX_ALT_LENGTH } from '../../data/schema/imageAlts.ts';
import { altOf } from './imageAlts.ts';
import { seedCatalogue } from './seed.ts';

const documents = seedCatalogue({ now: 0 });
const isHindi = (text: string) => /[\u0900-\u097F]/.test(text);

/** Title, pictures and their texts, of every document that has pictures of its own. */
const pictured = documents
  .filter(({ path, fields }) => /^(stories|feed-posts)\//.test(path) && fields.postType !== 'reels_carousel')
  .map(({ path, fields }) => ({
    path,
    title: (fields.title as string | undefined) ?? '',
    imageIds: (fields.imageIds ?? []) as string[],
    alts: [...((fields.imageAlts ?? []) as string[]), fields.imgAlt as string | undefined].filter(Boolean) as string[],
  }));

test('what is drawn and written on a picture is described in the language of its title', () => {
  expect(altOf('story-07-2', 'New tools')).toBe(
    'A drawing of a screwdriver, between a parcel and an open account book. The words below: “Good steel”.',
  );
  expect(altOf('poster-lesson-03', 'Measuring a door frame')).toBe(
    'A drawing of a wooden plank. The words beside it: “Measuring a door frame”.',
  );
  expect(altOf('post-04', 'रोज़ का हिसाब कैसे रखें')).toBe(
    'चित्र: बीच में खुला बही-खाता, बाईं ओर रुपये के नोट, दाईं ओर तराज़ू। नीचे लिखा है: “दो खाने बनाओ”।',
  );
});

test('the texts of the school: each in the language of its title, none is cut, some pictures have none', () => {
  const alts = pictured.flatMap(({ alts }) => alts);
  expect(alts.length).toBeGreaterThan(100);
  expect(Math.max(...alts.map(({ length }) => length))).toBeLessThan(MAX_ALT_LENGTH);
  for (const { path, title, alts } of pictured)
    expect([path, ...alts.map(isHindi)]).toEqual([path, ...alts.map(() => isHindi(title))]);
  for (const collection of ['stories', 'feed-posts'])
    expect(
      pictured.some(
        ({ path, imageIds, alts }) => path.startsWith(collection) && imageIds.length > 0 && alts.length === 0,
      ),
    ).toBe(true);
});
