/** `npm run screenshots`: takes the pictures of the web app manifest on a site of its own, and draws the icons of its shortcuts, into shell/public. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import levels from 'lucide/dist/esm/icons/chart-no-axes-column-increasing.mjs';
import reels from 'lucide/dist/esm/icons/clapperboard.mjs';
import myLessons from 'lucide/dist/esm/icons/user-round.mjs';
import { LANGUAGE_KEY, THEME_COLORS } from '../../contracts/documentProtocol.ts';
import { LANGUAGE_NAMES, type Language } from '../../contracts/languages.ts';
import {
  SCREENSHOT_SIZES,
  screenshotPath,
  SCREENSHOTS,
  SHORTCUT_ICON_PX,
  shortcutIconPath,
  SHORTCUTS,
} from '../../../shell/src/install/webManifest.ts';
import { onSite } from '../bench/onSite.ts';
import { folderOf } from '../build/folders.ts';

/** Not in the spec: letters stay sharp, and a picture stays below 30 KB. */
const WEBP = { format: 'webp', quality: 60 } as const;

/** A page stands still when it looks the same after so long. */
const STEADY_FOR_MS = 2_000;
const STEADY_WITHIN = 10;

/** Dark as the icon and the screen that Android shows while the site starts; nothing turns or plays. */
const LOOK = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;

/** The orange of the site's own icon (shell/public/icon.svg), and what is drawn on it. */
const ACCENT = '#F57C00';
const SHAPES = { levels, reels, myLessons } as const satisfies Record<(typeof SHORTCUTS)[number], unknown>;
/** As much of an icon's width as launchers leave of a maskable one. */
const SYMBOL_SHARE = 0.55;

const write = (path: string, content: Buffer) => {
  writeFileSync(join(folderOf('shell'), 'public', path), content);
  console.log(`${path} ${(content.length / 1024).toFixed(1)} KB`);
};

/** The picture of a page once it stands still. Throws where it never does. */
async function steady(take: () => Promise<string>): Promise<string> {
  let before = await take();
  for (let count = 0; count < STEADY_WITHIN; count += 1) {
    await pause(STEADY_FOR_MS);
    const now = await take();
    if (now === before) return now;
    before = now;
  }
  throw new Error('The page does not stand still.');
}

async function takeScreenshots(url: string, browser: Browser, language: Language): Promise<void> {
  for (const screenshot of SCREENSHOTS) {
    const chosen = { origin: url, localStorage: [{ name: LANGUAGE_KEY, value: language }] };
    const storageState = { cookies: [], origins: [chosen] };
    const page = await browser.newPage({ viewport: SCREENSHOT_SIZES[screenshot.form], storageState, ...LOOK });
    await page.goto(url + screenshot.path);
    await page.locator('#root[data-started]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const client = await page.context().newCDPSession(page);
    // Playwright's own pictures are PNG or JPEG.
    const take = async () => (await client.send('Page.captureScreenshot', WEBP)).data;
    write(screenshotPath(screenshot, language), Buffer.from(await steady(take), 'base64'));
    await page.close();
  }
}

async function drawShortcutIcons(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: SHORTCUT_ICON_PX, height: SHORTCUT_ICON_PX } });
  for (const shortcut of SHORTCUTS) {
    const shapes = SHAPES[shortcut].map(([tag, attributes]) => {
      const text = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
      return `<${tag} ${text.join(' ')} />`;
    });
    await page.setContent(
      `<body style="margin:0"><div style="display:grid;place-items:center;height:100vh;border-radius:50%;background:${ACCENT}">
        <svg width="${SYMBOL_SHARE * 100}%" viewBox="0 0 24 24" fill="none" stroke="${THEME_COLORS.dark}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`,
    );
    write(shortcutIconPath(shortcut), await page.screenshot({ omitBackground: true }));
  }
  await page.close();
}

async function main(): Promise<void> {
  parseArgs({ options: {} });
  await onSite(async ({ url }, browser) => {
    await drawShortcutIcons(browser);
    for (const language of LANGUAGE_NAMES) await takeScreenshots(url, browser, language);
  });
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
