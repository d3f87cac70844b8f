/**
 * `npm run bench -- lighthouse`: Lighthouse's mobile preset on six pages, the median of three runs. The tool has a lockfile of
 * its own: it is larger than the rest of the tools together, and nothing of it is part of the site.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBrowser } from '../browsers/browser.ts';
import { findExecutable } from '../browsers/programs.ts';
import { buildApps } from '../build/buildApps.ts';
import { ROOT } from '../build/folders.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import { startSite } from '../serve/startSite.ts';
import { effortOf, type BenchOptions } from './options.ts';
import { show, summary } from './statistics.ts';

const PINNED = '.github/lighthouse';
const LESSON = '/levels/topic-002/videos/level-002?page=1&video=video-002';
const PATHS = ['/home', '/feed', '/level/categories', '/creators', '/reel', LESSON];
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** Lighthouse computes what a slow phone's processor and line would make of what it has seen. */
const USUAL = { cpu: 1, runs: 3 };

/** In a row; then something else is wrong. */
const MOST_UNRECORDED = 2;

/** The parts of the mark for performance, by Lighthouse's weights 10, 10, 25, 30 and 25 %. */
const METRICS = {
  'first-contentful-paint': 'first paint',
  'speed-index': 'speed index',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
} as const;
const METRIC_NAMES = Object.keys(METRICS) as (keyof typeof METRICS)[];

/** `machine`: Lighthouse's own measure of the processor's speed. It slows every one by the same factor, so a slow one has lower marks. */
type Scores = Record<(typeof CATEGORIES)[number] | keyof typeof METRICS | 'machine', number>;

export async function run(options: BenchOptions): Promise<void> {
  if (options.isShort)
    return console.warn('SKIPPED: lighthouse in the short form: it takes half a minute for each page');
  const program = findExecutable(join(ROOT, PINNED, 'node_modules/.bin/lighthouse'));
  if (!program)
    return console.warn(`SKIPPED: Lighthouse is not found; \`npm ci --ignore-scripts --prefix ${PINNED}\` gets it`);
  const { runs } = effortOf(options, USUAL);
  await buildApps();
  const out = mkdtempSync(join(tmpdir(), 'bazaar-lighthouse-'));
  const site = await startSite({ ports: await reservePorts(), out: join(out, 'site') });
  try {
    for (const path of options.paths ?? PATHS) {
      const all: Scores[] = [];
      while (all.length < runs) all.push(await scoresOf(program, `${site.url}${path}`, join(out, 'report.json')));
      const of = (key: keyof Scores) => show(summary(all.map((scores) => scores[key])), key.endsWith('shift') ? 3 : 0);
      console.log(`${path} (machine ${of('machine')})`);
      console.log('  ', CATEGORIES.map((category) => `${category} ${of(category)}`).join('   '));
      console.log('  ', METRIC_NAMES.map((metric) => `${METRICS[metric]} ${of(metric)}`).join(' · '), 'ms');
    }
  } finally {
    await site.stop();
    rmSync(out, { recursive: true, force: true });
  }
}

/** Chromium gives Lighthouse no trace of about one visit in twenty. It then says NO_NAVSTART, has measured nothing, and is run again. */
async function scoresOf(program: string, url: string, report: string): Promise<Scores> {
  for (let left = MOST_UNRECORDED; ; left -= 1) {
    try {
      return await runOnce(program, url, report);
    } catch (error) {
      if (left === 0 || !String(error).includes('NO_NAVSTART')) throw error;
      console.log(`  ${url}: not recorded, run again`);
    }
  }
}

/** Not execFileSync: the site's servers run in this process and must respond meanwhile. */
async function runOnce(program: string, url: string, report: string): Promise<Scores> {
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  await promisify(execFile)(program, args, { env: { ...process.env, CHROME_PATH: ensureBrowser() } });
  const { categories, audits, environment } = JSON.parse(readFileSync(report, 'utf8')) as {
    categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; title: string; numericValue: number }>;
    environment: { benchmarkIndex: number };
  };
  for (const category of ['accessibility', 'best-practices'] as const) {
    for (const { id, weight } of categories[category]!.auditRefs) {
      const audit = audits[id]!;
      if (weight > 0 && audit.score !== null && audit.score < 1) console.log(`  ${category}: ${audit.title} (${id})`);
    }
  }
  return Object.fromEntries([
    ...CATEGORIES.map((category) => [category, Math.round(categories[category]!.score * 100)]),
    ...METRIC_NAMES.map((metric) => [metric, audits[metric]!.numericValue]),
    ['machine', environment.benchmarkIndex],
  ]) as Scores;
}
