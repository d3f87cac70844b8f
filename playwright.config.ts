import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices, type Project as AnyProject } from '@playwright/test';
import { allPorts, portEnvironment } from './shared/tools/ports/ports.ts';
import { BROWSER_ARGS, findBrowser } from './shared/tools/browsers/browser.ts';
import { ENGINES, isSkipped } from './shared/tools/browsers/engines.ts';
import { ADDRESS } from './shared/tools/production/testSite.ts';
import { REPEATS } from './shared/tools/evidence/flaky.ts';
import { OF_VERIFY, SUITE } from './shared/tools/suite/suite.ts';
import { reservePorts } from './shared/tools/ports/reservePorts.ts';
import type { JourneyOptions } from './shell/e2e/journeys/journey.ts';

/** The tested site has its own ports and folder: other sites and test runs may run at the same time. */
if (!process.env.E2E_SITE) {
  process.env.E2E_SITE = mkdtempSync(join(tmpdir(), 'bazaar-e2e-')); // every worker evaluates this file again
  Object.assign(process.env, portEnvironment(await reservePorts()));
}
const url = `http://localhost:${allPorts().shell}`;
const executablePath = findBrowser();
const launch = (args: string[] = []) => ({
  ...devices['Desktop Chrome'],
  launchOptions: { args: [...BROWSER_ARGS, ...args], executablePath },
});

/** The behaviour of browsers before Chromium 156: a module that failed once fails for the rest of the page's life. */
const OLD_BROWSER = ['--disable-blink-features=ModuleMapDoNotCacheFailedFetch'];

/** `npm run e2e -- --project=production`: on the site as it would be deployed, with its worker. */
const PRODUCTION = { siteName: 'production', baseURL: ADDRESS, serviceWorkers: 'allow' } as const;

/** The journeys by mouse, touch and keyboard in Chromium, and by mouse in every engine (docs/decisions/014). */
const JOURNEYS = '**/journeys/journeys.spec.ts';
/** Those of a lesson's link and of the account, by the same hands and engines, on the local site alone: the account's documents are looked at. */
const OUTSIDE = '**/journeys/outside.spec.ts';
/** Only what the site is composed of in production has them. */
const ON_PRODUCTION = '**/shell/e2e/**/production*.spec.ts';
const LOOKS = '**/takeLooks.spec.ts';
/** Streams of other services, in the engines beside Chromium (shared/testing/streams). */
const STREAMS = '**/streams.verify.spec.ts';

/** `npm run e2e:emulators` runs on Firebase's emulator suite instead of the embedded backend and our server. */
const BACKEND = process.env.EMULATORS ? '--emulators' : '--memory --codes 10000';
/** Of the suite that runs, by tag or by file name: a project that both have. */
const bySuite = { test: { grepInvert: OF_VERIFY }, verify: { grep: OF_VERIFY }, all: {} }[SUITE ?? 'all'];
type Project = AnyProject<JourneyOptions>;
const inTest = (...projects: Project[]) => (SUITE === 'verify' ? [] : projects);
const inVerify = (...projects: Project[]) => (SUITE === 'test' ? [] : projects);

for (const name of process.env.TEST_WORKER_INDEX ? [] : ENGINES) {
  if (isSkipped(name))
    console.warn(`SKIPPED: the journeys in ${name}, which is not installed (REQUIRE_ENGINES=1 makes that a failure)`);
}

export default defineConfig<object, JourneyOptions>({
  testDir: '.',
  testMatch: [
    'shell/e2e/**/*.spec.ts',
    'mfe-*/e2e/*.spec.ts',
    'mfe-*/contract.spec.ts',
    'shared/tools/studio/*.spec.ts',
  ].map((path) => `**/${path}`),
  outputDir: `${process.env.E2E_SITE}/results`,
  retries: REPEATS,
  workers: 3, // on two cores: much of a test's time is waiting for a deadline
  fullyParallel: true,
  globalSetup: './shared/testing/e2e/addDocuments.ts',
  forbidOnly: !!process.env.CI,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./shared/testing/evidence/skippedReporter.ts'],
    ['./shared/testing/evidence/playwrightReporter.ts'],
  ],
  snapshotPathTemplate: '{testDir}/shell/e2e/pictures/{arg}{ext}',
  use: {
    baseURL: url,
    // Without its film, which takes a second from what it records; a picture of the end is beside it.
    trace: { mode: REPEATS > 0 ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
  webServer: {
    command: `npm start -- ${BACKEND} --out ${process.env.E2E_SITE}/site > ${process.env.E2E_SITE}/servers.log 2>&1`,
    url,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 5_000 },
  },
  projects: [
    { name: 'site', ...bySuite, use: launch(), testIgnore: [JOURNEYS, OUTSIDE, ON_PRODUCTION, LOOKS, STREAMS] },
    { name: 'production', ...bySuite, use: { ...launch(), ...PRODUCTION }, testMatch: [JOURNEYS, ON_PRODUCTION] },
    ...inTest(
      { name: 'mouse', use: { ...launch(), handName: 'mouse' }, testMatch: [JOURNEYS, OUTSIDE] },
      { name: 'touch', use: { ...launch(), ...devices['Pixel 7'], handName: 'touch' }, testMatch: [JOURNEYS, OUTSIDE] },
      { name: 'keyboard', use: { ...launch(), handName: 'keyboard' }, testMatch: [JOURNEYS, OUTSIDE] },
    ),
    ...inVerify(
      { name: 'preview', use: { ...launch(), siteName: 'preview' }, testMatch: JOURNEYS },
      { name: 'translated', use: { ...launch(), isTranslated: true }, testMatch: JOURNEYS },
      ...ENGINES.map((name) => ({ name, use: { engineName: name }, testMatch: [JOURNEYS, OUTSIDE, STREAMS] })),
      ...ENGINES.map((name) => ({
        name: `production-${name}`,
        use: { ...PRODUCTION, engineName: name },
        testMatch: [JOURNEYS, '**/productionJourneys.spec.ts'],
        grep: /@smoke/,
      })),
      { name: 'old-browser', use: launch(OLD_BROWSER), testMatch: '**/*aults*.spec.ts', grep: /@import/ },
    ),
    ...(process.env.TAKE_LOOKS ? [{ name: 'looks', use: launch(), testMatch: LOOKS }] : []),
  ],
});
