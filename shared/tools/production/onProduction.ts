import { chromium, type Browser } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../browsers/browser.ts';
import { inNetwork } from '../browsers/inNetwork.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import { startBackends } from '../serve/startSite.ts';
import { startProduction, type Production } from './startProduction.ts';

/** Runs `act` with a served production site and a browser in its network. */
export async function onProduction(act: (site: Production, browser: Browser) => Promise<void>): Promise<void> {
  const ports = await reservePorts();
  const { backend, media } = await startBackends(ports, {});
  const site = await startProduction(ports);
  const browser = await chromium.launch(inNetwork(site, { executablePath: ensureBrowser(), args: BROWSER_ARGS }));
  try {
    await act(site, browser);
  } finally {
    await browser.close();
    await Promise.all([site, backend, media].map((server) => server.stop()));
  }
}
