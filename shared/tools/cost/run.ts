/** `npm run cost`: walks through the measured visit on a site of its own and prints what its owner pays. `--scale`: what grows with the school. */
import { parseArgs } from 'node:util';
import { newStartedPage, onSite } from '../bench/onSite.ts';
import { schoolOfSeed } from '../search/schoolForTests.ts';
import { seedCatalogue } from '../seed/seed.ts';
import { billOf } from './bill.ts';
import { indexSize } from './indexSize.ts';
import { readPrices } from './prices.ts';
import { billTable, tableOf, usageTable } from './printBill.ts';
import { FACTORS, readRows } from './scale.ts';
import { PHONE, walkVisit } from './walkVisit.ts';

const { values } = parseArgs({ options: { scale: { type: 'boolean', default: false } } });
const print = (lines: readonly string[]) => console.log(`${lines.join('\n')}\n`);

async function printCost(): Promise<void> {
  const prices = readPrices();
  await onSite(async (site, browser) => {
    const page = await newStartedPage(browser, PHONE);
    const steps = await walkVisit(page, site);
    print(usageTable(steps));
    print(billTable(billOf(steps, prices), prices));
    console.log(
      `at the prices of ${prices.readOn} (shared/tools/cost/prices.json); stored films and data are not part of a visit`,
    );
  });
}

async function printScale(): Promise<void> {
  const rows = readRows(seedCatalogue({ now: 0 }));
  print(
    tableOf([
      ['', ...FACTORS.map((factor) => `×${factor}`)],
      ...rows.map(({ what, reads }) => [what, ...reads.map(String)]),
    ]),
  );
  const today = (await schoolOfSeed()).length;
  for (const entries of [today, 10 * today]) {
    const { namesBytes, buildMs, firstAnswerMs } = await indexSize(entries);
    const size = (namesBytes / 1_024).toFixed(0);
    console.log(
      `index of ${entries} entries: names ${size} KB of brotli, made in ${buildMs.toFixed(0)} ms, first answer after ${firstAnswerMs.toFixed(0)} ms of the processor`,
    );
  }
}

(values.scale ? printScale() : printCost()).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
