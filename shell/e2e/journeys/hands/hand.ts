import type { Target } from '../page/target.ts';

/** One way of operating a page: mouse, touch or keyboard. The journeys are written once, with these methods. */
export interface Hand {
  /** Activates a link or a button. */
  press(target: Target): Promise<void>;
  /** Presses a part of a picture, by shares of its size; without a pointer, the equivalent key. */
  pressPart(target: Target, part: { x: number; y: number }, key: string): Promise<void>;
  /** Types into a field. */
  type(target: Target, text: string): Promise<void>;
  /** Chooses an option of a select. */
  choose(target: Target, option: string): Promise<void>;
  /** Scrolls down in a long list. */
  scrollOn(list: Target): Promise<void>;
  /** Moves from one reel to the next. */
  goOn(): Promise<void>;
  /** Closes a dialog, by its button or this hand's equivalent. */
  dismiss(dialog: Target, button: Target): Promise<void>;
}
