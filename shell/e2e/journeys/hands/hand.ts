import type { Target } from '../page/target.ts';

/** How a person works a page. The journeys are written once, over this. */
export interface Hand {
  /** A link or a button. */
  press(target: Target): Promise<void>;
  /** A part of a picture, by shares of its size; without a pointer the key that does the same. */
  pressPart(target: Target, part: { x: number; y: number }, key: string): Promise<void>;
  /** Into a field. */
  type(target: Target, text: string): Promise<void>;
  /** An option of a list. */
  choose(target: Target, option: string): Promise<void>;
  /** To what is below in a long list. */
  scrollOn(list: Target): Promise<void>;
  /** From one reel to the next. */
  goOn(): Promise<void>;
  /** Away with the dialog that covers the page, by the button or what this hand does instead. */
  dismiss(dialog: Target, button: Target): Promise<void>;
}
