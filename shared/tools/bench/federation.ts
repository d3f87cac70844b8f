import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { CONFIG_ELEMENT_ID } from '../../contracts/config.ts';
import { SERVER_NAMES, type Ports } from '../ports/ports.ts';
import { BROWSER_ARGS, ensureBrowser } from '../browsers/browser.ts';
import { buildApps } from '../build/buildApps.ts';
import { folderOf, ROOT } from '../build/folders.ts';
import { serveFolder } from '../serve/serveFolder.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import { composeLocal, startSite } from '../serve/startSite.ts';
import { FRAME_DOCUMENT, frameDocument, jsonElement } from '../build/documents.ts';
import { localConfig } from '../build/siteHtml.ts';
import { watchQuiet } from '../../testing/e2e/quiet.ts';
import { LINES, shapedLink } from './shapedLink.ts';
import { show, summary } from './statistics.ts';

const RUNS = { full: 9, short: 1 };
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
  await buildApps();
  buildMonolith();
  const near = await reservePorts();
  const far = await reservePorts(); // what the browser sees: the same servers at the end of the line
  const out = mkdtempSync(join(tmpdir(), 'bazaar-bench-'));
  const site = await startSite({
    ports: near,
    out: join(out, 'federated'),
    extraOrigins: [`http://localhost:${far.shell}`, `http://localhost:${far.feed}`],
  });
  composeLocal(far, site.out);
  const monolith = await serveMonolith(join(out, 'monolith'), near.feed, far);
  const link = await shapedLink(LINES.slow, routesBetween(near, far));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    const federated: Load[] = [];
    const single: Load[] = [];
    for (let count = isShort ? 0 : -1; count < (isShort ? RUNS.short : RUNS.full); count += 1) {
      const pair = [
        await coldLoad(browser, far.shell, link.takeBytes),
        await coldLoad(browser, far.feed, link.takeBytes),
      ] as const;
      if (count < 0) continue; // the first pair warms the servers
      federated.push(pair[0]);
      single.push(pair[1]);
    }
    print('federated', federated);
    print('monolith', single);
    const ratio = (of: (load: Load) => number) => summary(federated.map(of)).median / summary(single.map(of)).median;
    console.log(
      `  LCP ratio ${ratio((load) => load.lcp).toFixed(3)} (goal ≤ 1.1), FCP ratio ${ratio((load) => load.fcp).toFixed(3)}`,
    );
  } finally {
    await browser.close();
    await link.stop();
    await monolith.stop();
    await site.stop();
    rmSync(out, { recursive: true, force: true });
  }
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

async function serveMonolith(folder: string, port: number, seen: Ports) {
  cpSync(join(folderOf('shell'), 'dist-monolith'), folder, { recursive: true });
  const index = join(folder, 'index.html');
  const html = frameDocument(readFileSync(index, 'utf8'));
  writeFileSync(
    join(folder, FRAME_DOCUMENT),
    html.replace('<title>', () => `${jsonElement(CONFIG_ELEMENT_ID, localConfig(seen))}<title>`),
  );
  return serveFolder({ folder, port, isApp: true });
}

const routesBetween = (near: Ports, far: Ports) => new Map(SERVER_NAMES.map((name) => [far[name], near[name]]));

async function coldLoad(browser: Browser, port: number, takeBytes: () => number): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
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
