import { note } from '../../contracts/pageNotes.ts';
import { listen } from '../../device/listen.ts';

/** Not in the spec: a shorter pause for data is not seen. */
const STALL_FROM_MS = 100;

/** Notes the time from now to the first frame, and each stall after it. Returns an unsubscribe function. */
export function notePlayback(video: HTMLVideoElement): () => void {
  const attachedMs = performance.now();
  // A film that began before React was there may have its picture: there is nothing to wait for.
  let hasPicture = video.readyState >= video.HAVE_CURRENT_DATA;
  if (hasPicture) note({ kind: 'video', event: 'firstFrame', ms: 0 });
  let stalledMs: number | undefined;
  const endStall = () => {
    const ms = stalledMs === undefined ? 0 : performance.now() - stalledMs;
    stalledMs = undefined;
    if (ms >= STALL_FROM_MS) note({ kind: 'video', event: 'stall', ms });
  };
  const unsubscribe = [
    listen(video, ['loadeddata'], () => {
      if (!hasPicture) note({ kind: 'video', event: 'firstFrame', ms: performance.now() - attachedMs });
      hasPicture = true;
    }),
    // A visitor who seeks waits too, but not because the line was too slow.
    listen(video, ['waiting'], () => {
      if (hasPicture && !video.seeking && !video.ended) stalledMs ??= performance.now();
    }),
    listen(video, ['playing', 'pause', 'seeking', 'emptied', 'ended'], endStall),
  ];
  return () => {
    endStall();
    for (const stop of unsubscribe) stop();
  };
}
