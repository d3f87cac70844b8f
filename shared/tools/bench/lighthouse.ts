/**
 * `npm run bench -- lighthouse`: Lighthouse's mobile preset on the landing page and four more, the median of three runs.
 * The tool is fetched by npx only here: it is larger than the rest of the tools together, and its next major needs Node 22.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBrowser } from '../browsers/browser.ts';
import { buildApps } from '../build/buildApps.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import { startSite } from '../serve/startSite.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const PATHS = ['/home', '/feed', '/level/categories', '/creators', '/services'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const RUNS = 3;

type Scores = Record<(typeof CATEGORIES)[number], number>;

export async function run(isShort: boolean): Promise<void> {
  if (isShort) return console.warn('SKIPPED: lighthouse in the short form: npx would download it');
  await buildApps();
  const out = mkdtempSync(join(tmpdir(), 'bazaar-lighthouse-'));
  const site = await startSite({ ports: await reservePorts(), out: join(out, 'site') });
  const browser = ensureBrowser();
  try {
    for (const path of PATHS) {
      const runs: Scores[] = [];
      while (runs.length < RUNS) runs.push(await scoresOf(`${site.url}${path}`, join(out, 'report.json'), browser));
      console.log(
        path.padEnd(20),
        CATEGORIES.map((category) => `${category} ${median(runs.map((scores) => scores[category]))}`).join('   '),
      );
    }
  } finally {
    await site.stop();
  }
}

/** Not execFileSync: the site's servers run in this process and must respond meanwhile. */
async function scoresOf(url: string, report: string, browser: string): Promise<Scores> {
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, ...args], { env: { ...process.env, CHROME_PATH: browser } });
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8')) as {
    categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; title: string }>;
  };
  for (const category of ['accessibility', 'best-practices'] as const) {
    for (const { id, weight } of categories[category]!.auditRefs) {
      const audit = audits[id]!;
      if (weight > 0 && audit.score !== null && audit.score < 1) console.log(`  ${category}: ${audit.title} (${id})`);
    }
  }
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round(categories[category]!.score * 100)]),
  ) as Scores;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
