import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { waitForStart } from '../../testing/e2e/started.ts';
import { BROWSER_ARGS, ensureBrowser } from '../browsers/browser.ts';
import { mapsIn } from '../build/privateMaps.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import type * as StartSite from '../serve/startSite.ts';
import { ranFiles } from './ranFiles.ts';

type Site = StartSite.Site;

/** A visitor's steps in a browser that has nothing of the site yet. */
interface Flow {
  /** Steps that come before and are not traced. */
  prepare?(page: Page, site: Site): Promise<void>;
  act(page: Page, site: Site): Promise<void>;
}

const LEVEL = '/levels/topic-002/videos/level-002';
const PHONE = { viewport: { width: 360, height: 740 } };
const NUMBER = '9876543210';
const PATIENCE_MS = 120_000;

/** They begin once a page is idle, sooner on one machine than on another. */
const NO_REPORTS = "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })";

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const FLOWS: Record<string, Flow> = {
  'cold /feed to a post': {
    act: async (page, { url }) => {
      await page.goto(`${url}/feed`);
      await page.getByRole('article').first().waitFor();
    },
  },
  "a level's path to the first frame": {
    act: async (page, { url }) => {
      await page.goto(url + LEVEL);
      await press(page, 'Play');
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    },
  },
  'save a lesson': {
    prepare: async (page, site) => {
      await signIn(page, site);
      await page.goto(site.url + LEVEL, { waitUntil: 'networkidle' });
    },
    act: async (page) => {
      await press(page, 'Save lesson');
      await page.locator('button:not([aria-disabled=true])', { hasText: 'Start saving' }).click();
      await page.getByRole('button', { name: 'Lesson saved', exact: true }).waitFor();
    },
  },
  'a search to its results': {
    act: async (page, { url }) => {
      await page.goto(`${url}/search?q=mobile`);
      await page.getByRole('region', { name: 'Search' }).getByRole('listitem').first().waitFor();
    },
  },
};

/**
 * The source files that run in each flow, by its name: from the browser's own count of the calls on a site that is composed of
 * the built apps in `checkout`, by the code of that checkout.
 */
export async function filesOfFlows(checkout: string): Promise<Map<string, string[]>> {
  const { startSite } = (await import(
    pathToFileURL(join(checkout, 'shared/tools/serve/startSite.ts')).href
  )) as typeof StartSite;
  const out = mkdtempSync(join(tmpdir(), 'bazaar-house-'));
  const site = await startSite({ ports: await reservePorts(), out, hasIndex: true });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    const found = new Map<string, string[]>();
    for (const [name, flow] of Object.entries(FLOWS)) found.set(name, await trace(browser, site, flow));
    return found;
  } finally {
    await browser.close();
    await site.stop();
    rmSync(out, { recursive: true, force: true });
  }
}

async function trace(browser: Browser, site: Site, { prepare, act }: Flow): Promise<string[]> {
  const page = await browser.newPage(PHONE);
  page.setDefaultTimeout(PATIENCE_MS);
  waitForStart(page); // what the document draws before is not React's
  await page.addInitScript(NO_REPORTS);
  await prepare?.(page, site);
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await act(page, site);
  const scripts = await page.coverage.stopJSCoverage();
  await page.context().close();
  return ranFiles(scripts, (url) => {
    const file = join(mapsIn(site.out), `${basename(new URL(url).pathname)}.map`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined;
  });
}

async function signIn(page: Page, { url, ports }: Site): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill('Sunita');
  await page.getByLabel('Phone number').fill(NUMBER);
  await page.getByLabel('Occupation').selectOption('Business owner');
  await page.getByRole('checkbox').check();
  await press(page, 'Send OTP');
  const field = page.getByLabel('6-digit OTP');
  await field.waitFor();
  const sent = `http://localhost:${ports.authBackend}/emulator/v1/projects/demo-bazaar/verificationCodes`;
  const { verificationCodes } = (await (await fetch(sent)).json()) as { verificationCodes: { code: string }[] };
  await field.fill(verificationCodes.at(-1)!.code);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
}
