import type { Locator, Page } from '@playwright/test';
import { DRAWN_SCREEN } from '../../../shared/contracts/documentProtocol.ts';
import * as paths from '../../../shared/contracts/paths.ts';
import { rendered } from '../../../shared/testing/e2e/frames.ts';
import { gate, type Gate } from '../../../shared/testing/e2e/gate.ts';
import { recordShifts } from '../../../shared/testing/e2e/layoutShift.ts';

declare global {
  /** The skeletons in the content that a page has shown since `start`. */
  var seen: { skeletons: string[]; start(): void };
}

/** The screen that the document has drawn, until React replaces it. */
export const drawn = (page: Page): Locator => page.locator(DRAWN_SCREEN);

/** All modules but that of the drawn screen wait until the gate is released; those of the stories for ever, where `path` is not the reels'. */
export async function holdModules(page: Page, path = ''): Promise<Gate> {
  const modules = await gate(page, /\/assets\/(?!drawnScreen-)[^/]*\.js$/);
  if (!path.startsWith(paths.reels)) await gate(page, /\/mfe-reels\//);
  return modules;
}

/** Prepares what `startWatching` begins in every document of the page. */
export async function watchPage(page: Page): Promise<void> {
  await recordShifts(page);
  await page.addInitScript(watch);
}

/** From now on `seen.skeletons` and `shifts` say what the page shows. */
export async function startWatching(page: Page): Promise<void> {
  await rendered(page); // earlier shifts are recorded by then
  await page.evaluate(() => seen.start());
}

function watch(): void {
  globalThis.seen = {
    skeletons: [],
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
      shifts.length = 0;
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
