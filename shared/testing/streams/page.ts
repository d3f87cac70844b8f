/** For engines that Vitest does not drive: a page that watches a stream when it is told to, and has its result then. */
import '../../ui/tokens.css';
import { STREAMS } from './streams.ts';
import { watchStream, type Result } from './watchStream.tsx';

declare global {
  var startWatching: (id: string) => undefined;
  /** Undefined while it is watched. */
  var watched: Result | { error: string } | undefined;
  /** Returns the middle of the button that the driver is to press while the film stands still, since WebKit pauses what a script has started. */
  var whereToPress: () => { x: number; y: number } | undefined;
}

let toPress: HTMLElement | undefined;

function askForPress(button: HTMLElement): () => void {
  toPress = button;
  return () => (toPress = undefined);
}

globalThis.startWatching = (id) => {
  globalThis.watched = undefined;
  watchStream(
    STREAMS.find((stream) => stream.id === id)!,
    askForPress,
  ).then(
    (result) => (globalThis.watched = result),
    (error: unknown) => (globalThis.watched = { error: String(error) }),
  );
};

globalThis.whereToPress = () => {
  // A press arrives later than its driver says. Two that arrive together leave the film paused: it is pressed once more.
  if (!toPress?.isConnected || !document.querySelector('video')?.paused) return undefined;
  const { x, y, width, height } = toPress.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};
