import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { encodeReports } from '@remotes-kit/release/encodeReports';
import type { DatedReport } from '@remotes-kit/release/report';
import { reportsFolder } from '@remotes-kit/release/reportFile';
import { COUNTED, LEFT_PARTS } from '../../shared/contracts/counted.ts';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { LEVELS, loaded, openLevel, pressPlay, video } from '../../shared/testing/e2e/levelPage.ts';
import { sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { ROOT } from '../../shared/tools/build/folders.ts';
import { reportsFromNow } from './support/reportsFromNow.ts';

declare global {
  var sentBodies: string[] | undefined;
}

test.use({ time: 'passes' });

const SPEED = 4;

/** Watches the lesson of a page from its beginning just past a share of it, faster than a learner does; it pauses there. */
async function watchTo(page: Page, url: string, share: number): Promise<void> {
  await openLevel(page, url + LEVELS.onePage);
  await loaded(page);
  await video(page).evaluate((element: HTMLVideoElement, to) => {
    element.addEventListener('timeupdate', () => {
      if (element.currentTime / element.duration > to) element.pause();
    });
  }, share);
  await pressPlay(page);
  await video(page).evaluate((element: HTMLVideoElement, speed) => (element.playbackRate = speed), SPEED);
  await expect
    .poll(
      () =>
        video(page).evaluate(({ paused, currentTime, duration }: HTMLVideoElement) => paused && currentTime / duration),
      {
        timeout: 60_000,
      },
    )
    .toBeGreaterThan(share);
}

const leave = async (page: Page) => {
  await hideTab(page, false);
  await hideTab(page, true);
};

const lessonsIn = (out: string, reports: string) =>
  execFileSync('npm', ['run', '--silent', 'lessons', '--', '--out', out, '--reports', reports], {
    cwd: ROOT,
    encoding: 'utf8',
  });

test('a learner watches a lesson to its half and leaves: what is kept has no sender and no time; ten such visitors are a row, nine are none', async ({
  page,
  pathSite: { out, url, ...site },
}, testInfo) => {
  test.slow(); // half of a lesson is watched
  const reported = reportsFromNow({ out, url, ...site });
  await watchTo(page, url, 0.52);
  const counts = () => reported().filter((report) => report.event === 'count');
  const stored = (what: string) => counts().filter((report) => report.what === what);
  await expect
    .poll(async () => {
      await leave(page);
      return stored(COUNTED.left).length;
    })
    .toBe(1);
  const [started] = stored(COUNTED.started);
  const videoId = started!.subject;
  expect(stored(COUNTED.started)).toHaveLength(1);
  expect(stored(COUNTED.quarter).map(({ value }) => value)).toEqual([1, 2]);
  const [left] = stored(COUNTED.left);
  expect(left!.value).toBeGreaterThanOrEqual(LEFT_PARTS / 2);
  expect(left!.value).toBeLessThan(LEFT_PARTS * 0.75);
  const lines = readFileSync(join(reportsFolder(out), 'counts.jsonl'), 'utf8')
    .trim()
    .split('\n');
  for (const line of lines) {
    const kept = JSON.parse(line) as DatedReport;
    expect(Object.keys(kept).toSorted()).toEqual(['atMs', 'event', 'subject', 'value', 'what']);
    expect(new Date(kept.atMs).toISOString()).toMatch(/T00:00:00\.000Z$/);
  }
  // A collector's file: a request of each visitor a line.
  const visitors = (count: number) => {
    const file = testInfo.outputPath(`${count}.jsonl`);
    const visit = encodeReports(counts(), started!.atMs, 'site');
    writeFileSync(file, Array.from({ length: count }, () => visit).join('\n'));
    return lessonsIn(out, file);
  };
  expect(visitors(10)).toMatch(
    new RegExp(`^\\d{4}-\\d\\d-\\d\\d +10 +10 +10 +< 10 +< 10 +5\\d?\\S+ %: 10 +${videoId}$`, 'm'),
  );
  expect(visitors(9)).not.toContain(videoId);
  expect(visitors(9)).toMatch(/^others +< 10/m);
});

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`${name}: of a lesson that is watched nothing is sent, and nothing of it is remembered as counted`, async ({
    page,
    pathSite: { url },
    quiet,
  }) => {
    test.slow();
    await page.addInitScript(
      ([property, value]) => Object.defineProperty(Navigator.prototype, property, { get: () => value }),
      [property, value] as const,
    );
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await watchTo(page, url, 0.3);
    await leave(page);
    await quiet();
    expect(requested.filter((each) => /sendReports|countVisits|\/v1\/logs/.test(each))).toEqual([]);
    expect(requested.length).toBeGreaterThan(0);
    const counted = await page.evaluate(() => localStorage.getItem('bazaar.countedToday'));
    expect(counted).toBeNull();
  });
}

