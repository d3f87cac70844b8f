import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import { LESSONS_READ } from '../../progress/account.ts';
import { MAX_ENTRIES } from '../../search/constants.ts';
import { readSchool } from '../search/readSchool.ts';
import { schoolOfSeed } from '../search/schoolForTests.ts';
import { seedCatalogue } from '../seed/seed.ts';
import { namesBytesOf } from './indexSize.ts';
import { readPrices } from './prices.ts';
import { FACTORS, readRows } from './scale.ts';

const seed = seedCatalogue({ now: 0 });
const rows = readRows(seed);
const page = readFileSync(join(ROOT, 'docs/scale.md'), 'utf8');

/** The numbers of the row of docs/scale.md whose first cell begins so, without their units. */
const numbersOf = (what: string): number[] => {
  const cells = page.split(`\n| ${what}`)[1]!.split('\n')[0]!.split('|').slice(1);
  return cells.map((cell) => Number.parseFloat(cell.replaceAll(/[,$]/g, '')));
};

test.each(rows)('docs/scale.md has the reads of $what as the code has them', ({ what, reads }) => {
  const cells = [what, ...reads.map((count) => count.toLocaleString('en'))].join(' | ');
  expect(page).toContain(`| ${cells} |`);
});

test('a school a thousand times longer: a list that is read page by page reads no more than a page', () => {
  const mostOf = (what: string) => rows.find((row) => row.what === what)!.reads.at(-1);
  const paged = ['/feed: a page of posts', '/feed: a page of stories', '/reel: a page of reels', '/creators: a page'];
  expect(paged.map(mostOf)).toEqual([10, 20, 10, 100]);
});

test('docs/scale.md has the search’s index as it is: its entries, and the bytes of its first part to three in a hundred', async () => {
  const entries = (await schoolOfSeed()).length;
  expect(numbersOf('entries of the search').slice(0, 4)).toEqual(FACTORS.map((factor) => entries * factor));
  const [todayKb, tenfoldKb] = numbersOf('its first part');
  const kbOf = async (count: number) => (await namesBytesOf(count)) / 1_024;
  expect(Math.abs((await kbOf(entries)) / todayKb! - 1)).toBeLessThan(0.03);
  expect(Math.abs((await kbOf(10 * entries)) / tenfoldKb! - 1)).toBeLessThan(0.03);
});

test('docs/scale.md names the limits of the code: entries that a page takes, lessons that it reads of the progress', () => {
  expect(page).toContain(`the page refuses ${MAX_ENTRIES.toLocaleString('en')}:`);
  expect(page).toContain(`The ${LESSONS_READ} lessons saved last are read once`);
});

test('docs/scale.md says how many documents the making of the index reads, and their price', async () => {
  let reads = 0;
  await readSchool({
    readAll: async ({ name, parse }) => {
      reads += seed.filter(({ path }) => path.startsWith(`${name}/`)).length;
      return parse([]);
    },
  });
  const { usd, per } = readPrices().prices.find(({ of }) => of === 'reads')!;
  const priceOf = (count: number) => `$${Number(((count * usd) / per).toPrecision(1))}`;
  expect(page.match(/of the school once: (.*)\n/)?.[1]).toContain(
    `${reads.toLocaleString('en')}, ${priceOf(reads)}, and ${priceOf(1_000 * reads)} at ×1,000`,
  );
});
