import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { BrowserNetwork } from '../../../../shared/tools/browsers/inNetwork.ts';
import { callInPage } from '../pageScript.ts';
import { SESSION_ATTEMPTS, SESSION_WITHIN_MS, WINDOW } from './constants.ts';
import { downloadFolder } from './downloadFolder.ts';
import type { Engine, Screen } from './screen.ts';
import { startDisplay, startWebkitDriver, type DriverProgram } from './webkitDriver.ts';

/** Without a GPU, smooth scrolling takes a second for each window height. */
const capabilitiesIn = (network?: BrowserNetwork) => {
  const proxy = network ? [`--proxy=http://${network.proxy}`] : [];
  return new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: network !== undefined,
    'webkitgtk:browserOptions': { args: ['--automation', '--enable-smooth-scrolling=false', ...proxy] },
  });
};

/** WebKitGTK's own small browser by WebDriver (docs/decisions/014): a driver and a browser for each screen. */
export async function startWebkit(driverPath: string, network?: BrowserNetwork): Promise<Engine> {
  const { display, stop } = await startDisplay();
  return {
    async newScreen(pageScript) {
      const { folder, remove } = downloadFolder();
      const { driver, session } = await openSession({ driverPath, display, home: folder }, capabilitiesIn(network));
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...WINDOW });
      const close = async () => {
        await session.quit();
        driver.stop();
        remove();
      };
      return { ...screenOf(session, pageScript), downloads: folder, close };
    },
    stop: async () => stop(),
  };
}

/** Its driver sometimes never answers the request for a session, on a busy machine: another one is then started. */
async function openSession(program: DriverProgram, capabilities: Capabilities) {
  for (let attempt = 1; attempt <= SESSION_ATTEMPTS; attempt += 1) {
    const driver = await startWebkitDriver(program);
    const opening = new Builder().usingServer(driver.server).withCapabilities(capabilities).build();
    const session = await Promise.race([opening, pause(SESSION_WITHIN_MS, undefined, { ref: false })]);
    if (session) return { driver, session };
    opening.catch(() => {}); // it is rejected when the driver stops
    driver.stop();
  }
  throw new Error(`WebKitWebDriver opened no session in ${SESSION_ATTEMPTS} attempts`);
}

function screenOf(driver: WebDriver, pageScript: string): Omit<Screen, 'downloads' | 'close'> {
  const evaluate = <Value>(expression: string): Promise<Value> =>
    driver.executeScript(`${pageScript} return ${expression};`);
  return {
    evaluate,
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    url: () => driver.getCurrentUrl(),
    click: ({ x, y }) =>
      driver
        .actions()
        .move({ x: Math.floor(x), y: Math.floor(y), duration: 0 }) // rounded up, the last pixel of the window is beside it
        .press()
        .release()
        .perform(),
    // Its driver ignores wheel actions. The page keys come nearest; pressed again before the scroll ends, they do nothing.
    async wheel(_point, deltaPx) {
      await driver
        .actions()
        .sendKeys(deltaPx > 0 ? Key.PAGE_DOWN : Key.PAGE_UP)
        .perform();
      await evaluate(callInPage('untilScrolled', []));
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    paste: () => driver.actions().keyDown(Key.CONTROL).sendKeys('v').keyUp(Key.CONTROL).perform(),
  };
}
