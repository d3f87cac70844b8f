import { useEffect, useRef, useState, type RefObject } from 'react';
import { MAX_BUFFER_S } from '../constants.ts';
import { attachStream, type AttachedStream } from './attachStream.ts';
import type { StreamMenu } from './streamMenu.ts';

export interface Stream {
  /** Why it cannot be played, in the words of §8; absent while it can. */
  failure?: string;
  /** Trying again cannot help: there is no address, or no engine for the stream. */
  isFinal?: boolean;
  /** Attaches anew, at the time where it stopped. */
  tryAgain(): void;
}

interface StreamStart {
  /** Where to begin, in seconds; read when the stream is attached. */
  startS?: number;
  menu?: StreamMenu;
}

/** Keeps `url` attached to the element while it is given; undefined detaches. `maxBufferS` may change while it plays. */
export function useStream(
  video: RefObject<HTMLVideoElement | null>,
  url: string | undefined,
  maxBufferS = MAX_BUFFER_S,
  start: StreamStart = {},
): Stream {
  const [failed, setFailed] = useState<{ url: string; message: string; isFinal: boolean; atS: number }>();
  const [retry, setRetry] = useState<{ url: string; atS: number }>();
  const attached = useRef<AttachedStream>(undefined);
  const latest = useRef({ maxBufferS, start });

  useEffect(() => {
    latest.current = { maxBufferS, start };
  });
  useEffect(() => attached.current?.buffer(maxBufferS), [maxBufferS]);
  useEffect(() => {
    const element = video.current;
    if (!element || url === undefined) return;
    const { maxBufferS, start } = latest.current;
    const stream = attachStream(element, url, {
      maxBufferS,
      startS: retry?.url === url ? retry.atS : start.startS,
      menu: start.menu,
      onFailure: (message, isFinal) => setFailed({ url, message, isFinal, atS: element.currentTime }),
    });
    attached.current = stream;
    return () => {
      attached.current = undefined;
      stream.destroy();
    };
  }, [video, url, retry]);

  const tryAgain = () => {
    setFailed(undefined);
    if (failed) setRetry({ url: failed.url, atS: failed.atS });
  };
  return { ...(failed && failed.url === url && { failure: failed.message, isFinal: failed.isFinal }), tryAgain };
}
