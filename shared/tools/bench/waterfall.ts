import type { CDPSession } from '@playwright/test';
import { cutText } from '../../contracts/cutText.ts';
import { onPhone, openUntilQuiet, paintsOf } from './coldVisit.ts';
import { onDistantSite } from './onDistantSite.ts';
import { effortOf, linesOf, type BenchOptions } from './options.ts';
import { describeLine, shapedLink } from './shapedLink.ts';
import { barOf } from './waterfallBar.ts';

const USUAL = { cpu: 4, runs: 1 };
const BAR_WIDTH = 40;
/** The short form shows that requests are found. */
const SHORT = 5;

interface Transfer {
  url: string;
  priority: string;
  /** ms since the visit's start. */
  startedAt: number;
  respondedAt?: number;
  endedAt?: number;
  kilobytes: number;
}

/** Each request of a cold visit: when it started, responded and ended, its bytes and its priority. */
export async function run(options: BenchOptions): Promise<void> {
  const { cpu } = effortOf(options, USUAL);
  console.log(`waterfall: each request of a cold visit, CPU ${cpu}× slower; - waits, = bytes arrive`);
  await onDistantSite(options, async ({ origins, routes }, openProfile) => {
    for (const [name, line] of linesOf(options, ['slow'])) {
      const link = await shapedLink(line, routes);
      try {
        for (const path of options.paths ?? ['/feed']) {
          await onPhone(openProfile, cpu, async (page, session) => {
            const transfers = await watchTransfers(session);
            await openUntilQuiet(page, origins.site + path);
            const { lcp, fcp } = await paintsOf(page);
            console.log(`  ${path} · ${describeLine(name)} · FCP ${fcp.toFixed(0)} ms, LCP ${lcp.toFixed(0)} ms`);
            print(options.isShort ? transfers.slice(0, SHORT) : transfers);
          });
        }
      } finally {
        await link.stop();
      }
    }
  });
}

/** Returns the transfers of the page as they become known. */
async function watchTransfers(session: CDPSession): Promise<readonly Transfer[]> {
  const transfers: Transfer[] = [];
  const byId = new Map<string, Transfer>();
  let began = Number.NaN;
  const sinceStart = (timestamp: number) => (timestamp - began) * 1_000;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    if (transfers.length === 0) began = timestamp;
    const startedAt = sinceStart(timestamp);
    const transfer = { url: request.url, priority: request.initialPriority, startedAt, kilobytes: 0 };
    transfers.push(transfer);
    byId.set(requestId, transfer);
  });
  session.on('Network.resourceChangedPriority', ({ requestId, newPriority }) => {
    const transfer = byId.get(requestId);
    if (transfer) transfer.priority = newPriority;
  });
  session.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const transfer = byId.get(requestId);
    if (transfer) transfer.respondedAt = sinceStart(timestamp);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = byId.get(requestId);
    if (!transfer) return;
    transfer.endedAt = sinceStart(timestamp);
    transfer.kilobytes = encodedDataLength / 1024;
  });
  return transfers;
}

function print(transfers: readonly Transfer[]): void {
  const ends = transfers.map(({ startedAt, endedAt }) => endedAt ?? startedAt);
  const lastMs = Math.max(...ends);
  const column = (ms: number | undefined) => (ms === undefined ? '–' : ms.toFixed(0)).padStart(6);
  for (const { url, priority, startedAt, respondedAt, endedAt, kilobytes } of transfers) {
    const { pathname, search, host } = new URL(url);
    const bar = barOf({ startedAt, respondedAt, endedAt }, lastMs, BAR_WIDTH);
    const name = cutText(`${host.split(':')[1] ?? host} ${pathname.split('/').slice(-2).join('/')}${search}`, 70);
    console.log(
      `  ${column(startedAt)}${column(respondedAt)}${column(endedAt)} ${kilobytes.toFixed(1).padStart(7)} KB ${priority.padEnd(8)} |${bar}| ${name}`,
    );
  }
}
