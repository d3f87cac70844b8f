import { CAPTION_STREAMS } from './captionStreams.ts';
import { PLAYLIST_STREAMS } from './playlistStreams.ts';
import { RFC_STREAMS } from './rfcStreams.ts';
import { SOUND_STREAMS } from './soundStreams.ts';
import type { Stream } from './stream.ts';
import { UNPLAYABLE_STREAMS } from './unplayableStreams.ts';

/** Streams of the shapes that services send, by what is special about them, and the examples of RFC 8216. */
export const STREAMS: readonly Stream[] = [
  ...PLAYLIST_STREAMS,
  ...CAPTION_STREAMS,
  ...SOUND_STREAMS,
  ...RFC_STREAMS,
  ...UNPLAYABLE_STREAMS,
];
