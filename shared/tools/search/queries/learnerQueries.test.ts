import { expect, test } from 'vitest';
import { HELD_OUT_QUERIES } from './heldOutQueries.ts';
import { LEARNER_QUERIES } from './learnerQueries.ts';
import { seedCatalogue } from '../../seed/seed.ts';
import { FILMS } from '../../studio/films.ts';
import type { Meaning } from './meanings.ts';
import { FIRST, isRight, openSeedIndex, PARTS, precisionOf, resultOf } from './precision.ts';

const PROMISED_SHARE = 0.9;

/** Queries that found nothing or the wrong thing before there was a table of words. */
const ONCE_WRONG: readonly (readonly [typed: string, meaning: Meaning])[] = [
  ['दूध', 'dairy'],
  ['सिलाई', 'tailor'],
  ['एसी', 'cooling'],
  ['punchar', 'tyre'],
  ['taxi', 'cab'],
  ['badhai', 'carpenter'],
  ['चाय की दुकान', 'teaStall'],
  ['दाम कैसे रखें', 'price'],
  ['Shunye Dhristi', 'shunye'],
  ['phone kholna', 'phoneOpening'],
  ['leek', 'tapLeak'],
];

const index = await openSeedIndex();

/** The first reels of the seed that have a film: what is said in the film, in its language. */
const REELS = seedCatalogue({ now: 0 })
  .filter(({ path, fields }) => path.startsWith('reel-shorts/') && fields['videoStreamId'])
  .slice(0, FIRST)
  .map(({ path, fields }) => {
    const film = FILMS.find(({ id }) => id === fields['videoStreamId'])!;
    return {
      id: path.split('/')[1]!,
      said: film.steps[0]!.say[film.language],
      description: fields['description'] as string | undefined,
    };
  });

test.each(PARTS)('queries in $name: nine of ten have a right result among the first three', async (part) => {
  expect(await precisionOf(index, part)).toBeGreaterThanOrEqual(PROMISED_SHARE);
});

test('the table of queries: at least 150, half of them Hindi in either script, each once', () => {
  const { english, romanHindi, hindi } = LEARNER_QUERIES;
  const all = [...english, ...romanHindi, ...hindi];
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(romanHindi.length + hindi.length).toBeGreaterThanOrEqual(all.length / 2);
  const every = [...all, ...Object.values(HELD_OUT_QUERIES).flat()];
  expect(new Set(every.map(([typed]) => typed)).size).toBe(every.length);
});

test.each(ONCE_WRONG)('%s: finds %s among the first three', async (typed, meaning) => {
  const { rows } = await resultOf(index, typed);
  expect(rows.slice(0, FIRST).some((row) => isRight(row, meaning))).toBe(true);
});

test.each(REELS)(
  'reel $id: is found by what is said in it, and by its description',
  async ({ id, said, description }) => {
    const reel = expect.objectContaining({ type: 'reel', path: expect.stringContaining(id) });
    expect((await resultOf(index, said)).rows.slice(0, FIRST)).toContainEqual(
      expect.objectContaining({ type: 'reel', path: expect.stringContaining(id), caption: expect.anything() }),
    );
    if (description) expect((await resultOf(index, description)).rows).toContainEqual(reel);
  },
);

test('a card of the landing page that is nothing else: is found by its name in either language', async () => {
  for (const typed of ['leadership skills', 'टीम चलाने का हुनर'])
    expect((await resultOf(index, typed)).rows.slice(0, FIRST)).toContainEqual(
      expect.objectContaining({ type: 'card', name: 'Leadership Skills' }),
    );
});
