export interface Point {
  x: number;
  y: number;
}

/** One page of one browser: what differs between the drivers. */
export interface Screen {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /** The value of an expression in the page, or what it promises. The page's script (../pageScript.ts) is loaded. */
  evaluate<Value>(expression: string): Promise<Value>;
  click(point: Point): Promise<void>;
  /** Scrolls what is under the point; positive: down. */
  wheel(point: Point, deltaPx: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Inserts what was copied where the focus is, by the keys for it. */
  paste(): Promise<void>;
  /** The folder with the files that this page has saved on the device. */
  downloads: string;
  /** Only some drivers have these. */
  finger?: Finger;
  keyboard?: Keyboard;
  close(): Promise<void>;
}

export interface Finger {
  tap(point: Point): Promise<void>;
  swipe(from: Point, to: Point): Promise<void>;
}

export interface Keyboard {
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
}

/** A running browser; each of its screens has its own storage. */
export interface Engine {
  newScreen(pageScript: string): Promise<Screen>;
  stop(): Promise<void>;
}
