import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { BrowserNetwork } from '../../../../shared/tools/browsers/inNetwork.ts';
import { callInPage } from '../pageScript.ts';
import { SESSION_ATTEMPTS, SESSION_WITHIN_MS, WINDOW } from './constants.ts';
import type { Engine, Screen } from './screen.ts';
import { startDisplay, startWebkitDriver } from './webkitDriver.ts';

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
      const { driver, session } = await openSession(driverPath, display, capabilitiesIn(network));
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...WINDOW });
      const close = async () => {
        await session.quit();
        driver.stop();
      };
      return { ...screenOf(session, pageScript), close };
    },
    stop: async () => stop(),
  };
}

/** Its driver sometimes never answers the request for a session, on a busy machine: another one is then started. */
async function openSession(driverPath: string, display: string, capabilities: Capabilities) {
  for (let attempt = 1; attempt <= SESSION_ATTEMPTS; attempt += 1) {
    const driver = await startWebkitDriver(driverPath, display);
    const opening = new Builder().usingServer(driver.server).withCapabilities(capabilities).build();
    const session = await Promise.race([opening, pause(SESSION_WITHIN_MS, undefined, { ref: false })]);
    if (session) return { driver, session };
    opening.catch(() => {}); // it is rejected when the driver stops
    driver.stop();
  }
  throw new Error(`WebKitWebDriver opened no session in ${SESSION_ATTEMPTS} attempts`);
}

function screenOf(driver: WebDriver, pageScript: string): Omit<Screen, 'close'> {
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
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
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
  };
}
