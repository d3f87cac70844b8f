import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { readRegistryFile } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { BROWSER_ARGS, findBrowser } from '../browsers/browser.ts';
import { packageNames, packPackage } from './pack.ts';
import { outsideEnvironment } from '../../testing/outsideEnvironment.ts';
import { runOutside } from './runOutside.ts';

/** A site that `@remotes-kit/create` wrote from the packed packages in an empty folder, open on a port of its own. */
export interface CreatedSite {
  /** The empty folder: the site is in `my-site`, the packages in `packed`. */
  folder: string;
  site: string;
  origin: string;
  /** The time of each step from the empty folder to the open site. */
  tookMs: { create: number; install: number; start: number };
  /** The folder of the release that visitors get now. */
  release(): string;
  /** The registry that visitors get now. */
  registry(): ReturnType<typeof readRegistryFile>;
  /** Runs a script of the site's package.json. Returns, or throws, what it printed. */
  npmRun(script: string, ...words: string[]): string;
  /** The heading that a new visitor sees on a path of the site, or of another origin; a panel says why there is none. */
  shown(path: string, ofOrigin?: string): Promise<string>;
  /** The hashes to which a page of the site holds its sheets, by their paths; '' for one that it takes as it comes. */
  sheetsOn(path: string): Promise<Record<string, string>>;
  /** Runs a script that serves until it is ended. Resolves with the address that it prints and all that it printed before. */
  served(script: string, ...words: string[]): Promise<Served>;
  close(): Promise<void>;
}

/** Shown last: the heading of a remote's page or of the shell's, or the panel. */
const HEADING = 'main h1, main [role=alert]';

/** A script that serves: `npm start`, or a preview. */
interface Served {
  origin: string;
  printed: string;
  stop(): void;
}

/** Creates it, with every package of the kit packed, and starts it. */
export async function createdSite(): Promise<CreatedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'kit-site-'));
  const site = join(folder, 'my-site');
  const packed = join(folder, 'packed');
  mkdirSync(packed);
  const create = packageNames()
    .map((name) => packPackage(name, packed))
    .find((file) => file.includes('create'))!;
  const times = [performance.now()];
  const after = <T>(done: T): T => (times.push(performance.now()), done);
  after(runOutside(folder, 'npx', '--yes', '--package', create, 'create-composition', 'my-site', '--from', 'packed'));
  after(runOutside(site, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund'));
  const { origin, stop } = after(await serving(site, 'start'));
  const [createMs, installMs, startMs] = times.slice(1).map((time, index) => Math.round(time - times[index]!));
  const browser = await chromium.launch({ args: BROWSER_ARGS, executablePath: findBrowser() });
  const release = () => publicFolder(join(site, 'deploy'));
  return {
    folder,
    site,
    origin,
    tookMs: { create: createMs!, install: installMs!, start: startMs! },
    release,
    registry: () => readRegistryFile(release()),
    npmRun: (script, ...words) => runOutside(site, 'npm', 'run', script, '--', ...words),
    shown: (path, ofOrigin = origin) => headingOf(browser, `${ofOrigin}${path}`),
    sheetsOn: (path) => sheetsOf(browser, `${origin}${path}`),
    served: (script, ...words) => serving(site, script, ...words),
    async close() {
      await browser.close();
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const headingOf = (browser: Browser, url: string): Promise<string> =>
  visited(browser, url, (page) => page.locator(HEADING).innerText());

const SHEETS = `Object.fromEntries(
  [...document.querySelectorAll('link[rel=stylesheet]')].map(({ href, integrity }) => [new URL(href).pathname, integrity]),
)`;

const sheetsOf = (browser: Browser, url: string): Promise<Record<string, string>> =>
  visited(browser, url, (page) => page.evaluate<Record<string, string>>(SHEETS));

/** Calls `see` once the page shows its remote, or why there is none. */
async function visited<T>(browser: Browser, url: string, see: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.locator(HEADING).waitFor();
    return await see(page);
  } finally {
    await page.close();
  }
}

/** Rejects with all that the script printed where it ends before it serves. */
async function serving(site: string, script: string, ...words: string[]): Promise<Served> {
  const env = { ...outsideEnvironment(), PORT: '0' };
  const args = ['run', script, '--', ...words];
  const server = spawn('npm', args, { cwd: site, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => void process.kill(-server.pid!); // npm passes no signal on
  let printed = '';
  return new Promise((resolve, reject) => {
    const onText = (text: Buffer) => {
      printed += String(text);
      const origin = /http:\/\/localhost:\d+/.exec(printed)?.[0];
      if (origin) resolve({ origin, printed, stop });
    };
    server.stdout.on('data', onText);
    server.stderr.on('data', onText);
    server.once('exit', () => reject(new Error(`npm run ${script} ended:\n${printed}`)));
  });
}
