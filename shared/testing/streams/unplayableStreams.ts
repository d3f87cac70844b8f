import { NO_LINES, bytes, CODECS, listOf, mainOf, stream, TEXT_TAG } from './films.ts';
import type { Expected, Files, Stream } from './stream.ts';

const NETWORK_ERROR = 'Video playback error: networkError';

const UNPLAYABLE: Partial<Expected> = {
  lengthS: undefined,
  failure: 'Video playback error: mediaError',
  hasPicture: false,
  qualities: [],
  captions: [],
  drawn: undefined,
  save: undefined,
};

/** The message in the place of the transcript. */
const UNREAD = ['The transcript could not be loaded.'];

const PACKET_BYTES = 188;
const PACKET_START = [0x47, 0x1f, 0xff, 0x10];
/** Ten packets without content. */
const TRANSPORT_STREAM = Array.from({ length: 10 * PACKET_BYTES }, (_, at) => PACKET_START[at % PACKET_BYTES] ?? 0xff);

const FRAME_BYTES = 16;
const FRAME_START = [0xff, 0xf1, 0x60, 0x40, 0x02, 0x1f, 0xfc];
/** Ten frames of silence without a container. */
const PACKED_SOUND = Array.from({ length: 10 * FRAME_BYTES }, (_, at) => FRAME_START[at % FRAME_BYTES] ?? 0);

const onlyQuality = (codecs: string): string =>
  mainOf(TEXT_TAG, `#EXT-X-STREAM-INF:BANDWIDTH=90000,RESOLUTION=320x180,${codecs},SUBTITLES="text"`, 'low.m3u8');

const failing = (id: string, shape: string, files: Files, expected: Partial<Expected> = {}): Stream =>
  stream(id, shape, files, { ...UNPLAYABLE, ...expected });

export const UNPLAYABLE_STREAMS: readonly Stream[] = [
  failing('mpeg-ts', 'parts of MPEG-TS, which the player does not read', {
    'video.m3u8': onlyQuality(CODECS),
    'low.m3u8': listOf('#EXTINF:2,\nlow-0.ts', '#EXTINF:2,\nlow-1.ts'),
    'low-0.ts': bytes([TRANSPORT_STREAM]),
    'low-1.ts': bytes([TRANSPORT_STREAM]),
  }),
  failing(
    'mpeg-ts-alone',
    'RFC 8216, 8.1, as it stands: a list of MPEG-TS alone',
    {
      'video.m3u8': `#EXTM3U
#EXT-X-TARGETDURATION:10
#EXT-X-VERSION:3
#EXTINF:9.009,
first.ts
#EXTINF:9.009,
second.ts
#EXTINF:3.003,
third.ts
#EXT-X-ENDLIST
`,
      ...Object.fromEntries(['first', 'second', 'third'].map((name) => [`${name}.ts`, bytes([TRANSPORT_STREAM])])),
    },
    { lines: NO_LINES },
  ),
  failing('packed-sound', 'a sound without a container, which the player does not read', {
    'sound.m3u8': listOf('#EXTINF:2,\nsound-0.aac', '#EXTINF:2,\nsound-1.aac'),
    'sound-0.aac': bytes([PACKED_SOUND]),
    'sound-1.aac': bytes([PACKED_SOUND]),
  }),
  failing('unknown-codec', 'a codec that no browser has', { 'video.m3u8': onlyQuality('CODECS="zzzz.1.2"') }),
  failing(
    'page-instead',
    'a page in the place of the main playlist',
    { 'video.m3u8': '<!doctype html><p>Sign in to the network</p>' },
    { failure: NETWORK_ERROR, lines: UNREAD },
  ),
  failing(
    'empty-main-playlist',
    'an empty file in the place of the main playlist',
    { 'video.m3u8': '' },
    { failure: NETWORK_ERROR, lines: NO_LINES },
  ),
  failing(
    'main-without-streams',
    'a main playlist that names captions alone',
    { 'video.m3u8': mainOf(TEXT_TAG) },
    { lines: NO_LINES },
  ),
  failing('list-without-parts', 'a list without parts', { 'video.m3u8': onlyQuality(CODECS), 'low.m3u8': listOf() }),
  failing(
    'missing-main-playlist',
    'a main playlist that is missing',
    { 'video.m3u8': undefined },
    { failure: NETWORK_ERROR, lines: UNREAD },
  ),
];
