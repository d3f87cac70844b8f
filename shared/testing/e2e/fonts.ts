import { join } from 'node:path';
import type { CDPSession, LaunchOptions, Locator, Page } from '@playwright/test';

/** The names inside the files of shared/ui/fonts. */
const OUR_FONTS = /^(Hind|Anek Latin)/;

/** The settings with which a browser draws Devanagari in our font on every machine. */
export const withOurFonts = (options: LaunchOptions): LaunchOptions => ({
  ...options,
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
});

interface DrawnNode {
  nodeId: number;
  nodeName: string;
  nodeValue: string;
  attributes?: string[];
  children?: DrawnNode[];
}

/** Symbols that our fonts do not have: each machine draws them in another font, with another width. */
const SYSTEM_GLYPHS = '[★♪₹→↑↓]';

/** Shows an asterisk of our own fonts for each of those symbols, so that the rest of the text can be compared. */
export const replaceSystemGlyphs = (page: Page): Promise<void> =>
  page.evaluate((glyphs) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (new RegExp(glyphs).test(text.data)) text.data = text.data.replaceAll(new RegExp(glyphs, 'g'), '*');
    }
  }, SYSTEM_GLYPHS);

/**
 * The texts that the page draws in fonts of the system, each with its font; the elements of `except` are left out. A text that
 * the page replaced meanwhile is named too: only the next call sees what is there instead.
 */
export async function textInSystemFonts(page: Page, except: Locator[]): Promise<string[]> {
  for (const locator of except)
    await locator.evaluateAll((elements) => elements.forEach((element) => element.setAttribute('data-masked', '')));
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const found = await systemFontsOf(session, root);
  await session.detach();
  return [...new Set(found)];
}

async function systemFontsOf(session: CDPSession, node: DrawnNode): Promise<string[]> {
  if (node.attributes?.includes('data-masked')) return [];
  const found: string[] = [];
  const texts = node.children?.filter(({ nodeName, nodeValue }) => nodeName === '#text' && nodeValue.trim()) ?? [];
  if (texts.length > 0) {
    const text = texts.map(({ nodeValue }) => nodeValue.trim()).join(' ');
    for (const name of await fontNamesOf(session, node)) if (!OUR_FONTS.test(name)) found.push(`${name}: ${text}`);
  }
  for (const child of node.children ?? []) found.push(...(await systemFontsOf(session, child)));
  return found;
}

async function fontNamesOf(session: CDPSession, { nodeId }: DrawnNode): Promise<string[]> {
  try {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  } catch (error) {
    if (String(error).includes('Could not find node')) return ['replaced meanwhile'];
    throw error;
  }
}

/** Waits until the fonts are here that come after the first picture (shared/ui/fonts/lateFonts.ts). */
export async function lateFonts(page: Page): Promise<void> {
  // The first one of this weight is of the style sheet, and holds it free.
  await page.waitForFunction(
    () => [...document.fonts].filter(({ family, weight }) => family === 'Hind' && weight === '600').length > 1,
  );
  await page.evaluate(async () => {
    const late = [...document.fonts].filter(({ family, weight }) => family === 'Hind' && weight === '600');
    await Promise.allSettled(late.map((font) => font.load()));
    await document.fonts.ready;
  });
}

/** A short hash of a line drawn in each of our fonts, of letters that they have: the same where browser and font settings are the same. */
export const renderingOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const context = new OffscreenCanvas(400, 120).getContext('2d')!;
    const fonts = ["700 28px 'Anek Wide'", '400 16px Hind', '600 16px Hind'];
    for (const [index, font] of fonts.entries()) {
      await document.fonts.load(font).catch(() => {}); // of several faces one may be of the device alone
      context.font = font;
      context.fillText('Start a shop: 30 & 1,000', 4.5, 30 + index * 36);
    }
    const { data } = context.getImageData(0, 0, 400, 120);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    return Array.from(digest.slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  });
