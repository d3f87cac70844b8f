/** The search: how large its index is, how long it takes until it can be searched, and how long an answer takes, by the number of entries. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { BROWSER_ARGS, ensureBrowser } from '../browsers/browser.ts';
import { MANIFEST_URL } from '../../search/constants.ts';
import type * as Engine from '../../search/staticIndex.ts';
import { ROOT } from '../build/folders.ts';
import { indexOf, type IndexFiles } from '../search/indexOf.ts';
import { QUESTIONS } from '../search/questions.ts';
import { indexOfSeed } from '../search/schoolForTests.ts';
import { readWords } from '../search/words/readWords.ts';
import { defineNameHelper } from './onSite.ts';
import { effortOf, type BenchOptions } from './options.ts';
import { schoolOf } from './searchSchool.ts';
import { percentile } from './statistics.ts';

const USUAL = { cpu: 4, runs: 3 };

interface Measured {
  /** From the first part to the first answer, ms: it is parsed and indexed meanwhile. */
  readyMs: number;
  /** The longest task meanwhile that the page could do nothing during. */
  longestTaskMs: number;
  answersMs: number[];
}

export async function run(options: BenchOptions): Promise<void> {
  const { cpu, runs } = effortOf(options, USUAL);
  const engine = await engineScript();
  console.log(`search: the engine alone is ${kb(gzipSync(engine).length)} KB of gzip; CPU ${cpu}× slower`);
  const schools: [string, () => Promise<IndexFiles>][] = [
    ['the seed', indexOfSeed],
    ...(options.isShort ? [] : [3_000, 10_000, 50_000]).map((count): [string, () => Promise<IndexFiles>] => [
      `${count} entries`,
      async () => {
        const { all, captions } = schoolOf(count);
        return indexOf(all, captions, readWords().part);
      },
    ]),
  ];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    for (const [name, filesOf] of schools) {
      const files = await filesOf();
      const measured: Measured[] = [];
      while (measured.length < runs) {
        const page = await browser.newPage();
        measured.push(await measure(page, engine, files, cpu));
        await page.close();
      }
      report(name, files, measured);
    }
  } finally {
    await browser.close();
  }
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1);

function report(name: string, { manifest, parts }: IndexFiles, measured: readonly Measured[]): void {
  const size = (part: string) => gzipSync(parts.get(part)!, { level: 9 }).length;
  const words = size(manifest.words!);
  const captions = manifest.captions.reduce((sum, part) => sum + size(part), 0);
  const answers = measured.flatMap(({ answersMs }) => answersMs);
  const least = (pick: (one: Measured) => number) => percentile(measured.map(pick), 0.5).toFixed(0);
  console.log(
    `  ${name}: names ${kb(size(manifest.names))} KB, words ${kb(words)}, descriptions ${kb(size(manifest.descriptions))}, captions ${kb(captions)}`,
  );
  console.log(
    `    ready after ${least(({ readyMs }) => readyMs)} ms, the longest task ${least(({ longestTaskMs }) => longestTaskMs)} ms · answer p50 ${percentile(answers, 0.5).toFixed(1)}, p95 ${percentile(answers, 0.95).toFixed(1)} ms (goal ≤ 50 at 3,000)`,
  );
}

async function measure(page: Page, engine: string, files: IndexFiles, cpu: number): Promise<Measured> {
  await defineNameHelper(page);
  await page.goto('about:blank');
  await page.addScriptTag({ content: engine });
  const session = await page.context().newCDPSession(page);
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  // Names and words only: an answer from them is what a visitor waits for.
  const part = (name: string) => files.parts.get(name)!;
  const queries = QUESTIONS.map(([typed]) => typed);
  return page.evaluate(searchInPage, {
    manifestUrl: MANIFEST_URL,
    manifest: { ...files.manifest, captions: [] },
    names: part(files.manifest.names),
    words: part(files.manifest.words!),
    queries,
  });
}

interface InPage {
  manifestUrl: string;
  manifest: unknown;
  names: string;
  words: string;
  queries: readonly string[];
}

/** Runs in the page. */
async function searchInPage({ manifestUrl, manifest, names, words, queries }: InPage): Promise<Measured> {
  let longestTaskMs = 0;
  let isIndexing = true;
  const watch = (before: number) => {
    const now = performance.now();
    longestTaskMs = Math.max(longestTaskMs, now - before);
    if (isIndexing) setTimeout(watch, 0, now);
  };
  watch(performance.now());
  const { createStaticIndex } = (globalThis as unknown as { searchEngine: typeof Engine }).searchEngine;
  const never = new Promise<never>(() => {});
  const index = createStaticIndex(async (url) => {
    if (url === manifestUrl) return manifest;
    const part = url.includes('/names-') ? names : url.includes('/words-') ? words : undefined;
    return part === undefined ? never : JSON.parse(part);
  });
  const firstAnswer = async (query: string) => {
    const beganAt = performance.now();
    await index.search(query, new AbortController().signal)[Symbol.asyncIterator]().next();
    return performance.now() - beganAt;
  };
  const readyMs = await firstAnswer('a');
  isIndexing = false;
  const answersMs: number[] = [];
  for (const query of queries) answersMs.push(await firstAnswer(query));
  return { readyMs, longestTaskMs, answersMs };
}

/** The engine as one script, without the page around it. */
async function engineScript(): Promise<string> {
  const { output } = (
    (await build({
      configFile: false,
      mode: 'production',
      logLevel: 'error',
      build: {
        write: false,
        target: 'es2022',
        lib: { entry: join(ROOT, 'shared/search/staticIndex.ts'), formats: ['iife'], name: 'searchEngine' },
      },
      define: { 'process.env.NODE_ENV': '"production"' },
    })) as Rolldown.RolldownOutput[]
  )[0]!;
  return output[0].code;
}
