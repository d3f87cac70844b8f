import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import type { BrowserNetwork } from '../../../../shared/tools/browsers/inNetwork.ts';
import { COMMAND_KEY, WINDOW } from './constants.ts';
import { downloadFolder } from './downloadFolder.ts';
import type { Engine, Screen } from './screen.ts';

/** Firefox by WebDriver BiDi, which it speaks by itself (docs/decisions/014). */
export async function startFirefox(executablePath: string, network?: BrowserNetwork): Promise<Engine> {
  const { folder, remove } = downloadFolder();
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
    acceptInsecureCerts: network !== undefined,
    extraPrefsFirefox: { ...savingIn(folder), ...(network && throughProxy(network.proxy)) },
  });
  return {
    async newScreen(pageScript) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(pageScript);
      const close = async () => {
        await context.close();
        for (const file of readdirSync(folder)) rmSync(join(folder, file)); // the folder is the browser's
      };
      return { ...screenOf(page), downloads: folder, close };
    },
    async stop() {
      await browser.close();
      remove();
    },
  };
}

const screenOf = (page: Page): Omit<Screen, 'downloads' | 'close'> => ({
  open: async (url) => void (await page.goto(url)),
  // The driver's own waits for a load event, which a page that Firefox has kept does not have.
  back: () => page.evaluate(() => history.back()),
  url: () => page.evaluate(() => location.href),
  evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
  click: ({ x, y }) => page.mouse.click(x, y),
  async wheel({ x, y }, deltaPx) {
    await page.mouse.move(x, y);
    await page.mouse.wheel({ deltaY: Math.round(deltaPx) });
  },
  type: (text) => page.keyboard.type(text),
  async paste() {
    await page.keyboard.down(COMMAND_KEY);
    await page.keyboard.press('KeyV');
    await page.keyboard.up(COMMAND_KEY);
  },
});

/** Files are saved there, without a question. */
const savingIn = (folder: string) => ({ 'browser.download.folderList': 2, 'browser.download.dir': folder });

function throughProxy(proxy: string) {
  const [host, port] = proxy.split(':');
  return { 'network.proxy.type': 1, 'network.proxy.ssl': host, 'network.proxy.ssl_port': Number(port) };
}
