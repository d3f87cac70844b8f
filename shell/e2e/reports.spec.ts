import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { ROOT } from '../../shared/tools/build/folders.ts';
import { readRegistryFile } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { figuresOf } from '@remotes-kit/release/figures';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { watchQuiet } from '../../shared/testing/e2e/quiet.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { reportsFromNow } from './support/reportsFromNow.ts';

/** Figures of the machine's own time: what the browser measures of the page, and frames of a video. */
test.use({ time: 'passes' });

const CREATOR_PATH = '/creators/creator-001/topics';

const npmRun = (script: string, ...args: string[]) =>
  execFileSync('npm', ['run', '--silent', script, '--', ...args], { cwd: ROOT, encoding: 'utf8' });

/** When the code that sends reports was requested, and when the page was loaded; milliseconds since navigation. */
const timing = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/sendReports-'));
    const [navigation] = performance.getEntriesByType('navigation');
    return { startMs: files[0]?.startTime, loadedMs: (navigation as PerformanceNavigationTiming).loadEventStart };
  });

declare global {
  /** The listeners to the tab being hidden, and the slow presses that the browser has measured. */
  var counted: { listeners: number; presses: number };
}

test('slow presses are measured and leave no listener behind', async ({ page, pathSite }) => {
  await page.addInitScript(() => {
    globalThis.counted = { listeners: 0, presses: 0 };
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof add>) {
      if (args[0] === 'visibilitychange') counted.listeners += 1;
      add.apply(this, args);
    };
    EventTarget.prototype.removeEventListener = function (this: EventTarget, ...args: Parameters<typeof remove>) {
      if (args[0] === 'visibilitychange') counted.listeners -= 1;
      remove.apply(this, args);
    };
    const observer = new PerformanceObserver((list) => {
      counted.presses += list.getEntries().filter(({ name }) => name === 'click').length;
    });
    observer.observe({ type: 'event', durationThreshold: 40 } as PerformanceObserverInit);
    document.addEventListener('click', ({ timeStamp }) => {
      // oxlint-disable-next-line bazaar/tests-do-not-race -- the page itself is slow, by more than the 40 ms from which on a press is measured
      while (performance.now() < timeStamp + 100);
    });
  });
  const isQuiet = watchQuiet(page);
  await page.goto(pathSite.url + CREATOR_PATH);
  await expect.poll(async () => (await timing(page)).startMs).toBeDefined();
  await isQuiet();
  const listeners = () => page.evaluate(() => counted.listeners);
  const press = async (number: number) => {
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => page.evaluate(() => counted.presses)).toBe(number);
  };
  await press(1);
  const before = await listeners();
  const last = 6;
  for (let number = 2; number <= last; number += 1) await press(number);
  // Fewer than one of each press: a part of the page that comes late may listen too.
  await expect.poll(listeners).toBeLessThan(before + last - 1);
});

test('a page reports, once it is hidden, what it loaded, how fast, and what failed; without ids', async ({
  page,
  pathSite,
}) => {
  const reported = reportsFromNow(pathSite);
  await page.goto(pathSite.url + CREATOR_PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await timing(page)).startMs).toBeDefined();
  const { startMs, loadedMs } = await timing(page);
  expect(startMs).toBeGreaterThanOrEqual(loadedMs);
  await page.evaluate(() => {
    const detail = { kind: 'error', message: 'No document at users/secret-7 for +91 98765 43210', stack: '' };
    performance.mark('bazaar.note', { detail });
  });
  await expect
    .poll(async () => {
      await hideTab(page, false);
      await hideTab(page, true);
      return reported().map(({ event }) => event);
    })
    .toEqual(expect.arrayContaining(['remote.load', 'error', 'web.vital']));
  const reports = reported();
  const { version } = readRegistryFile(publicFolder(pathSite.out)).playlists!;
  expect(reports.find(({ event }) => event === 'remote.load')).toMatchObject({
    remote: 'playlists',
    version,
    attempt: 'first',
    isLoaded: true,
    ms: expect.any(Number),
  });
  const bytes = reports.map((report) => (report.event === 'remote.load' ? report.bytes : 0));
  expect(Math.max(...bytes)).toBeGreaterThan(5_000);
  expect(reports.find(({ event }) => event === 'error')).toMatchObject({
    message: 'No document at <path> for <number>',
  });
  expect(reports.find(({ event }) => event === 'web.vital')).toMatchObject({ route: '/creators/:id/topics', version });
  expect(JSON.stringify(reports)).not.toMatch(/creator-001|secret|98765/);
});

