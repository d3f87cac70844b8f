import {
  NO_LINES,
  LIVE,
  bytes,
  CODECS,
  film,
  FILM_S,
  listOf,
  LOW_TAG,
  MAIN,
  mainOf,
  MID_TAG,
  SOUND_TAG,
  stream,
  TEXT_TAG,
  USUAL,
} from './films.ts';
import type { Files, Stream } from './stream.ts';

const LOW = USUAL['low.m3u8'] as string;
const ONLY_LOW = mainOf(TEXT_TAG, SOUND_TAG, LOW_TAG);
const ONE_QUALITY = { qualities: ['Auto', '180p'] };
const TWO_UNNAMED = ['Auto', 'Standard · 0.15 Mbit/s', 'Standard · 0.073 Mbit/s'];
const GROUPS = 'AUDIO="sound",SUBTITLES="text"';

const inFolder = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [`${folder}/${name}`, file]));

/** The whole film in one file, as the school's own are: 806 bytes of start, and two parts. */
const RANGED = bytes(['low', 'start'], ['low', 0], ['low', 1]);

export const PLAYLIST_STREAMS: readonly Stream[] = [
  stream('usual', 'two qualities, sound beside them, captions', {}),
  stream('redirected', 'a main playlist that is redirected into another folder', {
    'video.m3u8': { redirect: 'cdn/v2/main.m3u8' },
    ...Object.fromEntries(Object.keys(USUAL).map((name) => [name, undefined])),
    ...inFolder('cdn/v2', { 'main.m3u8': MAIN, ...USUAL }),
  }),
  stream('redirected-lists', 'lists of parts that are redirected into another folder', {
    ...Object.fromEntries(
      ['low', 'mid', 'sound', 'en'].map((name) => [`${name}.m3u8`, { redirect: `cdn/${name}.m3u8` }]),
    ),
    ...inFolder('cdn', USUAL),
  }),
  stream('absolute-addresses', 'absolute addresses, and ones from the root of the host', {
    'video.m3u8': MAIN.replaceAll('low.m3u8', '{origin}/absolute-addresses/manifest/low.m3u8').replaceAll(
      '"en.m3u8"',
      '"/absolute-addresses/manifest/en.m3u8"',
    ),
    'low.m3u8': LOW.replaceAll('low-', '{origin}/absolute-addresses/manifest/low-'),
  }),
  stream(
    'queries',
    'addresses that differ in their queries alone',
    {
      'video.m3u8': ONLY_LOW.replace('low.m3u8', 'list?of=low&token=a%2Fb').replace('"sound.m3u8"', '"list?of=sound"'),
      'list?of=low&token=a%2Fb': LOW.replaceAll(/low-(\w+)\.mp4/g, 'part?film=low&n=$1'),
      'list?of=sound': USUAL['sound.m3u8'],
      'part?film=low&n=start': bytes(['low', 'start']),
      'part?film=low&n=0': bytes(['low', 0]),
      'part?film=low&n=1': bytes(['low', 1]),
    },
    ONE_QUALITY,
  ),
  stream('dotted-addresses', 'addresses with dots, spaces in percent and letters of Hindi', {
    'low.m3u8': LOW.replaceAll('low-', './x/../भाग%201/low-'),
    ...inFolder(encodeURI('भाग 1'), film('low')),
  }),
  stream('byte-ranges', 'byte ranges, the first with an offset and the next without', {
    'low.m3u8': listOf(
      '#EXT-X-MAP:URI="low.mp4",BYTERANGE="806@0"',
      '#EXTINF:2,\n#EXT-X-BYTERANGE:5595@806\nlow.mp4',
      '#EXTINF:2,\n#EXT-X-BYTERANGE:3732\nlow.mp4',
    ),
    'low.mp4': RANGED,
  }),
  stream(
    'map-for-each-discontinuity',
    'a discontinuity whose second half has a start of its own',
    {
      'video.m3u8': mainOf(
        TEXT_TAG,
        `#EXT-X-STREAM-INF:BANDWIDTH=90000,RESOLUTION=320x180,CODECS="avc1.4d401f",SUBTITLES="text"\nlow.m3u8`,
      ),
      'low.m3u8': listOf(
        '#EXT-X-MAP:URI="low-start.mp4"',
        '#EXTINF:2,\nlow-0.mp4',
        '#EXT-X-DISCONTINUITY',
        '#EXT-X-MAP:URI="mid-start.mp4"',
        '#EXTINF:2,\nmid-0.mp4',
      ),
    },
    { ...ONE_QUALITY, isSoundSavedApart: false },
  ),
  stream(
    'discontinuity-of-times',
    'a discontinuity after which the times of the film jump',
    {
      'video.m3u8': ONLY_LOW,
      'low.m3u8': listOf(
        '#EXT-X-MAP:URI="low-start.mp4"',
        '#EXTINF:2,\nlow-0.mp4',
        '#EXT-X-DISCONTINUITY',
        '#EXTINF:2,\nlow-far.mp4',
      ),
      'sound.m3u8': listOf(
        '#EXT-X-MAP:URI="sound-start.mp4"',
        '#EXTINF:2.048,\nsound-0.mp4',
        '#EXT-X-DISCONTINUITY',
        '#EXTINF:2.048,\nsound-far.mp4',
      ),
      'low-far.mp4': bytes(['low', 8]),
      'sound-far.mp4': bytes(['sound', 8]),
    },
    ONE_QUALITY,
  ),
  stream(
    'no-endlist',
    'a list without an end: a stream that is live',
    {
      'video.m3u8': ONLY_LOW,
      'low.m3u8': LOW.replace('#EXT-X-ENDLIST\n', ''),
      'sound.m3u8': (USUAL['sound.m3u8'] as string).replace('#EXT-X-ENDLIST\n', ''),
    },
    LIVE,
  ),
  stream('crlf-and-bom', 'lists with CRLF, a BOM, blank lines and spaces at the ends of lines', {
    'video.m3u8': `\uFEFF${MAIN.replaceAll('\n', '\r\n')}`,
    'low.m3u8': `\uFEFF${LOW.replaceAll('\n', ' \r\n\r\n')}`,
    'sound.m3u8': (USUAL['sound.m3u8'] as string).replaceAll('\n', '\r\n'),
    'en.m3u8': `\uFEFF${(USUAL['en.m3u8'] as string).replaceAll('\n', '\r\n')}`,
  }),
  stream('unknown-tags', 'unknown tags, comments and unknown attributes', {
    'video.m3u8': MAIN.replace(
      '#EXT-X-VERSION:7',
      '#EXT-X-VERSION:12\n# made by hand\n#EXT-X-FROM-TOMORROW:A=1,B="2,3"',
    ).replaceAll('BANDWIDTH', 'X-COM-SHOP="a=b,c",SCORE=1.5,BANDWIDTH'),
    'low.m3u8': LOW.replace('#EXTINF', '#EXT-X-UNHEARD-OF\n#EXT-X-FROM-TOMORROW:YES\n# a comment\n#EXTINF'),
  }),
  stream(
    'attribute-order',
    'attributes in another order, with commas and signs of equality in quotes',
    {
      'video.m3u8': mainOf(
        '#EXT-X-MEDIA:URI="en.m3u8",LANGUAGE="en",NAME="English, for all = yes",GROUP-ID="a,b=c",TYPE=SUBTITLES',
        '#EXT-X-MEDIA:URI="sound.m3u8",DEFAULT=YES,NAME="Sound, clear",GROUP-ID="s,t",TYPE=AUDIO',
        `#EXT-X-STREAM-INF:SUBTITLES="a,b=c",AUDIO="s,t",NAME="low, small",${CODECS},RESOLUTION=320x180,BANDWIDTH=72600`,
        'low.m3u8',
      ),
    },
    { ...ONE_QUALITY, captions: ['Off', 'English, for all = yes'] },
  ),
  stream(
    'list-of-parts-alone',
    'a list of parts in the place of the main playlist',
    { 'video.m3u8': LOW },
    { qualities: ['Auto', 'Standard'], captions: [], drawn: [], lines: NO_LINES, isSoundSavedApart: false },
  ),
  stream(
    'two-bit-rates-of-one-height',
    'two bit rates of one height',
    {
      'video.m3u8': mainOf(
        TEXT_TAG,
        SOUND_TAG,
        LOW_TAG,
        LOW_TAG.replace('72600', '172600').replace('low.m3u8', 'better.m3u8'),
        MID_TAG,
      ),
      'better.m3u8': LOW,
    },
    { qualities: ['Auto', '360p', '180p · 0.17 Mbit/s', '180p · 0.073 Mbit/s'] },
  ),
  stream(
    'no-resolution',
    'qualities without a resolution',
    {
      'video.m3u8': mainOf(
        TEXT_TAG,
        SOUND_TAG,
        LOW_TAG.replace('RESOLUTION=320x180,', ''),
        MID_TAG.replace('RESOLUTION=640x360,', ''),
      ),
    },
    { qualities: TWO_UNNAMED },
  ),
  stream(
    'bandwidth-alone',
    'qualities with a bandwidth alone: no codecs, no resolution',
    {
      'video.m3u8': mainOf(
        TEXT_TAG,
        SOUND_TAG,
        `#EXT-X-STREAM-INF:BANDWIDTH=72600,${GROUPS}\nlow.m3u8`,
        `#EXT-X-STREAM-INF:BANDWIDTH=149600,${GROUPS}\nmid.m3u8`,
      ),
    },
    { qualities: TWO_UNNAMED },
  ),
  stream('start-in-the-middle', 'EXT-X-START, EXT-X-PROGRAM-DATE-TIME and titles of parts', {
    'low.m3u8': LOW.replace(
      '#EXT-X-MAP',
      '#EXT-X-START:TIME-OFFSET=0.0,PRECISE=YES\n#EXT-X-PROGRAM-DATE-TIME:2026-01-01T10:00:00.000Z\n#EXT-X-MAP',
    ).replaceAll(/(#EXTINF:\d+),/g, '$1,A title, with "commas"'),
  }),
  stream(
    'audio-and-picture-of-other-hosts',
    'a quality that lies on another host',
    {
      'video.m3u8': mainOf(
        TEXT_TAG,
        SOUND_TAG,
        LOW_TAG.replace('low.m3u8', '{otherOrigin}/audio-and-picture-of-other-hosts/manifest/low.m3u8'),
      ),
    },
    { ...ONE_QUALITY, save: 'refused', lengthS: FILM_S },
  ),
];
