import { launch, type Page } from 'puppeteer-core';
import type { BrowserNetwork } from '../../../../shared/tools/browsers/inNetwork.ts';
import { WINDOW } from './constants.ts';
import type { Engine, Screen } from './screen.ts';

/** Firefox by WebDriver BiDi, which it speaks by itself (docs/decisions/014). */
export async function startFirefox(executablePath: string, network?: BrowserNetwork): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
    acceptInsecureCerts: network !== undefined,
    extraPrefsFirefox: network && throughProxy(network.proxy),
  });
  return {
    async newScreen(pageScript) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(pageScript);
      return { ...screenOf(page), close: () => context.close() };
    },
    stop: () => browser.close(),
  };
}

const screenOf = (page: Page): Omit<Screen, 'close'> => ({
  open: async (url) => void (await page.goto(url)),
  back: async () => void (await page.goBack()),
  url: async () => page.url(),
  evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
  click: ({ x, y }) => page.mouse.click(x, y),
  async wheel({ x, y }, deltaPx) {
    await page.mouse.move(x, y);
    await page.mouse.wheel({ deltaY: Math.round(deltaPx) });
  },
  type: (text) => page.keyboard.type(text),
});

function throughProxy(proxy: string) {
  const [host, port] = proxy.split(':');
  return { 'network.proxy.type': 1, 'network.proxy.ssl': host, 'network.proxy.ssl_port': Number(port) };
}
