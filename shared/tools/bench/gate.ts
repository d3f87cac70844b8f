/** Counts of cold pages against those that are written down in gateTable.json; `--write` writes them anew. */
import type { Browser } from '@playwright/test';
import { withOurFonts } from '../../testing/e2e/fonts.ts';
import type { Site } from '../serve/startSite.ts';
import { differences, leastOf, readTable, writeTable, type Difference, type GateTable } from './gateTable.ts';
import { onSite } from './onSite.ts';
import type { BenchOptions } from './options.ts';
import { countPage, type PageCounts } from './pageCounts.ts';

const PATHS = ['/home', '/feed', '/level/categories', '/creators', '/reel', '/levels/topic-002/videos/level-002'];
/** A page that is worse is visited again, so often in all: what is worse by chance is not each time. */
const MOST_VISITS = 5;
/** The visits of a page that is written down. */
const WRITTEN_VISITS = 3;

/** The short form is the whole: counts need no slow line and no slow processor. Throws where a page is worse than it was. */
export async function run({ isWriting, paths = PATHS }: BenchOptions): Promise<void> {
  console.log('gate: counts of cold pages, which the speed and the load of a machine do not change');
  const table = readTable();
  const worse: string[] = [];
  const measure = async (site: Site, browser: Browser) => {
    for (const path of paths) {
      const counts = await (isWriting
        ? visit(site, browser, path, (visits) => visits < WRITTEN_VISITS)
        : visit(site, browser, path, (visits, now) => visits < MOST_VISITS && isWorse(now, table[path])));
      console.log(`  ${path}: ${describe(counts)}`);
      for (const difference of differences(counts, table[path])) {
        console.log(`    ${describeDifference(difference)}`);
        if (difference.isWorse) worse.push(`${path} ${difference.name}`);
      }
      table[path] = counts;
    }
  };
  await onSite(measure, {}, withOurFonts); // a page requests less where the machine has a font for Devanagari
  if (isWriting) writeTable(inOrder(table));
  else if (worse.length > 0)
    throw new Error(
      `Worse than written down: ${worse.join(', ')}. Where that is on purpose: npm run bench -- gate --write`,
    );
}

/** The least counts of one visit and of more of them for as long as `isToRepeat`. */
async function visit(
  { url, ports }: Site,
  browser: Browser,
  path: string,
  isToRepeat: (visits: number, counts: PageCounts) => boolean,
): Promise<PageCounts> {
  const visits: PageCounts[] = [];
  do visits.push(await countPage(browser, url + path, `http://localhost:${ports.media}/`));
  while (isToRepeat(visits.length, leastOf(visits)));
  return leastOf(visits);
}

const isWorse = (counts: PageCounts, stored: PageCounts | undefined) =>
  differences(counts, stored).some((difference) => difference.isWorse);

/** A page that is measured no more leaves the table. */
const inOrder = (table: GateTable): GateTable => Object.fromEntries(PATHS.map((path) => [path, table[path]!]));

const describe = (counts: PageCounts) =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(' · ')
    .concat(` · unused ${unusedPercent(counts)} % of the script characters`);

/** The share of the scripts that did not run until the page was quiet: code for controls that nobody has pressed, and for faults. */
const unusedPercent = ({ scriptCharacters, ranCharacters }: PageCounts) =>
  Math.round((1 - ranCharacters / scriptCharacters) * 100);

const describeDifference = ({ name, stored, now, isWorse }: Difference) =>
  `${isWorse ? 'WORSE' : 'better'}: ${name} ${now}, ${stored} is written down (${now > stored ? '+' : ''}${(((now - stored) / stored) * 100).toFixed(1)} %)`;
