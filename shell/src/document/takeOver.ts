/** The drawn screen of a remote as its document draws it (docs/decisions/024), until React draws the same. */

import { AUTOPLAYS, DRAWN_SCREEN, PRESSED } from '@bazaar/shared/contracts/documentProtocol';

/** Elements that can have the focus, or be pressed. */
const CONTROLS = 'a[href], button, input, video, [tabindex]';

export const isDrawn = (): boolean => document.querySelector(DRAWN_SCREEN) !== null;

/** Says so below what is drawn, which may be read meanwhile and whose links work. */
export function sayStillLoading(text: string): void {
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'drawn-screen-status';
  status.textContent = text;
  document.querySelector(DRAWN_SCREEN)?.append(status);
}

/** Resolves once what the document reads early has come, or has failed. At once where it reads nothing. */
export const whenReadsCame = async (): Promise<void> =>
  void (await Promise.allSettled(globalThis.earlyReads?.values() ?? []));

/** Not in the spec: a control that is held longer is not waited for. */
const HELD_MS = 3_000;
/** Not in the spec: the click of a touch follows its end within this time. */
const CLICK_MS = 30;

/**
 * Returns a function that says what to wait for while something in `root` is being pressed: the click of a control that is replaced
 * meanwhile would be lost. Undefined where nothing is, or once it was held for too long.
 */
export function watchPress(root: Element): () => Promise<void> | undefined {
  let released: Promise<void> | undefined;
  let isHeld = false;
  const begin = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        released = undefined;
        resolve();
      };
      const tooLong = setTimeout(() => ((isHeld = true), end()), HELD_MS);
      // By the state and not by events: Chromium holds a touch for 150 ms, and its end may have come before anybody listened.
      const look = () => {
        if (root.querySelector(':active')) return requestAnimationFrame(look);
        clearTimeout(tooLong);
        return setTimeout(end, CLICK_MS);
      };
      look();
    });
  return () => (isHeld || !root.querySelector(':active') ? undefined : (released ??= begin()));
}

/**
 * Remembers which control the reader has focused, which they have pressed last (beforePaint.ts), the video that starts by itself, and
 * what they have scrolled sideways, in what is drawn. Returns functions that do the same to those that React has put there instead.
 */
export function rememberReader(root: Element): { scroll(): void; focus(): void; press(): void } {
  const focused = positionIn(root, document.activeElement);
  const toPress = root.querySelectorAll(`${PRESSED}, ${AUTOPLAYS}`);
  const pressed = [...toPress].map((control) => positionIn(root, control));
  const scrolled = scrolledIn(root);
  return {
    scroll() {
      for (const { className, index, left } of scrolled)
        root.getElementsByClassName(className)[index]?.scrollTo({ left, behavior: 'instant' });
    },
    focus() {
      if (focused && document.activeElement === document.body) elementAt(root, focused)?.focus({ preventScroll: true });
    },
    press() {
      for (const control of pressed) if (control) elementAt(root, control)?.click();
    },
  };
}

/** The boxes that were scrolled sideways, each by its class and the number of those of that class before it. */
function scrolledIn(root: Element): { className: string; index: number; left: number }[] {
  const boxes = [...root.querySelectorAll('[class]')].filter(({ scrollLeft }) => scrollLeft !== 0);
  return boxes.map((box) => ({
    className: box.className,
    index: [...root.getElementsByClassName(box.className)].indexOf(box),
    left: box.scrollLeft,
  }));
}

interface ControlPosition {
  /** Tells the control from others. */
  name: string;
  /** The number of controls of that name before it. */
  index: number;
  /** A browser's translation has changed the texts of what is drawn: there they are no part of the name. */
  isTranslated: boolean;
}

function positionIn(root: Element, control: Element | null): ControlPosition | undefined {
  if (!control?.matches(CONTROLS) || !root.contains(control)) return undefined;
  const isTranslated = root.querySelector('font') !== null;
  const name = nameOf(control, isTranslated);
  return { name, isTranslated, index: controlsIn(root, { name, isTranslated }).indexOf(control as HTMLElement) };
}

const elementAt = (root: Element, position: ControlPosition) => controlsIn(root, position)[position.index];

const controlsIn = (root: Element, { name, isTranslated }: Omit<ControlPosition, 'index'>) =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => nameOf(control, isTranslated) === name);

const nameOf = (control: Element, isTranslated: boolean): string =>
  [
    control.tagName,
    control.getAttribute('href'),
    control.getAttribute('aria-label'),
    isTranslated ? '' : control.textContent.trim(),
  ].join(' ');
