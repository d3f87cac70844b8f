import { DRAWN, ROOT_ID, type DrawnMarks } from '../contracts/documentProtocol.ts';
import type { DrawnRoute } from '../contracts/earlyReads.ts';
import { draw } from './draw.ts';
import { jsx, type Component } from './element.ts';
import { whenAllCame } from './substitutes/firestore.ts';
import { setParams } from './substitutes/router.ts';
import { putSheets } from './sheets.ts';
import { slotHeight } from './slotHeight.ts';

/** Parts that are removed where they are below the screen: their pictures would delay the scripts. */
const PARTS = 'li, article';

/**
 * Draws the screen of a route into what the document shows, from what the document has read, until React replaces it
 * (docs/decisions/024). `screens`: the remote's own components, by the patterns of its routes. Draws nothing where a
 * read failed, is late or has nothing to show; never rejects.
 */
export const drawnScreen =
  (screens: Readonly<Record<string, Component>>) =>
  async ({ pattern, params }: DrawnRoute): Promise<void> => {
    const screen = screens[pattern];
    if (!screen || location.hash) return;
    try {
      const sheets = putSheets();
      sheets.catch(() => {}); // seen below, perhaps much later
      await whenAllCame();
      setParams(params);
      const main = drawn(screen);
      // The first picture is requested from here on, though it is not yet in the page.
      await Promise.all([sheets, isParsed()]);
      if (main.querySelector('[aria-busy="true"]')) return; // React shows its skeleton
      put(main);
    } catch {
      // Nothing is drawn: the page is as without this.
    }
  };

function drawn(screen: Component): HTMLElement {
  const main = document.createElement('main');
  (main.dataset as DrawnMarks).drawn = '';
  const slot = slotHeight();
  if (slot) main.appendChild(document.createElement('div')).style.minHeight = slot;
  draw(jsx(screen, {}), main);
  return main;
}

function put(main: HTMLElement): void {
  const root = document.getElementById(ROOT_ID);
  if (!root?.querySelector(DRAWN)) return; // React is there
  main.setAttribute('aria-busy', 'true');
  root.append(main);
  for (const part of main.querySelectorAll(PARTS)) if (part.getBoundingClientRect().top >= innerHeight) part.remove();
}

/** Resolves once all of the document's own elements are there. */
const isParsed = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
    : undefined;
