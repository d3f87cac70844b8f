import { useMemo, useState } from 'react';
import { NO_TRACKS, type StreamMenu, type StreamTracks } from '../core/streamMenu.ts';

const NO_CUES: readonly VTTCue[] = [];

/** What the stream of `url` tells its menu, and what has been told; nothing of the stream before. */
export function useStreamMenu(url: string): { menu: StreamMenu; tracks: StreamTracks; cues: readonly VTTCue[] } {
  const [told, setTold] = useState({ url, tracks: NO_TRACKS, cues: NO_CUES });
  const menu = useMemo<StreamMenu>(() => {
    const tell = (change: (before: { tracks: StreamTracks; cues: readonly VTTCue[] }) => object) =>
      setTold((before) => {
        const kept = before.url === url ? before : { url, tracks: NO_TRACKS, cues: NO_CUES };
        return { ...kept, ...change(kept) };
      });
    return {
      onTracks: (tracks) => tell(() => ({ tracks })),
      onCues: (more) => tell(({ cues }) => ({ cues: withNew(cues, more) })),
    };
  }, [url]);
  return told.url === url ? { menu, tracks: told.tracks, cues: told.cues } : { menu, tracks: NO_TRACKS, cues: NO_CUES };
}

/** hls.js parses a caption again when it loads its part again. */
const withNew = (cues: readonly VTTCue[], more: readonly VTTCue[]): readonly VTTCue[] => [
  ...cues,
  ...more.filter((cue) => !cues.some(({ startTime, text }) => startTime === cue.startTime && text === cue.text)),
];
