import type { StreamTracks } from './attachHls.ts';

interface MediaFailure {
  /** One of §8. */
  message: string;
  /** `play`: the stream is there, but the element refused to play it. */
  cause: 'stream' | 'play';
  /** Trying again cannot help: there is no address, or no engine for the stream. */
  isFinal: boolean;
}

export interface MediaState {
  element?: HTMLVideoElement;
  /** What is loaded; the rest belongs to it. */
  source?: Source;
  failure?: MediaFailure;
  tracks: StreamTracks;
  cues: readonly VTTCue[];
}

export interface Source {
  url: string;
  /** Of the video: another one is loaded anew, though its stream may be the same. */
  videoId?: string;
  /** Where to begin, in seconds. */
  startS?: number;
  /** Follows a choice of quality and captions, and reports what there is to choose from. */
  hasMenu?: boolean;
}

/** hls.js parses a caption again when it loads its part again. */
export const withNew = (cues: readonly VTTCue[], more: readonly VTTCue[]): readonly VTTCue[] => [
  ...cues,
  ...more.filter((cue) => !cues.some(({ startTime, text }) => startTime === cue.startTime && text === cue.text)),
];
