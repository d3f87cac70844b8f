/** The examples of RFC 8216, section 8, with films of the school in the place of theirs. */
import {
  NO_LINES,
  LIVE,
  bytes,
  CODECS,
  film,
  listOf,
  LOW_TAG,
  mainOf,
  MID_TAG,
  SOUND_TAG,
  stream,
  TEXT_TAG,
} from './films.ts';
import type { Files, Stream } from './stream.ts';

const LIST_ALONE = {
  qualities: ['Auto', 'Standard'],
  captions: [],
  drawn: [],
  lines: NO_LINES,
  isSoundSavedApart: false,
};
/** The qualities of the bit rates of two of the examples. */
const TWO = { ...LIST_ALONE, qualities: ['Auto', 'Standard · 2.6 Mbit/s', 'Standard · 1.3 Mbit/s'] };

const MUXED = film('muxed');
const parts = ['muxed-0.mp4', 'muxed-1.mp4'];

/** The sequence number of a part, as its initialization vector. */
const ivOf = (sequence: number): string => sequence.toString(16).padStart(32, '0');
const KEYS = ['52', '53'].map((byte) => byte.repeat(16)) as [string, string];
const keyBytes = (key: string) => bytes([Array.from(key.match(/../g)!, (byte) => Number.parseInt(byte, 16))]);
const encrypted = (part: number, key: string, iv: string) => ({ ...bytes(['muxed', part]), encrypted: { key, iv } });

const inFolders = (...folders: readonly string[]): Files =>
  Object.fromEntries(
    folders.flatMap((folder) => Object.entries(MUXED).map(([name, file]) => [`${folder}/${name}`, file])),
  );

