import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { CONFIG_ELEMENT_ID } from '../../contracts/config.ts';
import { mountOf, REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import type { Ports } from '../ports/ports.ts';
import { folderOf, ROOT } from '../build/folders.ts';
import { FRAME_DOCUMENT, frameDocument, jsonElement } from '../build/documents.ts';
import { localConfig } from '../build/siteHtml.ts';
import { watchQuiet } from '../../testing/e2e/quiet.ts';
import { inTurn, onDistantSite, PHONE } from './onDistantSite.ts';
import { LINES, shapedLink } from './shapedLink.ts';
import { show, summary } from './statistics.ts';

const RUNS = 9;
const CPU_SLOWDOWN = 4;

interface Load {
  lcp: number;
  fcp: number;
  requests: number;
  kilobytes: number;
}

/** Cold /feed: federated against the same sources built as one monolith, in alternating runs, on the slow line. */
export async function run(isShort: boolean): Promise<void> {
  console.log('federation: cold /feed, federated against one Vite build of the same sources');
  buildMonolith();
  await onDistantSite(async ({ far, routes }, browser) => {
    const link = await shapedLink(LINES.slow, routes);
    try {
      const { site, rival } = await inTurn(
        RUNS,
        isShort,
        () => coldLoad(browser, far.shell, link.takeBytes),
        () => coldLoad(browser, far.feed, link.takeBytes),
      );
      print('federated', site);
      print('monolith', rival);
      const ratio = (of: (load: Load) => number) =>
        (summary(site.map(of)).median / summary(rival.map(of)).median).toFixed(3);
      console.log(`  LCP ratio ${ratio((load) => load.lcp)} (goal ≤ 1.1), FCP ratio ${ratio((load) => load.fcp)}`);
    } finally {
      await link.stop();
    }
  }, writeMonolith);
}

function buildMonolith(): void {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  execFileSync(
    process.execPath,
    [
      vite,
      'build',
      '--mode',
      'demo',
      '--logLevel',
      'warn',
      '--config',
      join(import.meta.dirname, 'monolith/vite.config.ts'),
    ],
    {
      cwd: folderOf('shell'),
      stdio: 'inherit',
    },
  );
}

function writeMonolith(folder: string, far: Ports): void {
  // The shell knows the paths of the remotes from its document's registry.
  const mounts = Object.fromEntries(REMOTE_NAMES.map((name) => [name, mountOf(REMOTES[name])]));
  cpSync(join(folderOf('shell'), 'dist-monolith'), folder, { recursive: true });
  const html = frameDocument(readFileSync(join(folder, 'index.html'), 'utf8'));
  writeFileSync(
    join(folder, FRAME_DOCUMENT),
    html.replace(
      '<title>',
      () => `${jsonElement(CONFIG_ELEMENT_ID, localConfig(far))}${jsonElement('remotes', mounts)}<title>`,
    ),
  );
}

async function coldLoad(browser: Browser, port: number, takeBytes: () => number): Promise<Load> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let requests = 0;
  page.on('request', () => (requests += 1));
  const quiet = watchQuiet(page);
  takeBytes();
  await page.goto(`http://localhost:${port}/feed`);
  await page.getByRole('article').first().getByRole('img').first().waitFor();
  await quiet();
  const [lcp, fcp] = await page.evaluate(
    () =>
      new Promise<[number, number]>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
          resolve([list.getEntries().at(-1)!.startTime, paint]);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return { lcp, fcp, requests, kilobytes: takeBytes() / 1024 };
}

function print(name: string, loads: Load[]): void {
  const of = (pick: (load: Load) => number) => show(summary(loads.map(pick)));
  console.log(
    `  ${name.padEnd(10)} LCP ${of((l) => l.lcp)} ms · FCP ${of((l) => l.fcp)} ms · ${of((l) => l.requests)} requests · ${of((l) => l.kilobytes)} KB`,
  );
}
