import { parsePlaylist, soundRenditionOf, type ByteRange } from '@bazaar/shared/media/playlist';
import { expect, test } from 'vitest';
import type { Stream } from '../../../shared/testing/streams/stream.ts';
import { STREAMS } from '../../../shared/testing/streams/streams.ts';
import { firstPartsOf, levelSound, playlistLevels, playlistLines } from './playlist.ts';

const linesOf = (text: string): string[] => playlistLines(new TextEncoder().encode(text).buffer) ?? [];

/** The playlists of a stream, by their names below `manifest/`. */
const playlistsOf = ({ files }: Stream): [name: string, text: string][] =>
  Object.entries(files).flatMap(([name, file]) =>
    typeof file === 'string' && name.endsWith('.m3u8') ? [[name, file] as [string, string]] : [],
  );

/** As the transcript and the save read it; undefined for what they refuse. */
function parsed(text: string): ReturnType<typeof parsePlaylist> | undefined {
  try {
    return parsePlaylist(text);
  } catch {
    return undefined;
  }
}

/** The address of each level of a main playlist, and that of its sound. */
function levelsIn(playlist: ReturnType<typeof parsed>): (readonly [uri: string, sound: string | undefined])[] {
  if (!playlist?.isMasterPlaylist) return [];
  return playlist.variants.map((variant) => [variant.uri, soundRenditionOf(variant)?.uri]);
}

/** The parts that begin a whole, unencrypted stream: those that initialize it, and its first segment; one part where they lie side by side. */
function partsIn(playlist: ReturnType<typeof parsed>): (readonly [uri: string, range: string | undefined])[] {
  if (!playlist || playlist.isMasterPlaylist) return [];
  const { map, uri, byterange } = playlist.segments[0] ?? {};
  if (map && map.uri === uri && map.byterange && map.byterange.offset + map.byterange.length === byterange?.offset)
    return [[uri, `${map.byterange.offset}-${byterange.offset + byterange.length - 1}`]];
  return [
    ...(map ? [[map.uri, rangeOf(map.byterange)] as const] : []),
    ...(uri ? [[uri, rangeOf(byterange)] as const] : []),
  ];
}

const rangeOf = (range: ByteRange | undefined | null) =>
  range ? `${range.offset}-${range.offset + range.length - 1}` : undefined;

test.each(STREAMS.map((stream) => [stream.shape, stream] as const))(
  '%s: the document requests nothing that the other reader of playlists does not know',
  (_, stream) => {
    for (const [name, text] of playlistsOf(stream)) {
      const lines = linesOf(text);
      const playlist = parsed(text);
      const known = levelsIn(playlist);
      for (const level of playlistLevels(lines))
        expect(known, name).toContainEqual([level.uri, levelSound(level, lines)]);
      for (const part of firstPartsOf(lines)) expect(partsIn(playlist), name).toContainEqual(part);
    }
  },
);

test.each(STREAMS.filter(({ expected }) => expected.save === 'whole').map((stream) => [stream.shape, stream] as const))(
  '%s: the document finds each level with a picture that it plays, and the first parts of those that are whole',
  (_, stream) => {
    for (const [name, text] of playlistsOf(stream)) {
      const playlist = parsed(text);
      const lines = linesOf(text);
      if (playlist?.isMasterPlaylist) expect(playlistLevels(lines).length, name).toBeGreaterThan(0);
      else if (playlist?.endlist && !lines.some((line) => line.startsWith('#EXT-X-KEY:')))
        expect(firstPartsOf(lines), name).toEqual(partsIn(playlist));
    }
  },
);
