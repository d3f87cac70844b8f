import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import { seedCatalogue } from '../seed/seed.ts';
import { indexSize } from './indexSize.ts';
import { readRows } from './scale.ts';

const rows = readRows(seedCatalogue({ now: 0 }));

test.each(rows)('docs/scale.md has the reads of $what as the code has them', ({ what, reads }) => {
  const cells = [what, ...reads.map((count) => count.toLocaleString('en'))].join(' | ');
  expect(readFileSync(join(ROOT, 'docs/scale.md'), 'utf8')).toContain(`| ${cells} |`);
});

test('a school a thousand times longer: a list that is read page by page reads no more than a page', () => {
  const mostOf = (what: string) => rows.find((row) => row.what === what)!.reads.at(-1);
  const paged = ['/feed: a page of posts', '/feed: a page of stories', '/reel: a page of reels', '/creators: a page'];
  expect(paged.map(mostOf)).toEqual([10, 20, 10, 100]);
});

test('an index of ten times the entries: about ten times the bytes', async () => {
  const [small, large] = [await indexSize(300), await indexSize(3_000)];
  expect(large.namesBytes / small.namesBytes).toBeGreaterThan(8);
  expect(large.namesBytes / small.namesBytes).toBeLessThan(12);
});
