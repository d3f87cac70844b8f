/** `npm run screenshots`: takes the pictures of the web app manifest on a site of its own, and draws the icons of its shortcuts, into shell/public. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Not in the spec: letters stay sharp, and a picture stays below 50 KB. */
const WEBP_QUALITY = 60;

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

async function takeScreenshots(url: string, browser: Browser, language: Language): Promise<void> {
  for (const screenshot of SCREENSHOTS) {
    const { scale, ...viewport } = SCREENSHOT_SIZES[screenshot.form];
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale, ...LOOK });
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [LANGUAGE_KEY, language] as const);
    await page.goto(url + screenshot.path);
    await page.locator('#root[data-started]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const client = await page.context().newCDPSession(page);
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY });
    write(screenshotPath(screenshot, language), Buffer.from(data, 'base64'));
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
