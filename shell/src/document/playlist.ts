/** Reads as much of a stream's playlists (RFC 8216) as tells what its player will request first. */
import { separateSound } from '@bazaar/shared/media/separateSound';

interface Level {
  uri: string;
  height: number;
  bitrate: number;
  /** The group of its sound, where that is apart from the picture. */
  AUDIO: string | undefined;
}

/** The lines of a playlist; undefined of what is none. Not in the spec: no playlist of ours is longer than 100,000 bytes. */
export function playlistLines(bytes: ArrayBuffer): string[] | undefined {
  const lines = new TextDecoder()
    .decode(bytes.slice(0, 100_000))
    .split('\n')
    .map((line) => line.trim());
  return lines[0] === '#EXTM3U' ? lines.filter(Boolean) : undefined;
}

/** The levels of a main playlist, the lowest first. One for listeners, without a picture, only where all are. */
export function playlistLevels(lines: readonly string[]): Level[] {
  const all = lines
    .flatMap((line, index) => {
      const uri = lines[index + 1];
      if (!line.startsWith('#EXT-X-STREAM-INF:') || !uri || !isAddress(uri)) return [];
      const { RESOLUTION = '', BANDWIDTH, AUDIO } = attributesOf(line);
      return [{ uri, AUDIO, height: Number(RESOLUTION.split('x')[1]) || 0, bitrate: Number(BANDWIDTH) || 0 }];
    })
    .sort((one, other) => one.height - other.height || one.bitrate - other.bitrate);
  const pictures = all.filter(({ height }) => height);
  return pictures.length > 0 ? pictures : all;
}

/** The address of the sound that a level has beside its picture; undefined where it is part of the picture. */
export function levelSound(level: Level, lines: readonly string[]): string | undefined {
  const group = lines
    .filter((line) => line.startsWith('#EXT-X-MEDIA:'))
    .map(attributesOf)
    .filter((one) => one.TYPE === 'AUDIO' && one['GROUP-ID'] === level.AUDIO)
    .map(({ DEFAULT, URI }) => ({ isDefault: DEFAULT === 'YES', uri: URI }));
  return separateSound(group, level.uri)?.uri;
}

/** A file, or `first-last` bytes of it. */
type Part = readonly [uri: string, range: string | undefined];

/**
 * The beginning of a whole, unencrypted stream: what initializes it and its first segment, as one part where they lie side by side. Nothing of a
 * live one, which begins elsewhere.
 */
export function firstPartsOf(lines: readonly string[]): Part[] {
  if (!lines.includes('#EXT-X-ENDLIST') || lines.some((line) => line.startsWith('#EXT-X-KEY:'))) return [];
  const index = lines.findIndex(isAddress);
  const head = lines.slice(0, index);
  const map = attributesOf(head.find((line) => line.startsWith('#EXT-X-MAP:')));
  const ofSegment = head.find((line) => line.startsWith(BYTERANGE))?.slice(BYTERANGE.length);
  return joined([...partOf(map.URI, map.BYTERANGE), ...partOf(lines[index], ofSegment)]);
}

/** On a slow line two requests of one file need two connections, or wait for each other. */
function joined(parts: Part[]): Part[] {
  const [[uri, before = ''] = [], [other, after = ''] = []] = parts;
  const [first, last] = before.split('-');
  const [next, end] = after.split('-');
  return uri && uri === other && next && Number(last) + 1 === Number(next) ? [[uri, `${first}-${end}`]] : parts;
}

const BYTERANGE = '#EXT-X-BYTERANGE:';

/** `length@offset` as a range of bytes. Nothing where there is no file, or its range is not understood. */
function partOf(uri: string | undefined, given: string | undefined): Part[] {
  if (!uri) return [];
  if (given === undefined) return [[uri, undefined]];
  const [, length, offset] = /^(\d{1,10})@(\d{1,10})$/.exec(given) ?? [];
  return Number(length) > 0 ? [[uri, `${offset}-${Number(offset) + Number(length) - 1}`]] : [];
}

const attributesOf = (line = ''): Record<string, string | undefined> =>
  Object.fromEntries(
    [...line.matchAll(/([A-Z][A-Z-]*)=("[^"]*"|[^",]+)/g)].map(([, name, value]) => [name, value!.replaceAll('"', '')]),
  );

const isAddress = (line: string) => line[0] !== '#';
