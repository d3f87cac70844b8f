/** For engines that Vitest does not drive: a page that watches a stream when it is told to, and has its result then. */
import '../../ui/tokens.css';
import { STREAMS } from './streams.ts';
import { watchStream, type Result } from './watchStream.tsx';

declare global {
  var startWatching: (id: string) => undefined;
  /** Undefined while it is watched. */
  var watched: Result | { error: string } | undefined;
}

globalThis.startWatching = (id) => {
  globalThis.watched = undefined;
  watchStream(STREAMS.find((stream) => stream.id === id)!).then(
    (result) => (globalThis.watched = result),
    (error: unknown) => (globalThis.watched = { error: String(error) }),
  );
};
