import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { WINDOW } from './constants.ts';
import type { Engine, Screen } from './screen.ts';
import { startWebkitDriver } from './webkitDriver.ts';

/** WebKitGTK's own small browser by WebDriver (docs/decisions/014): each session is a browser with storage of its own. */
export async function startWebkit(driverPath: string): Promise<Engine> {
  const { server, stop } = await startWebkitDriver(driverPath);
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  return {
    async newScreen(pageScript) {
      const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      await driver.manage().window().setRect({ x: 0, y: 0, ...WINDOW });
      return screenOf(driver, pageScript);
    },
    stop: async () => stop(),
  };
}

const screenOf = (driver: WebDriver, pageScript: string): Screen => ({
  open: (url) => driver.get(url),
  back: () => driver.navigate().back(),
  url: () => driver.getCurrentUrl(),
  evaluate: (expression) => driver.executeScript(`${pageScript} return ${expression};`),
  click: ({ x, y }) => driver.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 }).press().release().perform(),
  // Its driver answers a wheel without scrolling: the key for a screen does what comes nearest.
  wheel: (_point, deltaPx) => driver.actions().sendKeys(deltaPx > 0 ? Key.PAGE_DOWN : Key.PAGE_UP).perform(),
  type: (text) => driver.actions().sendKeys(text).perform(),
  close: () => driver.quit(),
});
