import { twoFrames } from '../../../../shared/testing/e2e/frames.ts';
import { untranslated } from '../../../../shared/testing/translation.ts';
import { elementOf } from './elements.ts';
import { hasVisibleFocus } from './focus.ts';
import type { SentTarget } from './target.ts';

/** The visible state of a target. */
export interface Sight {
  /** In the window, in CSS pixels. */
  box: { x: number; y: number; width: number; height: number };
  isInWindow: boolean;
  /** The element over its middle, if that is neither the target nor inside it. */
  coveredBy: string;
  text: string;
  value: string;
  focus: 'none' | 'invisible' | 'visible';
  hasFocusWithin: boolean;
  /** It precedes the focused element in tab order. */
  isBeforeFocus: boolean;
}

export interface Media {
  timeS: number;
  isPaused: boolean;
  frames: number;
}

export function look(target: SentTarget): Sight | null {
  const element = elementOf(target);
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const focused = document.activeElement ?? document.body;
  return {
    box: { x, y, width, height },
    isInWindow: y + height / 2 > 0 && y + height / 2 < innerHeight,
    coveredBy: coverOf(element, x + width / 2, y + height / 2),
    text: untranslated(element.textContent ?? ''),
    value: element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : '',
    focus: focused !== element ? 'none' : hasVisibleFocus(element) ? 'visible' : 'invisible',
    hasFocusWithin: element.matches(':focus-within'),
    isBeforeFocus:
      (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 && !element.contains(focused),
  };
}

/** The visible state of a target that has not moved for two frames, else null: a click on a moving target misses it. */
export async function lookAtRest(target: SentTarget): Promise<Sight | null> {
  const before = look(target);
  if (!before) return null;
  await twoFrames();
  const now = look(target);
  return now?.box.x === before.box.x && now.box.y === before.box.y ? now : null;
}

function coverOf(element: Element, x: number, y: number): string {
  const top = document.elementFromPoint(x, y);
  if (!top) return 'the edge of the window';
  return element.contains(top) ? '' : `${top.tagName.toLowerCase()} "${(top.textContent ?? '').slice(0, 40)}"`;
}

/** The video in a target. */
export function mediaOf(target: SentTarget): Media | null {
  const video = elementOf(target)?.querySelector('video');
  return video
    ? { timeS: video.currentTime, isPaused: video.paused, frames: video.getVideoPlaybackQuality().totalVideoFrames }
    : null;
}

/** The natural width of the picture in a target: 0 before it has loaded. */
export function pictureWidth(target: SentTarget): number {
  const image = elementOf(target);
  return image instanceof HTMLImageElement ? image.naturalWidth : 0;
}

/** Chooses an option with the events of the browser's own list, in which no driver can click. */
export function choose(target: SentTarget, option: string): void {
  const select = elementOf(target);
  if (!(select instanceof HTMLSelectElement)) throw new Error('not a select');
  select.value = [...select.options].find(({ label }) => untranslated(label) === option)!.value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

export const windowSize = (): { width: number; height: number } => ({ width: innerWidth, height: innerHeight });

/** A scroll is over after this many frames without a change. */
const STILL_FRAMES = 3;

export async function untilScrolled(): Promise<void> {
  for (let still = 0, before = scrollY; still < STILL_FRAMES; before = scrollY) {
    await new Promise(requestAnimationFrame);
    still = scrollY === before ? still + 1 : 0;
  }
}
