import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { reservePorts } from '../../tools/ports/reservePorts.ts';
import { watchQuiet } from './quiet.ts';
import { startSite, type Site } from '../../tools/serve/startSite.ts';

interface Fixtures {
  /** Waits until the page requests nothing more by itself: before a test that something was not requested. */
  quiet: () => Promise<void>;
  /** What the page said that it should not have: errors of the console, exceptions, rejections. Empty at the end of every test. */
  complaints: string[];
}

interface WorkerFixtures {
  /** A site of the test's own, remotes under its paths, to break and mend. */
  pathSite: Site;
  /** The same with every remote on a port of its own. */
  originSite: Site;
}

/** The one fixture of the integrated tests: fails a test whose page complained, unless it says that it expects it. */
export const test = base.extend<Fixtures & { expectedComplaint: RegExp }, WorkerFixtures>({
  expectedComplaint: [/^$/, { option: true }],
  quiet: async ({ page }, use) => use(watchQuiet(page)),
  complaints: [
    async ({ page, expectedComplaint }, use) => {
      const complaints = listen(page);
      await page.addInitScript(reportViolations);
      await use(complaints);
      const unexpected = complaints.filter((line) => !expectedComplaint.test(line));
      // A handler may be fetching for a request that nobody waits for any more: that the page is closed under it is no fault.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  pathSite: [async ({}, use) => ownSite(use), { scope: 'worker' }],
  originSite: [async ({}, use) => ownSite(use, { hasOwnOrigins: true }), { scope: 'worker' }],
});

export { expect };

/** A violation of the page's policy (shared/tools/compose/headers.ts) is a complaint like any other. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    // oxlint-disable-next-line no-console -- the console is what the test listens to
    console.error(`policy: ${violatedDirective} ${blockedURI} ${sourceFile ?? ''}:${lineNumber}`);
  });
}

/** What the browser itself writes of every file that could not be had. */
const BROWSERS_OWN =
  /^(Failed to load resource|Refused to apply style|Fetch API cannot load .* integrity checks failed)/;

/** Collects what a page complains of. The browser's own line about a failed request is no complaint of ours. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !BROWSERS_OWN.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

/** Starts a site on ports of its own and takes it down when the worker ends. */
export async function ownSite(use: (site: Site) => Promise<void>, options: { hasOwnOrigins?: boolean } = {}) {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-site-'));
  const site = await startSite({ ...options, ports: await reservePorts(), out });
  await use(site);
  await site.stop();
  rmSync(out, { recursive: true, force: true });
}