test('a search that finds nothing: it is counted, and no request has what was typed', async ({ page }) => {
  const typed = 'zxqvwk pfjrgh';
  // The body of such a request is a blob, which Playwright does not show.
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.sentBodies = [];
    globalThis.fetch = (input, init) => {
      if (init?.body instanceof Blob) void init.body.text().then((text) => globalThis.sentBodies!.push(text));
      return fetch(input, init);
    };
  });
  const sent = () => page.evaluate(() => globalThis.sentBodies!.join('\n'));
  await page.goto('/search');
  await page.getByRole('searchbox').fill(typed);
  await expect(page.getByText(typed)).toBeVisible();
  await expect
    .poll(
      async () => {
        await leave(page);
        return sent();
      },
      { timeout: 30_000 },
    )
    .toContain(COUNTED.noResult);
  const bodies = await sent();
  expect(bodies).not.toMatch(/zxqv|pfjr/i);
});

test('/__lessons draws a lesson of ten visitors, with the same figures in a table, at 320 px and in forced colours', async ({
  page,
  pathSite: { url },
}) => {
  const visit = encodeReports(
    [
      { event: 'count', what: COUNTED.started, subject: 'lesson-of-ten', value: 1 },
      { event: 'count', what: COUNTED.quarter, subject: 'lesson-of-ten', value: 1 },
      { event: 'count', what: COUNTED.left, subject: 'lesson-of-ten', value: 6 },
      { event: 'count', what: COUNTED.started, subject: 'lesson-of-one', value: 1 },
    ].map((count) => ({ ...count, event: 'count' as const })),
    0,
    'site',
  );
  for (let visitor = 0; visitor < 10; visitor += 1)
    await page.request.post(`${url}/v1/logs`, { headers: { 'content-type': 'application/json' }, data: visit });
  await page.goto(`${url}/__lessons`);
  const lesson = page.getByRole('article', { name: /^lesson-of-ten, / });
  await expect(lesson.getByRole('img', { name: 'How far it was watched' })).toHaveAccessibleDescription(
    '10 visitors started it. Its quarters were watched by: 10, fewer than 10, fewer than 10, fewer than 10.',
  );
  await expect(lesson.getByRole('img', { name: 'Where it was left' })).toHaveAccessibleDescription(
    'Left by visitors: Left at 30 to 35 %: 10.',
  );
  await expect(lesson.getByRole('row', { name: 'Quarter 1 watched 10', exact: true })).toBeVisible();
  await expect(lesson.getByRole('row', { name: 'Left at 30 to 35 % 10', exact: true })).toBeVisible();
  await expect(lesson.locator('rect')).toHaveCount(3);
  await page.setViewportSize({ width: 320, height: 4_000 });
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  await expectNoViolations(page, 'the page of the lessons at 320 px');
  await page.emulateMedia({ forcedColors: 'active' });
  const [text, bar] = await lesson.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(element.querySelector('rect')!).fill,
  ]);
  expect(bar).toBe(text);
});
