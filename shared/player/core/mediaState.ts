import type { Quality } from '../../media/quality.ts';
import type { Caption, CaptionsTrack } from './captionsTracks.ts';

export interface MediaFailure {
  /** One of §8. */
  message: string;
  /** `play`: the stream is there, but the element refused to play it. */
  cause: 'stream' | 'play';
  /** Trying again cannot help: there is no address, or no engine for the stream. */
  isFinal: boolean;
}

export interface MediaState {
  element?: HTMLVideoElement;
  /** The loaded stream; the rest belongs to it. */
  source?: Source;
  failure?: MediaFailure;
  tracks: StreamTracks;
  /** Those that have come, of every track that was shown. */
  captions: readonly Caption[];
  /** The film's timestamps at its second 0, in seconds, by discontinuity: the clock of captions in parts. Empty until a part of the film has come. */
  timestampsS: readonly (number | undefined)[];
  /** The length of its longest segment in seconds, rounded; undefined until a playlist has said it. */
  segmentS: number | undefined;
}

/** Of a stream that has just been attached. */
export const newStream = (): Pick<MediaState, 'tracks' | 'captions' | 'timestampsS' | 'segmentS'> => ({
  tracks: NO_TRACKS,
  captions: [],
  timestampsS: [],
  segmentS: undefined,
});

export interface Source {
  url: string;
  /** The id of the video: another one is loaded anew, though its stream may be the same. */
  videoId?: string;
  /** The second that it begins at. */
  startS?: number;
  /** Follows a choice of quality and captions, and reports what there is to choose from. */
  hasMenu?: boolean;
  /** Follows a choice of captions alone. */
  hasCaptions?: boolean;
  /** It was here whole: a part of it that is missing is a failure at its end too, since the stream has it elsewhere. */
  isComplete?: boolean;
}

/** The qualities and captions of a stream. */
export interface StreamTracks {
  /** The lowest first. */
  qualities: readonly Quality[];
  /** The height of the one on screen. */
  playingPx: number | undefined;
  captions: readonly CaptionsTrack[];
  /** The language of the sound, as the stream writes it; undefined where it does not say one. */
  spoken: string | undefined;
  /** True where the sound can be had without the picture; undefined until the stream says it. */
  hasOwnSound: boolean | undefined;
  /** The sound is played without the picture. */
  isAudioOnly: boolean;
}

export const NO_TRACKS: StreamTracks = {
  qualities: [],
  playingPx: undefined,
  captions: [],
  spoken: undefined,
  hasOwnSound: undefined,
  isAudioOnly: false,
};

/** The choices in the player's menu. */
export interface StreamChoice {
  /** Without a height: the stream's own choice. */
  quality?: Partial<Quality>;
  hasCaptions?: boolean;
  /** The id of a track, or its language alone. Undefined: that of the interface, else the stream's first. */
  captionsLanguage?: string | undefined;
  /** Loads nothing of the picture, where the stream has its sound by itself. Read when it is attached. */
  isAudioOnly?: boolean;
}

/** hls.js parses a caption again when it loads its part again. */
export const withNew = (captions: readonly Caption[], more: readonly Caption[]): readonly Caption[] => [
  ...captions,
  ...more.filter((one) => !captions.some((other) => isSame(one, other))),
];

const isSame = (a: Caption, b: Caption): boolean =>
  a.track === b.track && a.cue.startTime === b.cue.startTime && a.cue.text === b.cue.text;
