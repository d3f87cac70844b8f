import type { Page } from '@playwright/test';
import { CONTROLS } from './controls.ts';

/** WCAG 1.4.11: what is needed to see a control. */
export const MIN_CONTRAST = 3;

/** States that the browser keeps, of boxes and radios: no attribute has them. Those without them must not look the same. */
const NATIVE_STATES = ['checked', 'indeterminate'] as const;
const HIDDEN = 'hidden';

/** Marks one control of each kind while it is looked at. */
const KIND = 'data-kind-of-control';

/**
 * The controls that cannot be seen while the system chooses the colours (Windows' contrast themes), and those whose state cannot:
 * an icon on a ground of its own colour, a drawing that is left out, a chosen one that looks like the others. One of each kind.
 */
export async function invisibleControls(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(findUnseenStates, CONTROLS);
  const names = await page.evaluate(markKinds, { controls: CONTROLS, mark: KIND });
  for (const [index, name] of names.entries()) {
    const control = `[${KIND}="${index}"]`;
    const part = await page.evaluate(drawnPart, control);
    const contrast = part === undefined ? Infinity : await contrastOf(page, part, HIDDEN);
    if (contrast < MIN_CONTRAST) found.push(`${name}: ${contrast.toFixed(1)}`);
    for (const state of NATIVE_STATES) {
      if (!(await page.locator(`${control}:${state}`).count())) continue;
      const ofState = await contrastOf(page, control, state);
      if (ofState < MIN_CONTRAST) found.push(`${name}, ${state}: ${ofState.toFixed(1)}`);
    }
  }
  await page.evaluate((mark) => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
    scrollTo({ top: 0, behavior: 'instant' });
  }, KIND);
  await page.emulateMedia({ forcedColors: null });
  return found;
}

/** The contrast of what an element draws with what is behind it, while the system chooses the colours: 3 and more are seen. */
export async function contrastInForcedColours(page: Page, selector: string): Promise<number> {
  await page.emulateMedia({ forcedColors: 'active' });
  return contrastOf(page, selector, HIDDEN);
}

/** The part of a control that shows it: its icon, or itself. Undefined where text does, behind which the system puts a ground. */
function drawnPart(control: string): string | undefined {
  const element = document.querySelector<HTMLElement>(control)!;
  const icon = element.querySelector('svg');
  // Some icons come with the pointer alone.
  if (icon?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return `${control} svg`;
  return element.innerText?.trim() ? undefined : control;
}

/** Marks the first control of each kind, which are drawn by the same rules, with its index, and returns their names. */
function markKinds({ controls, mark }: { controls: string; mark: string }): string[] {
  const root = [...document.querySelectorAll('dialog[open], [data-menu-open=true]')].at(-1) ?? document;
  const kinds = new Map<string, HTMLElement>();
  for (const control of root.querySelectorAll<HTMLElement>(controls)) {
    // A reel that is far away is not rendered: looked at, it would be the one that plays, and the controls of the other would go.
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      continue;
    if (control.closest('[inert], [aria-hidden=true]') || control.matches('[href="#content"]')) continue;
    const {
      type,
      role,
      className,
      checked,
      indeterminate,
      ariaPressed,
      ariaChecked,
      ariaSelected,
      ariaCurrent,
      ariaDisabled,
    } = control as HTMLInputElement;
    const around = control.parentElement?.className;
    const state = [checked, indeterminate, ariaPressed, ariaChecked, ariaSelected, ariaCurrent, ariaDisabled];
    const kind = [control.tagName, type, role, className, around, ...state, control.dataset['kind']].join(' ');
    if (!kinds.has(kind)) kinds.set(kind, control);
  }
  return [...kinds.values()].map((control, index) => {
    control.setAttribute(mark, String(index));
    return `${control.tagName} ${control.ariaLabel ?? control.textContent.trim().slice(0, 30)}`;
  });
}

/** Those whose state only says so to screen readers: without it they look the same. */
function findUnseenStates(controls: string): string[] {
  const look = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((each) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(each, pseudo)))
      .map((style) =>
        [
          style.display,
          style.backgroundColor,
          style.border,
          style.borderWidth,
          style.borderColor,
          style.borderStyle,
          style.outlineStyle,
          style.outlineWidth,
          style.textDecorationLine,
          style.fontWeight,
          style.translate,
          style.content,
          style.color,
          style.fill,
        ].join(),
      )
      .join();
  const found: string[] = [];
  for (const name of ['aria-selected', 'aria-pressed', 'aria-current', 'aria-checked'])
    for (const control of document.querySelectorAll<HTMLElement>(`:is(${controls})[${name}]:not([${name}=false])`)) {
      if (!control.checkVisibility()) continue;
      const shown = look(control);
      const value = control.getAttribute(name)!;
      control.setAttribute(name, 'false');
      const isChecked = control instanceof HTMLInputElement && control.checked;
      if (isChecked) control.checked = false;
      if (look(control) === shown)
        found.push(`${control.tagName} ${control.ariaLabel ?? control.textContent.trim().slice(0, 30)}: ${name}`);
      if (isChecked) control.checked = true;
      control.setAttribute(name, value);
    }
  return found;
}

/** The contrast of what an element draws, or of what shows its state, with what is there without: that of all but the faintest tenth of the pixels. */
async function contrastOf(
  page: Page,
  selector: string,
  shows: typeof HIDDEN | (typeof NATIVE_STATES)[number],
): Promise<number> {
  const part = page.locator(selector).first();
  const clip = await part.evaluate((element, isWhole) => {
    // The label of a switch draws it.
    const drawn = isWhole ? element : (element.closest('label') ?? element);
    drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    const [x, y] = [Math.max(0, left - 4), Math.max(0, top - 4)];
    return { x, y, width: Math.min(right + 4, innerWidth) - x, height: Math.min(bottom + 4, innerHeight) - y };
  }, shows === HIDDEN);
  if (clip.width < 1 || clip.height < 1) return 0;
  const take = async () => (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
  const shown = await take();
  await part.evaluate(setShown, { shows, isShown: false });
  const without = await take();
  await part.evaluate(setShown, { shows, isShown: true });
  return page.evaluate(contrastBetween, [shown, without] as const);
}

/** Takes the whole element away or its state, or gives it back; no script of the page is told. */
function setShown(element: Element, { shows, isShown }: { shows: string; isShown: boolean }): void {
  const { style } = element as HTMLElement;
  if (shows === 'checked' || shows === 'indeterminate') (element as HTMLInputElement)[shows] = isShown;
  else if (isShown) style.removeProperty('visibility');
  else style.setProperty('visibility', 'hidden', 'important');
}

/** The contrast between two pictures where they differ; 0 where they are the same. */
async function contrastBetween(pictures: readonly [string, string]): Promise<number> {
  const [a, b] = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
    }),
  );
  const light = (pixels: Uint8ClampedArray, at: number) => {
    const [red, green, blue] = [0, 1, 2].map((channel) => {
      const share = pixels[at + channel]! / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05;
  };
  const contrasts: number[] = [];
  for (let at = 0; at < a!.length; at += 4) {
    if (a![at] === b![at] && a![at + 1] === b![at + 1] && a![at + 2] === b![at + 2]) continue;
    const [one, other] = [light(a!, at), light(b!, at)];
    contrasts.push(Math.max(one, other) / Math.min(one, other));
  }
  const sorted = contrasts.toSorted((one, other) => other - one);
  return sorted[Math.floor(sorted.length / 10)] ?? 0;
}
