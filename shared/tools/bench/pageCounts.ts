/** Counts of one cold visit that neither the machine's speed nor its load changes, beyond what gateTable.ts allows. */
import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { recordShifts, shiftOf } from '../../testing/e2e/layoutShift.ts';
import { openUntilQuiet } from './coldVisit.ts';
import { countBytes } from './countBytes.ts';
import { defineNameHelper } from './onSite.ts';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, serviceWorkers: 'block' } as const;

/** hls.js, and the screen that shows its video's state, run for as much media as happens to have come: in every visit another amount. */
const MEDIA_LIBRARY = /\/hls[^/]*\.js$/;

export type PageCounts = {
  /** Of all but media. */
  requests: number;
  /** Of the same requests' bodies, compressed. */
  bytes: number;
  /** The characters of all scripts that the page had V8 parse. */
  scriptCharacters: number;
  /** Those of them that ran at least once. */
  ranCharacters: number;
  /** Of functions. Absent of a page that loads the media library: between two visits they differ by 14 %. */
  calls?: number;
  elements: number;
  /** Cumulative, in ten-thousandths. */
  layoutShift: number;
};

/** Visits a page with an empty browser until it is quiet. `media` is the origin of the streams. */
export async function countPage(browser: Browser, url: string, media: string): Promise<PageCounts> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await defineNameHelper(page);
    await recordShifts(page);
    const isCounted = (request: Request) => request.url().startsWith('http') && !request.url().startsWith(media);
    let requests = 0;
    page.on('request', (request) => (requests += Number(isCounted(request))));
    const bytes = countBytes(page, isCounted);
    const scripts = await watchScripts(await context.newCDPSession(page));
    await openUntilQuiet(page, url);
    const ran = await scripts();
    const elements = await elementsOf(page);
    const { score } = await shiftOf(page);
    return { requests, bytes: (await bytes()).body, ...ran, elements, layoutShift: Math.round(score * 10_000) };
  } finally {
    await context.close();
  }
}

const elementsOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

type ScriptCounts = Pick<PageCounts, 'scriptCharacters' | 'ranCharacters' | 'calls'>;

/** Counts from now on what is parsed and run; inline scripts have the address of their page. */
async function watchScripts(session: CDPSession): Promise<() => Promise<ScriptCounts>> {
  const isOfPage = (url: string) => url.startsWith('http');
  let scriptCharacters = 0;
  session.on('Debugger.scriptParsed', ({ url, length = 0 }) => (scriptCharacters += isOfPage(url) ? length : 0));
  await session.send('Debugger.enable');
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const own = result.filter(({ url }) => isOfPage(url));
    const functions = own.flatMap((script) => script.functions);
    return {
      scriptCharacters,
      ranCharacters: sum(own.map((script) => ranIn(script.functions.flatMap(({ ranges }) => ranges)))),
      ...(!own.some(({ url }) => MEDIA_LIBRARY.test(url)) && {
        calls: sum(functions.map(({ ranges }) => ranges[0]!.count)),
      }),
    };
  };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

interface Range {
  startOffset: number;
  endOffset: number;
  count: number;
}

/** The characters of a script that ran: of ranges that lie in each other, the innermost says so. */
export function ranIn(ranges: readonly Range[]): number {
  const hasRun = new Uint8Array(Math.max(0, ...ranges.map(({ endOffset }) => endOffset)));
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of outerFirst) hasRun.fill(Math.min(count, 1), startOffset, endOffset);
  return hasRun.reduce((sum, ran) => sum + ran, 0);
}
