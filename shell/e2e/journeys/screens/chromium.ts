import type { BrowserType, CDPSession, LaunchOptions, Page } from '@playwright/test';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inNetwork, type BrowserNetwork } from '../../../../shared/tools/browsers/inNetwork.ts';
import { COMMAND_KEY } from './constants.ts';
import { downloadFolder } from './downloadFolder.ts';
import type { Engine, Finger, Point, Screen } from './screen.ts';

/** Chromium as the project sets it up, with its flags and its device, in a network of the test's own where one is given. */
export async function startChromium(
  chromium: BrowserType,
  options: LaunchOptions,
  network?: BrowserNetwork,
): Promise<Engine> {
  const browser = await chromium.launch(network ? inNetwork(network, options) : options);
  return {
    async newScreen(pageScript) {
      const context = await browser.newContext();
      await context.grantPermissions(['clipboard-write']); // as after a press in a browser that is not driven
      await context.addInitScript(pageScript);
      return screenOf(await context.newPage());
    },
    stop: () => browser.close(),
  };
}

async function screenOf(page: Page): Promise<Screen> {
  const { folder, remove } = downloadFolder();
  page.on('download', (file) => void file.saveAs(join(folder, file.suggestedFilename())));
  const close = async () => {
    await page.context().close();
    remove();
  };
  return { ...(await driverOf(page)), downloads: folder, close };
}

const driverOf = async (page: Page): Promise<Omit<Screen, 'downloads' | 'close'>> => ({
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
  paste: () => page.keyboard.press(`${COMMAND_KEY}+KeyV`),
  finger: fingerOf(page, await page.context().newCDPSession(page)),
  keyboard: page.keyboard,
});

const MOVES = 6;
/** The finger rests for this many frames before it is lifted, so that the page does not scroll on by inertia. */
const FRAMES_AT_REST = 4;
/** A tap sooner than this after another one counts as the second of a double tap. */
const DOUBLE_TAP_MS = 600;

/** Raw touch events, from which the browser derives taps, scrolling and clicks. */
function fingerOf(page: Page, session: CDPSession): Finger {
  let tappedAtMs = -Infinity;
  const frame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await frame();
  };
  return {
    async tap({ x, y }) {
      // oxlint-disable-next-line bazaar/tests-do-not-race -- the browser's own time between the taps of a double tap
      await pause(Math.max(0, tappedAtMs + DOUBLE_TAP_MS - performance.now()));
      await page.touchscreen.tap(x, y);
      // oxlint-disable-next-line bazaar/tests-do-not-race -- as above
      tappedAtMs = performance.now();
    },
    async swipe(from, to) {
      const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      await send('touchStart', [at(0)]);
      for (let move = 1; move <= MOVES; move += 1) await send('touchMove', [at(move / MOVES)]);
      for (let rest = 0; rest < FRAMES_AT_REST; rest += 1) await frame();
      await send('touchEnd', []);
    },
  };
}