export const RFC_STREAMS: readonly Stream[] = [
  stream(
    'rfc-8.1',
    'RFC 8216, 8.1: a simple list of parts',
    {
      ...MUXED,
      'video.m3u8': `#EXTM3U
#EXT-X-TARGETDURATION:10
#EXT-X-VERSION:6
#EXT-X-MAP:URI="{origin}/rfc-8.1/manifest/muxed-start.mp4"
#EXTINF:2.0,
{origin}/rfc-8.1/manifest/muxed-0.mp4
#EXTINF:2.0,
{origin}/rfc-8.1/manifest/muxed-1.mp4
#EXT-X-ENDLIST
`,
    },
    LIST_ALONE,
  ),
  stream(
    'rfc-8.2',
    'RFC 8216, 8.2: a list of parts that is live',
    {
      ...MUXED,
      'video.m3u8': `#EXTM3U
#EXT-X-VERSION:6
#EXT-X-TARGETDURATION:8
#EXT-X-MEDIA-SEQUENCE:2680
#EXT-X-MAP:URI="muxed-start.mp4"

#EXTINF:2.000,
muxed-0.mp4
#EXTINF:2.000,
muxed-1.mp4
`,
    },
    { ...LIST_ALONE, ...LIVE },
  ),
  stream(
    'rfc-8.3',
    'RFC 8216, 8.3: encrypted parts, two keys',
    {
      ...MUXED,
      'video.m3u8': `#EXTM3U
#EXT-X-VERSION:6
#EXT-X-MEDIA-SEQUENCE:7794
#EXT-X-TARGETDURATION:15

#EXT-X-MAP:URI="muxed-start.mp4"
#EXT-X-KEY:METHOD=AES-128,URI="key.php?r=52"

#EXTINF:2.0,
${parts[0]}

#EXT-X-KEY:METHOD=AES-128,URI="key.php?r=53"

#EXTINF:2.0,
${parts[1]}
#EXT-X-ENDLIST
`,
      'muxed-0.mp4': encrypted(0, KEYS[0], ivOf(7794)),
      'muxed-1.mp4': encrypted(1, KEYS[1], ivOf(7795)),
      'key.php?r=52': keyBytes(KEYS[0]),
      'key.php?r=53': keyBytes(KEYS[1]),
    },
    { ...LIST_ALONE, save: 'refused' },
  ),
  stream(
    'rfc-8.4',
    'RFC 8216, 8.4: qualities without a resolution, and one of sound alone',
    {
      ...MUXED,
      'video.m3u8': `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=1280000,AVERAGE-BANDWIDTH=1000000
muxed.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=2560000,AVERAGE-BANDWIDTH=2000000
muxed.m3u8?mid
#EXT-X-STREAM-INF:BANDWIDTH=7680000,AVERAGE-BANDWIDTH=6000000
muxed.m3u8?hi
#EXT-X-STREAM-INF:BANDWIDTH=65000,CODECS="mp4a.40.5"
sound.m3u8
`,
      'muxed.m3u8?mid': MUXED['muxed.m3u8'],
      'muxed.m3u8?hi': MUXED['muxed.m3u8'],
    },
    {
      ...LIST_ALONE,
      qualities: ['Auto', 'Standard · 7.7 Mbit/s', 'Standard · 2.6 Mbit/s', 'Standard · 1.3 Mbit/s'],
    },
  ),
  stream(
    'rfc-8.5',
    'RFC 8216, 8.5: lists of I-frames',
    {
      ...inFolders('low', 'mid'),
      'video.m3u8': `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=1280000
low/muxed.m3u8
#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=86000,URI="low/iframe.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=2560000
mid/muxed.m3u8
#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=150000,URI="mid/iframe.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=65000,CODECS="mp4a.40.5"
sound.m3u8
`,
    },
    { ...TWO, unrequested: ['iframe'] },
  ),
  stream(
    'rfc-8.6',
    'RFC 8216, 8.6: the sound in several languages',
    {
      'video.m3u8': mainOf(
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aac",NAME="English",DEFAULT=YES,AUTOSELECT=YES,LANGUAGE="en",URI="sound.m3u8"',
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aac",NAME="Deutsch",DEFAULT=NO,AUTOSELECT=YES,LANGUAGE="de",URI="main/german-audio.m3u8"',
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aac",NAME="Commentary",DEFAULT=NO,AUTOSELECT=NO,LANGUAGE="en",URI="commentary/audio-only.m3u8"',
        `#EXT-X-STREAM-INF:BANDWIDTH=1280000,${CODECS},AUDIO="aac"`,
        'low.m3u8',
        `#EXT-X-STREAM-INF:BANDWIDTH=2560000,${CODECS},AUDIO="aac"`,
        'mid.m3u8',
        '#EXT-X-STREAM-INF:BANDWIDTH=65000,CODECS="mp4a.40.5",AUDIO="aac"',
        'sound.m3u8',
      ),
    },
    { ...TWO, isSoundSavedApart: true, unrequested: ['german', 'commentary'] },
  ),
  stream(
    'rfc-8.7',
    'RFC 8216, 8.7: the picture from several cameras',
    {
      ...inFolders('low/main'),
      'video.m3u8': `#EXTM3U
#EXT-X-MEDIA:TYPE=VIDEO,GROUP-ID="low",NAME="Main",DEFAULT=YES,URI="low/main/muxed.m3u8"
#EXT-X-MEDIA:TYPE=VIDEO,GROUP-ID="low",NAME="Centerfield",DEFAULT=NO,URI="low/centerfield/audio-video.m3u8"
#EXT-X-MEDIA:TYPE=VIDEO,GROUP-ID="low",NAME="Dugout",DEFAULT=NO,URI="low/dugout/audio-video.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=1280000,${CODECS},VIDEO="low"
low/main/muxed.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=65000,CODECS="mp4a.40.5"
sound.m3u8
`,
    },
    { ...LIST_ALONE, unrequested: ['centerfield', 'dugout'] },
  ),
  stream('rfc-8.8', 'RFC 8216, 8.8: data of a session', {
    'video.m3u8': mainOf(
      '#EXT-X-SESSION-DATA:DATA-ID="com.example.lyrics",URI="lyrics.json"',
      '#EXT-X-SESSION-DATA:DATA-ID="com.example.title",LANGUAGE="en",VALUE="This is an example"',
      '#EXT-X-SESSION-DATA:DATA-ID="com.example.title",LANGUAGE="es",VALUE="Este es un ejemplo"',
      TEXT_TAG,
      SOUND_TAG,
      LOW_TAG,
      MID_TAG,
    ),
  }),
  stream('rfc-8.9', 'RFC 8216, 8.9: captions of several characteristics', {
    'video.m3u8': mainOf(
      TEXT_TAG.replace(
        ',URI',
        ',CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,public.easy-to-read",URI',
      ),
      SOUND_TAG,
      LOW_TAG,
      MID_TAG,
    ),
  }),
  stream('rfc-8.10', 'RFC 8216, 8.10: a range of dates with SCTE-35', {
    'low.m3u8': listOf(
      '#EXT-X-PROGRAM-DATE-TIME:2014-03-05T11:14:59Z',
      '#EXT-X-DATERANGE:ID="splice-6FFFFFF0",START-DATE="2014-03-05T11:15:00Z",PLANNED-DURATION=59.993,SCTE35-OUT=0xFC002F0000000000FF000014056FFFFFF000E011622DCAFF000052636200000000000A0008029896F50000008700000000',
      '#EXT-X-MAP:URI="low-start.mp4"',
      '#EXTINF:2,\nlow-0.mp4',
      '#EXT-X-DATERANGE:ID="splice-6FFFFFF0",DURATION=59.993,SCTE35-IN=0xFC002A0000000000FF00000F056FFFFFF000401162802E6100000000000A0008029896F50000008700000000',
      '#EXTINF:2,\nlow-1.mp4',
    ),
  }),
  stream(
    'aes-128',
    'encrypted parts of picture and sound, with an initialization vector',
    {
      ...MUXED,
      'video.m3u8': mainOf(
        TEXT_TAG,
        `#EXT-X-STREAM-INF:BANDWIDTH=90000,RESOLUTION=320x180,${CODECS},SUBTITLES="text"`,
        'muxed.m3u8',
      ),
      'muxed.m3u8': listOf(
        '#EXT-X-MAP:URI="muxed-start.mp4"',
        `#EXT-X-KEY:METHOD=AES-128,URI="key",IV=0x${ivOf(7)}`,
        ...parts.map((part) => `#EXTINF:2,\n${part}`),
      ),
      'muxed-0.mp4': encrypted(0, KEYS[0], ivOf(7)),
      'muxed-1.mp4': encrypted(1, KEYS[0], ivOf(7)),
      key: keyBytes(KEYS[0]),
    },
    { qualities: ['Auto', '180p'], save: 'refused' },
  ),
];
