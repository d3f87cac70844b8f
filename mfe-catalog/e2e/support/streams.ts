import type { Page, Route } from '@playwright/test';

/** How a file of a stream can fail one page, while the server serves it to all others. */
export type StreamFault = '404' | '500' | '503' | 'hang' | 'html' | 'corrupt' | 'refused';

interface Break {
  /** Part of the path: 'video.m3u8', '.mp4'. */
  match: string;
  fault: StreamFault;
  /** Only requests for bytes from here on. */
  fromByte?: number;
  /** How often; for ever when absent. */
  times?: number;
}

/** From now on the files of streams whose path holds `match` fail so. Returns the way to mend them. */
export async function breakStream(
  page: Page,
  { match, fault, fromByte = 0, times = Infinity }: Break,
): Promise<() => Promise<void>> {
  let left = times;
  const handle = (route: Route) => {
    const isMeant = route.request().url().includes(match) && firstByte(route) >= fromByte;
    if (!isMeant || left <= 0) return route.fallback();
    left -= 1;
    return fail(route, fault);
  };
  await page.route('**/manifest/**', handle);
  return () => page.unroute('**/manifest/**', handle);
}

const firstByte = (route: Route) => Number(/bytes=(\d+)/.exec(route.request().headers().range ?? '')?.[1] ?? 0);

function fail(route: Route, fault: StreamFault): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  switch (fault) {
    case 'refused':
      return route.abort('connectionrefused');
    case 'hang':
      return Promise.resolve();
    case 'html':
      return route.fulfill({
        status: 200,
        headers,
        contentType: 'text/html',
        body: '<!doctype html><p>Sign in to the network</p>',
      });
    case 'corrupt':
      return turnOver(route);
    default:
      return route.fulfill({ status: Number(fault), headers, body: '' });
  }
}

/** The right number of bytes, every one of them wrong. */
async function turnOver(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: Buffer.from(body.map((byte) => 255 - byte)) });
}
