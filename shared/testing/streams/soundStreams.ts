import {
  NO_LINES,
  bytes,
  CODECS,
  film,
  FILM_S,
  listOf,
  LOW_TAG,
  mainOf,
  MID_TAG,
  SOUND_TAG,
  stream,
  TEXT_TAG,
} from './films.ts';
import type { Stream } from './stream.ts';

const MUXED_TAG = `#EXT-X-STREAM-INF:BANDWIDTH=90000,RESOLUTION=320x180,${CODECS},AUDIO="sound",SUBTITLES="text"\nmuxed.m3u8`;

export const SOUND_STREAMS: readonly Stream[] = [
  stream(
    'default-sound-in-the-picture',
    'the default sound lies in the picture, beside another language',
    {
      'video.m3u8': mainOf(
        TEXT_TAG,
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES',
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="हिन्दी",LANGUAGE="hi",URI="sound.m3u8"',
        MUXED_TAG,
      ),
      ...film('muxed'),
    },
    { qualities: ['Auto', '180p'], unrequested: ['sound.m3u8'], isSoundSavedApart: false },
  ),
  stream(
    'default-sound-listed-last',
    'the default sound is the last of three',
    {
      'video.m3u8': mainOf(
        TEXT_TAG,
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Commentary",LANGUAGE="en",URI="commentary.m3u8"',
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="हिन्दी",LANGUAGE="hi",AUTOSELECT=YES,URI="hi.m3u8"',
        SOUND_TAG,
        LOW_TAG,
        MID_TAG,
      ),
    },
    { unrequested: ['commentary', 'hi.m3u8'] },
  ),
  stream('sound-ends-early', 'a sound that ends before the picture', film('sound', { parts: 1 })),
  stream('picture-ends-early', 'a picture that ends before the sound', film('sound', { parts: 3 }), {
    lengthS: FILM_S + 2,
  }),
  stream(
    'no-sound',
    'a film without sound',
    {
      'video.m3u8': mainOf(
        TEXT_TAG,
        '#EXT-X-STREAM-INF:BANDWIDTH=72600,RESOLUTION=320x180,CODECS="avc1.4d4015",SUBTITLES="text"\nlow.m3u8',
      ),
    },
    { qualities: ['Auto', '180p'], isSoundSavedApart: false },
  ),
  stream(
    'sound-alone',
    'a stream of sound alone',
    {
      'video.m3u8': mainOf(
        TEXT_TAG,
        '#EXT-X-STREAM-INF:BANDWIDTH=20000,CODECS="mp4a.40.2",SUBTITLES="text"\nsound.m3u8',
      ),
    },
    { qualities: [], hasPicture: false, isSoundSavedApart: false },
  ),
  stream(
    'truncated-first-part',
    'a first part of the picture that has lost its end',
    {
      ...film('low', { parts: 3 }),
      ...film('mid', { parts: 3 }),
      ...film('sound', { parts: 3 }),
      'low-0.mp4': { ...bytes(['low', 0]), cut: 300 },
      'mid-0.mp4': { ...bytes(['mid', 0]), cut: 300 },
    },
    { lengthS: 6, drawn: undefined },
  ),
  stream(
    'truncated-first-sound',
    'a first part of the sound that has lost its end',
    {
      ...film('low', { parts: 3 }),
      ...film('mid', { parts: 3 }),
      ...film('sound', { parts: 3 }),
      'sound-0.mp4': { ...bytes(['sound', 0]), cut: 300 },
    },
    { lengthS: 6, drawn: undefined },
  ),
  stream(
    'truncated-middle-part',
    'a part in the middle that has lost its end',
    {
      ...film('low', { parts: 3 }),
      ...film('mid', { parts: 3 }),
      ...film('sound', { parts: 3 }),
      'low-1.mp4': { ...bytes(['low', 1]), cut: 300 },
      'mid-1.mp4': { ...bytes(['mid', 1]), cut: 300 },
    },
    { lengthS: 6, drawn: undefined },
  ),
  stream(
    'truncated-middle-sound',
    'a part of the sound in the middle that has lost its end',
    {
      ...film('low', { parts: 3 }),
      ...film('mid', { parts: 3 }),
      ...film('sound', { parts: 3 }),
      'sound-1.mp4': { ...bytes(['sound', 1]), cut: 300 },
    },
    { lengthS: 6, drawn: undefined },
  ),
  stream('truncated-last-part', 'a last part that has lost its end', {
    'low-1.mp4': { ...bytes(['low', 1]), cut: 300 },
    'mid-1.mp4': { ...bytes(['mid', 1]), cut: 300 },
  }),
  stream(
    'one-file-for-all',
    'sound and picture in one file without a list of qualities',
    {
      'video.m3u8': listOf('#EXT-X-MAP:URI="muxed-start.mp4"', '#EXTINF:2,\nmuxed-0.mp4', '#EXTINF:2,\nmuxed-1.mp4'),
      ...film('muxed'),
    },
    { qualities: ['Auto', 'Standard'], captions: [], drawn: [], lines: NO_LINES, isSoundSavedApart: false },
  ),
];
