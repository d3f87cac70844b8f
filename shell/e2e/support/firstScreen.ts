import type { Locator, Page } from '@playwright/test';
import { holdBackUrls } from '../../../shared/testing/e2e/slowLine.ts';

declare global {
  /** What a page has shown since `start`: skeletons in the content, layout shifts. */
  var seen: { skeletons: string[]; shifts: string[]; start(): void };
}

/** What the document has drawn, until React replaces it. */
export const drawn = (page: Page): Locator => page.locator('#root > main[data-first-frame]');

/** All modules but that of the first screen wait until the returned function is called; those of the stories for ever. */
export async function holdBackModules(page: Page): Promise<() => void> {
  const letThrough = await holdBackUrls(page, /\/assets\/(?!firstScreen-)[^/]*\.js$/);
  await holdBackUrls(page, /\/mfe-reels\//);
  return letThrough;
}

/** Prepares `seen` in every document of the page. */
export const watchPage = (page: Page): Promise<void> => page.addInitScript(watch).then(() => {});

function watch(): void {
  globalThis.seen = {
    skeletons: [],
    shifts: [],
    start() {
      const note = () => {
        for (const busy of document.querySelectorAll('#content :not(button)[aria-busy="true"]'))
          seen.skeletons.push(busy.outerHTML);
      };
      new MutationObserver(note).observe(document.getElementById('root')!, {
        childList: true,
        subtree: true,
        attributes: true,
      });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift' });
    },
  };
}

/** The boxes on the screen of everything in the content that has no other element in it, to half a pixel. */
export const contentBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const half = (px: number) => Math.round(px * 2) / 2;
    return [...document.querySelectorAll('main *')]
      .filter((element) => (element.childElementCount === 0 && !element.closest('svg')) || element.tagName === 'svg')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.top < innerHeight)
      .map(({ element, box }) =>
        [element.tagName, element.textContent, half(box.x), half(box.y), half(box.width), half(box.height)].join(' '),
      );
  });
