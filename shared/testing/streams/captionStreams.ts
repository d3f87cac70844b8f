import {
  captions,
  film,
  FIRST,
  LOW_TAG,
  MAIN,
  mainOf,
  MID_TAG,
  NO_LINES,
  SECOND,
  SOUND_TAG,
  stream,
  TEXT_TAG,
  vtt,
} from './films.ts';
import type { Stream } from './stream.ts';

const textTag = (name: string, uri: string, more = ''): string =>
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="${name}",LANGUAGE="en"${more},URI="${uri}"`;
const tracks = (...tags: readonly string[]): string => mainOf(...tags, SOUND_TAG, LOW_TAG, MID_TAG);

const HOUR_PARTS = 600;
const HOUR_PART_S = 6;
const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);
/** A line at the beginning of each part. */
const HOUR = Array.from({ length: HOUR_PARTS }, (_, index) =>
  vtt(`${clock(index * HOUR_PART_S)} --> ${clock((index + 1) * HOUR_PART_S)}\nLine ${index}\n`),
);
const timeOf = (seconds: number): string => [Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')].join(':');

export const CAPTION_STREAMS: readonly Stream[] = [
  stream(
    'two-cues-of-one-start',
    'two captions of one start',
    {
      'en-0.vtt': vtt(
        '00:00.000 --> 00:02.000\n- Is it open?\n',
        '00:00.000 --> 00:02.000\n- Not before nine.\n',
        SECOND,
      ),
    },
    {
      drawn: ['- Is it open? / - Not before nine.', 'Second line'],
      lines: ['0:00 - Is it open?', '0:00 - Not before nine.', '0:02 Second line'],
    },
  ),
  stream(
    'forced-before-full',
    'forced captions before full ones of the same language',
    {
      'video.m3u8': tracks(textTag('English (Forced)', 'forced.m3u8', ',FORCED=YES'), TEXT_TAG),
      ...captions('forced', [vtt('00:00.000 --> 00:02.000\nSign: closed\n')]),
    },
    { captions: ['Off', 'English (Forced)', 'English'] },
  ),
  stream(
    'two-tracks-of-one-language',
    'two tracks of captions in one language, the second for the deaf',
    {
      'video.m3u8': tracks(
        TEXT_TAG,
        textTag('English CC', 'cc.m3u8', ',CHARACTERISTICS="public.accessibility.describes-music-and-sound"'),
      ),
      ...captions('cc', [vtt('00:00.000 --> 00:02.000\n[Music]\n')]),
    },
    { captions: ['Off', 'English', 'English CC'] },
  ),
  stream(
    'empty-captions-part',
    'a part of the captions that is an empty file',
    captions('en', [vtt(FIRST), '', vtt(SECOND), vtt()], 8),
  ),
  stream(
    'missing-captions-part',
    'a part of the captions that is missing',
    captions('en', [vtt(FIRST), undefined, vtt(SECOND), vtt()], 8),
  ),
  ...(['missing', 'page'] as const).map((what) =>
    stream(
      `${what}-captions-list`,
      what === 'missing' ? 'a list of the captions that is missing' : 'a page in the place of the list of the captions',
      { 'en.m3u8': what === 'missing' ? undefined : '<!doctype html><p>Not found</p>' },
      { drawn: [], lines: ['The transcript could not be loaded.'], savedLines: NO_LINES },
    ),
  ),
  stream('captions-of-no-group', 'captions in groups that no quality names', {
    'video.m3u8': MAIN.replaceAll(',SUBTITLES="text"', ''),
  }),
  stream('captions-of-other-group', 'captions in a group that no quality names, beside one that they name', {
    'video.m3u8': tracks(textTag('Other', 'other.m3u8').replace('"text"', '"other"'), TEXT_TAG),
  }),
  stream(
    'character-references',
    'named and numeric character references in captions',
    { 'en-0.vtt': vtt('00:00.000 --> 00:02.000\nCaf&eacute; &amp; Jo&#39;s &#x20b9;5 &lt;now&gt;\n', SECOND) },
    {
      drawn: ["Café & Jo's ₹5 <now>", 'Second line'],
      lines: ["0:00 Café & Jo's ₹5 <now>", '0:02 Second line'],
    },
  ),
  stream(
    'cue-cut-at-a-border',
    'a caption that is cut at the border of two parts',
    captions('en', [
      vtt('00:00.000 --> 00:01.000\nFirst line\n', '00:01.000 --> 00:02.000\nOver the border\n'),
      vtt('00:02.000 --> 00:03.000\nOver the border\n', '00:03.000 --> 00:04.000\nLast line\n'),
    ]),
    {
      drawn: ['First line', 'Over the border', 'Last line'],
      lines: ['0:00 First line', '0:01 Over the border', '0:03 Last line'],
    },
  ),
  stream('timestamps-from-10-s', 'X-TIMESTAMP-MAP, and a film whose timestamps start at 10 s', {
    ...film('low', { first: 5 }),
    ...film('mid', { first: 5 }),
    ...film('sound', { first: 5 }),
    'en-0.vtt': `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000\n\n${FIRST}\n${SECOND}`,
  }),
  stream('captions-from-10-s', 'captions whose own times start at 10 s, as those of their film do', {
    ...film('low', { first: 5 }),
    ...film('mid', { first: 5 }),
    ...film('sound', { first: 5 }),
    'en-0.vtt': `WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:10.000,MPEGTS:900000\n\n00:10.000 --> 00:12.000\nFirst line\n\n00:12.000 --> 00:14.000\nSecond line\n`,
  }),
  stream('hour-of-captions', "an hour's captions in 600 parts", captions('en', HOUR, HOUR_PARTS * HOUR_PART_S), {
    drawn: ['Line 0'],
    lines: HOUR.map((_, index) => `${timeOf(index * HOUR_PART_S)} Line ${index}`),
  }),
  stream('webvtt-of-windows', 'captions with CRLF, a BOM, identifiers, settings, notes and styles', {
    'en-0.vtt':
      `\uFEFFWEBVTT - made by hand\n\nNOTE nobody\n\nSTYLE\n::cue { color: red }\n\n1\n00:00.000 --> 00:02.000 line:0 align:start\n<v Asha><i>First</i> line</v>\n\n2\n${SECOND}`.replaceAll(
        '\n',
        '\r\n',
      ),
  }),
];
