import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { LATE_MS, PROCESSOR_RATE, RACE } from '../../tools/races/conditions.ts';
import { FONTS, READS } from './requests.ts';

const LATE = { scripts: /\.m?js(\?|$)/, reads: READS, fonts: FONTS };

/** For `npm run races`: the context's pages are on the line, or on the machine, that it names. */
export async function applyRaceCondition(context: BrowserContext): Promise<void> {
  if (RACE === 'processor') context.on('page', (page) => void slowDown(page));
  if (RACE === 'scripts' || RACE === 'reads' || RACE === 'fonts')
    await context.route(LATE[RACE], async (route) => {
      await pause(LATE_MS);
      await route.fallback();
    });
  if (RACE === 'tabs') await openSecondTab(context);
}

/** A page that reads nothing by itself, so that what is counted is the test's. */
async function openSecondTab(context: BrowserContext): Promise<void> {
  const tab = await context.newPage();
  await tab.goto('/about');
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_RATE });
}
