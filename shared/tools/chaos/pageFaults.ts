import type { Page, Route } from '@playwright/test';

/** The requests of the site that a fault can meet, by what they are for. */
const TARGETS: Readonly<Record<string, RegExp>> = {
  'remotes.json': /\/remotes\.json$/,
  'an entry': /\/mfe-[^?]+remoteEntry[^/]*\.js$/,
  'a chunk': /\/mfe-[^?]+\/(?!remoteEntry)[^/]+\.js$/,
  'a stylesheet': /\/mfe-[^?]+\.css$/,
  'the HLS library': /\/assets\/hls[^/]*\.js$/,
  'the database': /\/documents:(runQuery|batchGet)/,
  'the pictures': /\/bazaar\/[^/]+\/(public|w=)/,
  'the manifests': /\.m3u8$/,
  'the segments': /\.(m4s|mp4|ts)$/,
  'the countries': /\/v3\.1\//,
};

const headers = { 'access-control-allow-origin': '*' };

/** The ways in which the answer to a request can be wrong. */
const KINDS: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  'is refused': (route) => route.abort('connectionrefused'),
  'answers 500': (route) => route.fulfill({ status: 500, headers, body: '' }),
  'answers 404': (route) => route.fulfill({ status: 404, headers, body: 'Not found' }),
  'is a captive portal’s page': (route) =>
    route.fulfill({ headers, contentType: 'text/html', body: '<!doctype html><title>Free WiFi</title>' }),
  'is cut in half': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length >> 1) });
  },
};

export interface PageFault {
  name: string;
  /** From now on the page has it. Returns a function that ends it, and with it whatever hangs. */
  begin(page: Page): Promise<() => Promise<void>>;
}

const answering = (target: string, kind: string): PageFault => ({
  name: `${target} ${kind}`,
  begin: async (page) => {
    // A page that is closed meanwhile has no use for the answer.
    const handle = (route: Route) => void KINDS[kind]!(route).catch(() => {});
    await page.route(TARGETS[target]!, handle);
    return () => page.unroute(TARGETS[target]!, handle);
  },
});

const hanging = (target: string): PageFault => ({
  name: `${target} does not answer`,
  begin: async (page) => {
    const held: Route[] = [];
    const hold = (route: Route) => void held.push(route);
    await page.route(TARGETS[target]!, hold);
    return async () => {
      await page.unroute(TARGETS[target]!, hold);
      await Promise.all(held.map((route) => route.abort().catch(() => {})));
    };
  },
});

const OFFLINE: PageFault = {
  name: 'offline',
  begin: async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
};

/** Every target with every kind of failure, and no network at all. */
export const PAGE_FAULTS: readonly PageFault[] = [
  ...Object.keys(TARGETS).flatMap((target) => [
    ...Object.keys(KINDS).map((kind) => answering(target, kind)),
    hanging(target),
  ]),
  OFFLINE,
];