test('a visitor who leaves reports it all the same; the request has neither cookies nor the address with its id', async ({
  page,
  pathSite,
}) => {
  const reported = reportsFromNow(pathSite);
  await page.context().addCookies([{ name: 'session', value: 'secret', url: pathSite.url }]);
  await page.goto(pathSite.url + CREATOR_PATH);
  await expect.poll(async () => (await timing(page)).startMs).toBeDefined();
  const hide = async () => {
    await hideTab(page, false);
    await hideTab(page, true);
  };
  const sent: Request[] = [];
  page.on('request', (request) => request.url() === `${pathSite.url}/v1/logs` && sent.push(request));
  await expect
    .poll(async () => {
      await hide();
      return sent.length;
    })
    .toBeGreaterThan(0);
  const headers = await sent[0]!.allHeaders();
  expect(headers).toMatchObject({ 'content-type': 'application/json' });
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(cookie|referer)$/)]));
  await hideTab(page, false);
  await page.evaluate(() => {
    performance.mark('bazaar.note', { detail: { kind: 'error', message: 'the last moment', stack: '' } });
  });
  await page.goto('about:blank');
  await expect.poll(reported).toContainEqual(expect.objectContaining({ event: 'error', message: 'the last moment' }));
});

test.describe('a screen that throws, and a picture that the policy forbids', () => {
  test.use({ expectedPageError: /no compact numbers|^policy: img-src|Content Security Policy/ });

  test('one failed visit is reported, `npm run explain` names the line of the source; the picture without its path', async ({
    page,
    pathSite: site,
  }, testInfo) => {
    const { out, url } = site;
    const reported = reportsFromNow(site);
    await page.addInitScript(() => {
      Math.trunc = () => {
        throw new Error('no compact numbers');
      };
    });
    await page.goto(`${url}/feed`);
    await page.evaluate(() => {
      new Image().src = 'https://evil.example/users/secret-7.jpg';
    });
    await expect.poll(async () => (await timing(page)).startMs).toBeDefined();
    const failures = () =>
      reported().flatMap((report) =>
        (report.event === 'error' || report.event === 'remote.load') && report.remote === 'feed' ? report : [],
      );
    await expect
      .poll(async () => {
        await hideTab(page, true);
        await hideTab(page, false);
        return failures().map(({ event }) => event);
      })
      .toEqual(expect.arrayContaining(['remote.load', 'error']));
    expect(reported()).toContainEqual(
      expect.objectContaining({ event: 'policy.violation', directive: 'img-src', blocked: 'https://evil.example' }),
    );
    const { version } = readRegistryFile(publicFolder(out)).feed!;
    expect(figuresOf(failures(), 'feed', version)).toMatchObject({ visits: 1, failed: 1 });
    // Whichever was sent first, the load or the error: one of the two.
    const counted = failures().map((report) => (report.event === 'error' ? report.isFirst : !report.isLoaded));
    expect(counted.filter(Boolean)).toHaveLength(1);
    const reports = testInfo.outputPath('reports.jsonl');
    writeFileSync(
      reports,
      failures()
        .map((report) => JSON.stringify(report))
        .join('\n'),
    );
    expect(npmRun('explain', '1', '--out', out, '--reports', reports)).toMatch(
      /^no compact numbers\n\S+ shared\/format\/compactCount\.ts:12:\d+\n\S+ shared\/format\/compactCount\.ts:4:\d+\n\S+ mfe-feed\/src\/texts\.ts:/,
    );
  });
});

test('a reel reports the time to its first frame', async ({ page, pathSite }) => {
  const reported = reportsFromNow(pathSite);
  await page.goto(`${pathSite.url}/reel`);
  await page.getByRole('button', { name: /Play reels/ }).click();
  await expect
    .poll(async () => {
      await hideTab(page, true);
      await hideTab(page, false);
      return reported();
    })
    .toContainEqual(
      expect.objectContaining({ event: 'video', kind: 'firstFrame', remote: 'reels', ms: expect.any(Number) }),
    );
});

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`${name}: nothing is sent, and nothing is loaded for it`, async ({ page, quiet }) => {
    await page.addInitScript(
      ([property, value]) => Object.defineProperty(Navigator.prototype, property, { get: () => value }),
      [property, value] as const,
    );
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/about');
    await quiet();
    await hideTab(page, true);
    await quiet();
    expect(requested.filter((url) => /sendReports|\/v1\/logs/.test(url))).toEqual([]);
    expect(requested.length).toBeGreaterThan(0);
  });
}
