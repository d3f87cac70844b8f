import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { reservePorts } from '../../tools/ports/reservePorts.ts';
import { buildHost, deleteHost } from './foreignHost.ts';
import { listenForErrors } from './pageErrors.ts';
import { watchQuiet } from './quiet.ts';
import { applyRaceCondition } from './raceCondition.ts';
import { restored } from './restored.ts';
import { waitForStart } from './started.ts';
import { stopTime } from './stoppedTime.ts';
import { startSite, type Site, type SiteOptions } from '../../tools/serve/startSite.ts';

interface Fixtures {
  /** Waits until the page requests nothing more by itself: before a test that something was not requested. */
  quiet: () => Promise<void>;
  /**
   * Errors of the page: console errors, exceptions, rejections, policy violations, errors of the browser's own. Must be empty at
   * the end of every test.
   */
  pageErrors: string[];
  /** A separate site that the test may break, remotes under paths of its origin. Its releases are restored after each test. */
  pathSite: Site;
}

interface WorkerFixtures {
  /** Remotes under paths of its origin; tests get it as `pathSite`. */
  workerSite: Site;
  /** Every remote on its own port. */
  originSite: Site;
  /** Remotes under paths of its origin, with posts that the test chooses. */
  feedSite: Site;
  /** Remotes under paths of its origin, which tests of skew compose anew from builds of two commits. */
  skewSite: Site;
  hosted: Hosted;
}

interface Options {
  expectedPageError: RegExp;
  /** 'passes': for tests of media, whose time is the machine's, and of what runs beside the page (a worker, a server). */
  time: 'stands' | 'passes';
}

/** A host has its packages packed and installed, and is built with Vite. */
const HOSTED_WITHIN_MS = 600_000;

/**
 * The fixture of all browser tests, with the worlds of its own that a test may need: one for all, or a worker would end with all its sites
 * whenever the next test has other ones. Fails a test whose page reports an error that the test does not expect.
 */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  expectedPageError: [/^$/, { option: true }],
  time: ['stands', { option: true }],
  context: async ({ context, time }, use) => {
    context.on('page', waitForStart);
    if (time === 'stands') await stopTime(context);
    await applyRaceCondition(context);
    await use(context);
  },
  quiet: async ({ page }, use) => use(watchQuiet(page)),
  pageErrors: [
    async ({ page, expectedPageError }, use, testInfo) => {
      const lines: string[] = [];
      page.on('console', (message) => void lines.push(`${message.type()}: ${message.text()}`));
      const pageErrors = listenForErrors(page);
      await page.addInitScript(reportErrors);
      await use(pageErrors);
      const unexpected = pageErrors.filter((line) => !expectedPageError.test(line));
      if (unexpected.length > 0 || testInfo.status !== testInfo.expectedStatus)
        writeFileSync(testInfo.outputPath('console.txt'), lines.join('\n'));
      // A route handler may still be fetching when the page closes: that is no failure.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  pathSite: async ({ workerSite }, use) => restored(workerSite, use),
  workerSite: [async ({}, use) => ownSite(use), { scope: 'worker' }],
  originSite: [async ({}, use) => ownSite(use, { hasOwnOrigins: true }), { scope: 'worker' }],
  feedSite: [async ({}, use) => ownSite(use), { scope: 'worker' }],
  skewSite: [async ({}, use) => ownSite(use), { scope: 'worker' }],
  hosted: [async ({}, use) => whileHosted(use), { scope: 'worker', timeout: HOSTED_WITHIN_MS }],
});

export { expect };

/**
 * Reports as console errors what is neither an exception nor written there: violations of the page's policy
 * (shared/tools/compose/headers.ts) and errors of the browser's own, such as a ResizeObserver loop.
 */
function reportErrors(): void {
  // oxlint-disable-next-line no-console -- the test collects console errors
  const report = (line: string) => console.error(line);
  addEventListener('error', ({ error, message }) => {
    if (message && !error) report(`error of the page: ${message}`);
  });
  addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sourceFile, lineNumber, disposition }) => {
      // Production asks browsers to report the bot check's inline styles, which it allows (docs/decisions/013).
      if (disposition === 'enforce')
        report(`policy: ${violatedDirective} ${blockedURI} ${sourceFile ?? ''}:${lineNumber}`);
    },
  );
}

/** Starts a site on its own ports and stops it when the worker ends. */
export async function ownSite(
  use: (site: Site) => Promise<void>,
  options: Pick<SiteOptions, 'hasOwnOrigins' | 'hosts' | 'hasIndex'> = {},
) {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-site-'));
  const site = await startSite({
    ...options,
    ports: await reservePorts(),
    out,
    hasFaults: true,
    codesPerVisitor: 10_000,
  });
  await use(site);
  await site.stop();
  rmSync(out, { recursive: true, force: true });
}

export interface Hosted {
  site: Site;
  /** docs/host, built for the site. */
  folder: string;
  /** Two ports to serve it from: the site lets the origin of one in, and not that of the other. */
  listed: number;
  unlisted: number;
}

async function whileHosted(use: (hosted: Hosted) => Promise<void>): Promise<void> {
  const { feed: listed, reels: unlisted } = await reservePorts();
  const whileOpen = async (site: Site) => {
    const folder = await buildHost(site);
    await use({ site, folder, listed, unlisted });
    deleteHost(folder);
  };
  await ownSite(whileOpen, { hosts: [`http://localhost:${listed}`] });
}
