/** Runs in the page: finds a control once it is drawn, and notes when a press on it is answered, in ms since 1970. */
import type { Page } from '@playwright/test';
import { ANSWERS, type Press } from './presses.ts';

export interface Point {
  x: number;
  y: number;
}

export interface PressWatch {
  /** Resolves when a frame has shown the control, with the middle of it. */
  drawn: Promise<Point & { at: number }>;
  /** Resolves when a frame has shown the answer. */
  answered: Promise<number>;
  /** Each interaction's duration until now by the Event Timing API, ms; one that is shorter than 16 ms has none. */
  durations: readonly number[];
  /** When documents began, and when fingers came down. */
  opened: readonly number[];
  pressed: readonly number[];
}

/** Watches the pages of a context for one press. Called before a page is opened. */
export async function watchPress(page: Page, { path, control, answer }: Press): Promise<PressWatch> {
  const notes = { opened: [] as number[], pressed: [] as number[], durations: [] as number[] };
  const [drawn, answered] = [once<Point & { at: number }>(page, 'noteDrawn'), once<number>(page, 'noteAnswered')];
  await page.exposeFunction('noteTime', (name: keyof typeof notes, value: number) => void notes[name].push(value));
  await page.addInitScript(
    `(${watch.toString()})(${JSON.stringify({ path, control })}, ${ANSWERS[answer].toString()})`,
  );
  return { drawn, answered, ...notes };
}

/** Resolves to what the page calls this function with first. */
const once = <T>(page: Page, name: string): Promise<T> =>
  new Promise((resolve, reject) => void page.exposeFunction(name, resolve).catch(reject));

/** The middle of the control, where it is now. Throws where it can not be pressed. */
export async function pointOf(page: Page): Promise<Point> {
  const point = await page.evaluate(() =>
    (globalThis as unknown as { pointOfControl(): Point | null }).pointOfControl(),
  );
  if (!point) throw new Error('The control is there no more');
  return point;
}

interface Exposed {
  noteDrawn(control: Point & { at: number }): void;
  noteAnswered(at: number): void;
  noteTime(name: string, value: number): void;
}

function watch(
  { path, control }: Pick<Press, 'path' | 'control'>,
  isAnswered: (before: { path: string; heading: string }) => boolean,
): void {
  if (window !== top) return;
  const { noteDrawn, noteAnswered, noteTime } = globalThis as unknown as Exposed;
  const key = 'bench.press'; // a tab's documents share it
  const now = () => performance.timeOrigin + performance.now();
  const pointOfControl = () => {
    for (const one of document.querySelectorAll(control)) {
      const { left, top: above, width, height } = one.getBoundingClientRect();
      const point = { x: left + width / 2, y: above + height / 2 };
      const hit = width > 0 && document.elementFromPoint(point.x, point.y);
      if (hit && (one.contains(hit) || hit.contains(one))) return point;
    }
    return null;
  };
  Object.assign(globalThis, { pointOfControl });
  noteTime('opened', performance.timeOrigin);

  const waitForAnswer = () => {
    const before = { path, heading: window.sessionStorage.getItem(key)! };
    if (isAnswered(before)) setTimeout(() => noteAnswered(now()));
    else requestAnimationFrame(waitForAnswer);
  };
  const waitForControl = () => {
    const point = pointOfControl();
    if (point) setTimeout(() => noteDrawn({ ...point, at: now() })); // the frame is shown
    else requestAnimationFrame(waitForControl);
  };
  // A link may lead to another document.
  requestAnimationFrame(window.sessionStorage.getItem(key) === null ? waitForControl : waitForAnswer);
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      window.sessionStorage.setItem(key, document.querySelector('main h1')?.textContent ?? '');
      noteTime('pressed', performance.timeOrigin + timeStamp);
      requestAnimationFrame(waitForAnswer);
    },
    { capture: true, once: true },
  );
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId) noteTime('durations', duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
