import { DRAWN, REGISTRY_ELEMENT_ID, ROOT_ID, type DrawnMarks } from '../contracts/documentProtocol.ts';
import type { DrawnRoute } from '../contracts/earlyReads.ts';
import { ownerOf, parseMounts } from '@remotes-kit/runtime/mounts';
import { draw } from './draw.ts';
import { jsx, type Component } from './element.ts';
import { leaveOutParts } from './leaveOut.ts';
import { remembered } from './substitutes/device.ts';
import { whenAllCame } from './substitutes/firestore.ts';
import { setParams } from './substitutes/router.ts';

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
      // Shown in a task of its own where there is a scheduler: a press comes between.
      await Promise.all([sheets, isParsed(), globalThis.scheduler?.postTask(() => {})]);
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
  leaveOutParts(main);
}

/** Resolves once all of the document's own elements are there. */
const isParsed = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
    : undefined;

/** The space that the shell reserves above the screens of this page for another remote's slot; undefined where it reserves none. */
function slotHeight(): string | undefined {
  const mounts = parseMounts(JSON.parse(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? '{}'));
  const owner = ownerOf(mounts, location.pathname);
  const slot = Object.values(mounts).find((mount) => mount.slot?.above === owner)?.slot;
  const wasEmpty = slot && remembered(slot.emptyKey, (stored) => stored !== undefined).get();
  return slot && !wasEmpty ? 'var(--stories-height)' : undefined;
}

/**
 * Puts the style sheets that the document preloads into the page, with their hashes. Rejects where one cannot be had; those
 * that came stay: shared/kit/runtime/integrity/lazyImport.ts then loads none of them a second time.
 */
async function putSheets(): Promise<void> {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]');
  await Promise.all([...preloads].map(putSheet));
}

function putSheet({ href, integrity }: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', integrity, href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`the sheet ${href} could not be loaded`));
    });
    document.head.append(link);
  });
}
