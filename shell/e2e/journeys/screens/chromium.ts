import type { BrowserType, CDPSession, Page } from '@playwright/test';
import type { Engine, Finger, Screen } from './screen.ts';

/** Chromium as the project sets it up: its flags and its device. */
export async function startChromium(chromium: BrowserType): Promise<Engine> {
  const browser = await chromium.launch();
  return {
    async newScreen(pageScript) {
      const context = await browser.newContext();
      await context.addInitScript(pageScript);
      return screenOf(await context.newPage());
    },
    stop: () => browser.close(),
  };
}

const screenOf = async (page: Page): Promise<Screen> => ({
  open: async (url) => void (await page.goto(url)),
  back: async () => void (await page.goBack()),
  url: async () => page.url(),
  evaluate: (expression) => page.evaluate(expression),
  click: ({ x, y }) => page.mouse.click(x, y),
  async wheel({ x, y }, deltaPx) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, deltaPx);
  },
  type: (text) => page.keyboard.type(text),
  finger: fingerOf(page, await page.context().newCDPSession(page)),
  keyboard: page.keyboard,
  close: () => page.context().close(),
});

const MOVES = 10;

/** Touch events as the hardware gives them: the browser makes taps, scrolling and clicks of them. */
const fingerOf = (page: Page, session: CDPSession): Finger => ({
  tap: ({ x, y }) => page.touchscreen.tap(x, y),
  async swipe(from, to) {
    const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
    for (let move = 1; move <= MOVES; move += 1) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(move / MOVES)] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
});
