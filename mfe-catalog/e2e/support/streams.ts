import type { Page, Route } from '@playwright/test';

/** How a file of a stream fails for one page, while the server serves it to all others. */
export type StreamFault = '404' | '500' | '503' | 'hang' | 'html' | 'corrupt' | 'refused';

interface Break {
  /** Part of the path: 'video.m3u8', '.mp4'. */
  match: string;
  fault: StreamFault;
  /** Only requests for bytes from here on. */
  fromByte?: number;
  /** How often; always when absent. */
  times?: number;
}

/** From now on the files of streams whose path holds `match` fail with `fault`. Returns a function that restores them. */
export async function breakStream(
  page: Page,
  { match, fault, fromByte = 0, times = Infinity }: Break,
): Promise<() => Promise<void>> {
  let remaining = times;
  const handle = (route: Route) => {
    const isMatch = route.request().url().includes(match) && firstByte(route) >= fromByte;
    if (!isMatch || remaining <= 0) return route.fallback();
    remaining -= 1;
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
      return invertBytes(route);
    default:
      return route.fulfill({ status: Number(fault), headers, body: '' });
  }
}

/** The right number of bytes, every one of them inverted. */
async function invertBytes(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: Buffer.from(body.map((byte) => 255 - byte)) });
}
