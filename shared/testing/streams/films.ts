/** The parts of playlists that most streams have. */
import type { Expected, FilmName, Files, Part, Stream } from './stream.ts';

/** The duration of a part of the films, in seconds. */
const durationOf = (film: FilmName, part: number): number => (film !== 'sound' ? 2 : part % 4 === 0 ? 2.048 : 1.984);

export const FILM_S = 4;
const FILM_PARTS = 2;

/** A list of parts, and its end. */
export const listOf = (...lines: readonly string[]): string =>
  ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:6', ...lines, '#EXT-X-ENDLIST', ''].join('\n');

export const mainOf = (...lines: readonly string[]): string => ['#EXTM3U', '#EXT-X-VERSION:7', ...lines, ''].join('\n');

export const bytes = (...parts: readonly Part[]) => ({ parts });

interface FilmOptions {
  parts?: number;
  /** The first part: a film that is cut out of the middle of another has the times of that one. */
  first?: number;
}

/** A film of files of their own: `low.m3u8`, `low-start.mp4`, `low-0.mp4`, … */
export function film(name: FilmName, { parts = FILM_PARTS, first = 0 }: FilmOptions = {}): Files {
  const indices = Array.from({ length: parts }, (_, index) => index);
  const infs = indices.map((index) => `#EXTINF:${durationOf(name, first + index)},\n${name}-${index}.mp4`);
  return {
    [`${name}.m3u8`]: listOf(`#EXT-X-MAP:URI="${name}-start.mp4"`, ...infs),
    [`${name}-start.mp4`]: bytes([name, 'start']),
    ...Object.fromEntries(indices.map((index) => [`${name}-${index}.mp4`, bytes([name, first + index])])),
  };
}

export const FIRST = '00:00.000 --> 00:02.000\nFirst line\n';
export const SECOND = '00:02.000 --> 00:04.000\nSecond line\n';

export const vtt = (...cues: readonly string[]): string => `WEBVTT\n\n${cues.join('\n')}`;

/** Captions in parts of equal length: `en.m3u8`, `en-0.vtt`, … An undefined part is missing. */
export function captions(name: string, parts: readonly (string | undefined)[], lengthS = FILM_S): Files {
  const infs = parts.map((_, index) => `#EXTINF:${lengthS / parts.length},\n${name}-${index}.vtt`);
  return {
    [`${name}.m3u8`]: listOf(...infs),
    ...Object.fromEntries(parts.map((part, index) => [`${name}-${index}.vtt`, part])),
  };
}

const ENGLISH = captions('en', [vtt(FIRST, SECOND)]);

export const TEXT_TAG = '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="English",LANGUAGE="en",URI="en.m3u8"';
export const SOUND_TAG =
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="sound.m3u8"';
export const CODECS = 'CODECS="avc1.4d4015,mp4a.40.2"';
const GROUPS = 'AUDIO="sound",SUBTITLES="text"';
export const LOW_TAG = `#EXT-X-STREAM-INF:BANDWIDTH=72600,RESOLUTION=320x180,${CODECS},${GROUPS}\nlow.m3u8`;
export const MID_TAG = `#EXT-X-STREAM-INF:BANDWIDTH=149600,RESOLUTION=640x360,${CODECS.replace('15', '1f')},${GROUPS}\nmid.m3u8`;

/** Two qualities, sound beside them, captions. */
export const USUAL: Files = { ...film('low'), ...film('mid'), ...film('sound'), ...ENGLISH };
export const MAIN = mainOf(TEXT_TAG, SOUND_TAG, LOW_TAG, MID_TAG);

/** The transcript of a stream without captions. */
export const NO_LINES = ['This lesson has no transcript'];

const EXPECTED: Expected = {
  lengthS: FILM_S,
  failure: undefined,
  failsAtOnce: true,
  qualities: ['Auto', '360p', '180p'],
  captions: ['Off', 'English'],
  drawn: ['First line', 'Second line'],
  lines: ['0:00 First line', '0:02 Second line'],
  unrequested: [],
  hasPicture: true,
  save: 'whole',
  isSoundSavedApart: true,
};

/** A list of parts in which nothing more comes: what there is is played, then it fails. */
export const LIVE: Partial<Expected> = {
  lengthS: undefined,
  failure: 'Video playback error: mediaError',
  failsAtOnce: false,
  hasPicture: false,
  qualities: [],
  captions: [],
  save: 'refused',
};

/** The usual stream but for these files and expectations. */
export const stream = (id: string, shape: string, files: Files, expected: Partial<Expected> = {}): Stream => ({
  id,
  shape,
  files: { 'video.m3u8': MAIN, ...USUAL, ...files },
  expected: { ...EXPECTED, ...expected },
});
