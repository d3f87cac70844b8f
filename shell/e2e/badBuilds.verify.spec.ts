import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bucketOf } from '@remotes-kit/runtime/canary';
import type { DatedReport } from '@remotes-kit/release/report';
import { composition } from '../../shared/tools/composition.ts';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { setVisitor } from '../../shared/testing/e2e/visitor.ts';
import { isFailedVisit } from '@remotes-kit/release/failedVisit';
import { releasesIn } from '@remotes-kit/release/releases';
import { nextBuild } from './support/nextBuild.ts';
import { reportsFromNow } from './support/reportsFromNow.ts';

/**
 * Reports of pages on builds that are bad for every visitor: the watch counts by them
 * (shared/kit/release/reports/canaryWatch.test.ts has the number of visitors who meet each).
 */
test.use({ time: 'passes', expectedPageError: /./ });

const PERCENT = 50;
const VISITOR = Array.from({ length: 20 }, (_, n) => `visitor-${n}`).find((id) => bucketOf(id, 'feed') < PERCENT)!;

/** The feed's last build with its screen replaced by this expression; `screen` is the good one. */
const withScreen = (expression: string) => () =>
  nextBuild('feed', (code) =>
    code.replaceAll(
      /(\w+)=>\1\.FeedScreen/g,
      (_, module) => `async(${module})=>{const screen=${module}.FeedScreen;${expression}}`,
    ),
  );

function withoutCss(): string {
  const dist = nextBuild('feed', (code) => code);
  const assets = join(dist, 'assets');
  for (const file of readdirSync(assets).filter((found) => found.endsWith('.css')))
    writeFileSync(join(assets, file), '');
  return dist;
}

const BAD: [name: string, build: () => string, reported: Record<string, unknown>][] = [
  [
    'throws on import',
    () => nextBuild('feed', (code, file) => (file.startsWith('remoteEntry') ? `throw new Error('bad');${code}` : code)),
    { event: 'remote.load', isLoaded: false },
  ],
  [
    'throws on render',
    withScreen(`return()=>{throw new Error('bad')}`),
    // A visit that ends between the load and the drawing reports the load, and the drawing as its first error.
    { message: 'bad' },
  ],
  [
    'reads a wrong collection',
    () => nextBuild('feed', (code) => code.replaceAll('feed-posts', 'feed-nothing')),
    { event: 'screen', problem: 'read', isFirst: true },
  ],
  ['shows nothing', withScreen('return()=>null'), { event: 'screen', problem: 'blank', isFirst: true }],
];

/** All that the page has to report, each time that it is hidden. */
const reportedBy = (page: Page, reported: () => DatedReport[]) => async () => {
  await hideTab(page, false);
  await hideTab(page, true);
  return reported();
};

for (const [name, build, expected] of BAD) {
  test(`a build that ${name}: its visit is reported as failed`, async ({ page, context, pathSite }) => {
    await setVisitor(context, VISITOR);
    const reported = reportsFromNow(pathSite);
    const { version } = releasesIn(composition, pathSite.out).canary('feed', { dist: build() }, PERCENT).canary!.build;
    await page.goto(`${pathSite.url}/feed`, { waitUntil: 'commit' });
    const ofCanary = (reports: DatedReport[]) =>
      reports.filter((report) => 'remote' in report && report.remote === 'feed' && report.version === version);
    const reports = reportedBy(page, reported);
    await expect.poll(async () => ofCanary(await reports())).toContainEqual(expect.objectContaining(expected));
    expect(ofCanary(reported()).filter(isFailedVisit)).toHaveLength(1);
    expect(reported()).toContainEqual(
      expect.objectContaining({ event: 'remote.load', version, canary: version, percent: PERCENT }),
    );
  });
}

test('a build without its CSS: no visitor meets it, for its release is refused', ({ pathSite }) => {
  expect(() => releasesIn(composition, pathSite.out).canary('feed', { dist: withoutCss() }, PERCENT)).toThrow(
    'no sheet of it sets',
  );
});

test('a build that is 1.5 s slower: its load is reported so', async ({ page, context, pathSite }) => {
  await setVisitor(context, VISITOR);
  const reported = reportsFromNow(pathSite);
  const slow = withScreen('await new Promise((done)=>setTimeout(done,1500));return screen');
  const { version } = releasesIn(composition, pathSite.out).canary('feed', { dist: slow() }, PERCENT).canary!.build;
  await page.goto(`${pathSite.url}/feed`, { waitUntil: 'commit' });
  const loadMs = async () =>
    (await reportedBy(page, reported)()).flatMap((report) =>
      report.event === 'remote.load' && report.version === version ? report.ms : [],
    );
  await expect.poll(async () => (await loadMs())[0]).toBeGreaterThanOrEqual(1_500);
});

/** True when no script in the page gets its turn within a second. */
const isFrozen = (page: Page) =>
  Promise.race([page.evaluate(() => false), new Promise<boolean>((done) => setTimeout(() => done(true), 1_000))]);

test('a build that freezes the page: nothing is reported of it, while pages of the live version say that it was given', async ({
  browser,
  context,
  page,
  pathSite,
}) => {
  const reported = reportsFromNow(pathSite);
  const { version } = releasesIn(composition, pathSite.out).canary('feed', { dist: withScreen('for(;;);')() }, PERCENT)
    .canary!.build;
  const frozen = await browser.newContext();
  await setVisitor(frozen, VISITOR);
  const frozenPage = await frozen.newPage();
  const requested = frozenPage.waitForRequest((request) => /\/FeedScreen-/.test(request.url()));
  await frozenPage.goto(`${pathSite.url}/feed`, { waitUntil: 'commit' });
  await requested;
  await expect.poll(() => isFrozen(frozenPage)).toBe(true);
  await frozen.close();

  await setVisitor(
    context,
    Array.from({ length: 20 }, (_, n) => `visitor-${n}`).find((id) => bucketOf(id, 'feed') >= PERCENT)!,
  );
  await page.goto(`${pathSite.url}/feed`);
  await expect
    .poll(reportedBy(page, reported))
    .toContainEqual(
      expect.objectContaining({ event: 'remote.load', remote: 'feed', canary: version, percent: PERCENT }),
    );
  expect(reported().filter((report) => 'version' in report && report.version === version)).toEqual([]);
});
