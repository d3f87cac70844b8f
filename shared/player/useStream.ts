import { useEffect, useRef, useState, type RefObject } from 'react';
import { attachStream, type AttachedStream } from './attachStream.ts';
import { MAX_BUFFER_S } from './constants.ts';

export interface Stream {
  /** Why it cannot be played, in the words of §8; absent while it can. */
  failure?: string;
  /** Attaches anew, at the time where it stopped. */
  tryAgain(): void;
}

/** Keeps `url` attached to the element while it is given; undefined detaches. `maxBufferS` may change while it plays. */
export function useStream(video: RefObject<HTMLVideoElement | null>, url: string | undefined, maxBufferS = MAX_BUFFER_S): Stream {
  const [failed, setFailed] = useState<{ url: string; message: string }>();
  const [attempt, setAttempt] = useState(0);
  const attached = useRef<AttachedStream>(undefined);
  const buffer = useRef(maxBufferS);
  const stoppedAtS = useRef(0);

  useEffect(() => {
    buffer.current = maxBufferS;
    attached.current?.buffer(maxBufferS);
  }, [maxBufferS]);

  useEffect(() => {
    const element = video.current;
    if (!element || url === undefined) return;
    const stream = attachStream(element, url, {
      maxBufferS: buffer.current,
      ...(attempt > 0 && { startS: stoppedAtS.current }),
      onFailure: (message) => {
        stoppedAtS.current = element.currentTime;
        setFailed({ url, message });
      },
    });
    attached.current = stream;
    return () => {
      attached.current = undefined;
      stream.destroy();
    };
  }, [video, url, attempt]);

  const tryAgain = () => {
    setFailed(undefined);
    setAttempt((count) => count + 1);
  };
  return { ...(failed && failed.url === url && { failure: failed.message }), tryAgain };
}
