import type { Page, Request } from '@playwright/test';
import * as paths from '../../shared/contracts/paths.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { LEVELS } from '../../shared/testing/e2e/levelPage.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** docs/decisions/026: what the first picture waits for, and the whole visit. */
const MAX_SCRIPTS = { beforePicture: 15, inAll: 20 };
const MAX_FIRST_FONTS = 2;
/** A visit without a video, on a phone with a font for Devanagari: all that it moves, headers too. */
const MAX_VISIT: Partial<Record<string, { requests: number; kilobytes: number }>> = {
  [paths.feed]: { requests: 40, kilobytes: 335 },
  [paths.categories]: { requests: 45, kilobytes: 360 }, // many pictures
  [paths.creators]: { requests: 40, kilobytes: 330 },
};

/** Smaller files are not compressed (shared/kit/release/serve/brotli.ts). */
const COMPRESSED_FROM_BYTES = 1_024;

/** Requested when the page has settled, or for a second read, which here may be before the picture that is held back. */
const WHEN_SETTLED = /\/(sendReports|offerUpdates|firestoreSdk|firebase)-/;
const PICTURE = /\/bazaar\/[^/]+\/(public|w=)/;
const MEDIA = /\.mp4$/;
const SCRIPT = /\.js$/;
const FONT = /\.woff2$/;
const DEVANAGARI = /devanagari-.*\.woff2$/;
const STORIES = /\/mfe-reels\//;
/** Media are requested in parts, and a query is the body of its request. */
const MAY_REPEAT = /\.mp4$|:runQuery/;
/** Tests run without the service worker. */
const WITHOUT_WORKER = /Service Worker registration blocked|will not open offline/;

/** The picture that the visitor waits for. A lesson's first frame may stand before its poster. */
const ROUTES: [path: string, picture: RegExp][] = [
  [paths.feed, PICTURE],
  [paths.categories, PICTURE],
  [paths.creators, PICTURE],
  [paths.reels, MEDIA],
  [LEVELS.threePages, new RegExp(`${PICTURE.source}|${MEDIA.source}`)],
];

// The last requests wait for the first frame of a film, which comes in the machine's time.
test.use({ time: 'passes' });

for (const [path, picture] of ROUTES) {
  test(`a cold visit of ${path}: few files, each once and compressed, two fonts before the first picture, none of the browser’s own formats, nothing in the console`, async ({
    page,
    quiet,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const visit = watch(page);
    await page.addInitScript(setDevanagari, true);
    await page.addInitScript(recordFormats);
    const pictures = await gate(page, picture);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => visit.of(picture).length).toBeGreaterThan(0);
    await quietBut(page, visit, picture);
    expect(visit.of(FONT).length, 'fonts before the picture').toBeLessThanOrEqual(MAX_FIRST_FONTS);
    if (path !== paths.reels) expect(visit.of(STORIES)).toEqual([]);
    const ofStart = visit.of(SCRIPT).filter((url) => !WHEN_SETTLED.test(url));
    expect(ofStart.length, 'scripts before the picture').toBeLessThanOrEqual(MAX_SCRIPTS.beforePicture);
    await pictures.release();
    if (path === paths.feed) await expect.poll(() => visit.of(STORIES).length).toBeGreaterThan(0);
    await expect.poll(() => visit.of(FONT).length, 'the second weight').toBe(MAX_FIRST_FONTS + 1);
    // The pictures of the stories come last, once the stories are read.
    if (path === paths.feed)
      await expect(page.getByRole('region', { name: 'Stories' }).locator('img').first()).toBeVisible();
    await quiet();
    expect(visit.of(SCRIPT).length, 'scripts in all').toBeLessThanOrEqual(MAX_SCRIPTS.inAll);
    expect(visit.of(DEVANAGARI)).toEqual([]);
    const max = MAX_VISIT[path];
    if (max) {
      expect(visit.requests.length, 'requests').toBeLessThanOrEqual(max.requests);
      const kilobytes = await visit.kilobytes();
      expect(kilobytes).toBeLessThanOrEqual(max.kilobytes);
    }
    expect(visit.repeated()).toEqual([]);
    const uncompressed = await visit.uncompressed();
    expect(uncompressed).toEqual([]);
    await expect.poll(() => unusedSheets(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { formats: string[] }).formats)).toEqual([]);
    expect(visit.messages).toEqual([]);
  });
}

