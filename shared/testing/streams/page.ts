/** For engines that Vitest does not drive: a page that watches a stream when it is told to, and has its result then. */
import '../../ui/tokens.css';
import { STREAMS } from './streams.ts';
import { watchStream, type Result } from './watchStream.tsx';

declare global {
  var startWatching: (id: string) => undefined;
  /** Undefined while it is watched. */
  var watched: Result | { error: string } | undefined;
  /** Returns where the driver is to press, once for each press, since WebKit pauses what a script has started. */
  var takePress: () => { x: number; y: number } | undefined;
}

let toPress: HTMLElement | undefined;

globalThis.startWatching = (id) => {
  globalThis.watched = undefined;
  watchStream(
    STREAMS.find((stream) => stream.id === id)!,
    (button) => void (toPress = button),
  ).then(
    (result) => (globalThis.watched = result),
    (error: unknown) => (globalThis.watched = { error: String(error) }),
  );
};

globalThis.takePress = () => {
  if (!toPress) return undefined;
  const { x, y, width, height } = toPress.getBoundingClientRect();
  toPress = undefined;
  return { x: x + width / 2, y: y + height / 2 };
};