test('a device without Devanagari: one font of ours is requested, after the first picture', async ({ page, quiet }) => {
  const visit = watch(page);
  await page.addInitScript(setDevanagari, false);
  const pictures = await gate(page, PICTURE);
  await page.goto(paths.feed, { waitUntil: 'commit' });
  await expect.poll(() => visit.of(PICTURE).length).toBeGreaterThan(0);
  await quietBut(page, visit, PICTURE);
  expect(visit.of(DEVANAGARI)).toEqual([]);
  await pictures.release();
  await expect.poll(() => visit.of(DEVANAGARI).length).toBeGreaterThan(0);
  await quiet();
  expect(new Set(visit.of(DEVANAGARI)).size, 'one file for both weights').toBe(1);
});

/** Records which formats the page makes: the first takes a slow processor 100 ms and more, whatever it is for (shared/format/compactCount.ts). */
function recordFormats(): void {
  const formats: string[] = [];
  Object.assign(globalThis, { formats });
  const kinds = ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'PluralRules', 'ListFormat'] as const;
  for (const kind of kinds) {
    const Format = Intl[kind] as unknown as new (...given: unknown[]) => object;
    const construct = (_: unknown, given: unknown[]) => (formats.push(kind), new Format(...given));
    Object.assign(Intl, { [kind]: new Proxy(Format, { construct }) });
  }
}

/** Collects what the page requests and logs from now on. */
function watch(page: Page) {
  const requests: Request[] = [];
  const messages: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('console', (message) => {
    if (!WITHOUT_WORKER.test(message.text())) messages.push(message.text());
  });
  const urls = () => requests.filter((request) => request.method() === 'GET').map((request) => request.url());
  return {
    requests,
    messages,
    of: (url: RegExp) => urls().filter((found) => url.test(found)),
    repeated: () => urls().filter((url, index) => urls().indexOf(url) !== index && !MAY_REPEAT.test(url)),
    async kilobytes(): Promise<number> {
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      return sizes.reduce((sum, { responseHeadersSize, responseBodySize }) => sum + responseHeadersSize + responseBodySize, 0) / 1_024; // prettier-ignore
    },
    /** The page's own texts that came as they are. */
    async uncompressed(): Promise<string[]> {
      const texts = requests.filter((request) => ['document', 'script', 'stylesheet'].includes(request.resourceType()));
      const large = await Promise.all(
        texts.map(async (request) => {
          const response = (await request.response())!;
          const isLarge = (await response.body()).length >= COMPRESSED_FROM_BYTES;
          return isLarge && response.headers()['content-encoding'] !== 'br' ? [request.url()] : [];
        }),
      );
      return large.flat();
    },
  };
}

/** Waits until nothing is under way but what is held back. */
async function quietBut(page: Page, { requests }: { requests: Request[] }, held: RegExp): Promise<void> {
  const idle = () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise((done) => requestIdleCallback(done));
    });
  const isOver = (request: Request) =>
    held.test(request.url()) || request.timing().responseEnd >= 0 || request.failure();
  let before = -1;
  while (requests.length !== before || !requests.every(isOver)) {
    before = requests.length;
    await idle();
    await idle();
  }
}

/** Sheets that were preloaded and are not used: the browser warns of them seconds later. */
const unusedSheets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hrefs = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(rel)].map(({ href }) => href);
    const used = hrefs('link[rel=stylesheet]');
    return hrefs('link[rel=preload][as=style]').filter((href) => !used.includes(href));
  });

/** Runs in the page: the device has a font for Devanagari, or draws all of its letters as the same box. */
function setDevanagari(isThere: boolean): void {
  const { measureText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.measureText = function (text) {
    if (!/^[\u0900-\u097f]$/.test(text)) return measureText.call(this, text);
    return { width: isThere ? text.charCodeAt(0) : 20 } as TextMetrics;
  };
}
