import { types } from 'hls-parser';
import { MAIN_PLAYLIST } from './mainPlaylist.ts';
import {
  durationOf,
  parsePlaylist,
  rangeFrom,
  UnsavableError,
  urlWithin,
  written,
  type ByteRange,
} from './readPlaylist.ts';

/** A file, or a part of one, and the name that it gets on the device. */
export interface FileToSave {
  name: string;
  url: string;
  /** Bytes of a larger file. */
  range?: ByteRange | undefined;
  /** Captions. */
  isText: boolean;
}

/** Reads a playlist from its URL. */
export type ReadText = (url: string) => Promise<string>;

/** Not in the spec: a day of segments of 5 s. */
const MAX_SEGMENTS = 20_000;

export type Track = Awaited<ReturnType<typeof planTrack>>;

/** The files of one playlist of segments, and that playlist with their new names. */
export async function planTrack(name: string, from: string, read: ReadText) {
  const media = parsePlaylist(await read(from));
  if (media.isMasterPlaylist || !media.endlist) throw new UnsavableError('not a finished list of segments');
  if (media.segments.length === 0 || media.segments.length > MAX_SEGMENTS) throw new UnsavableError('no segments');
  const isText = name.startsWith('captions');
  const files = new Map<string, FileToSave>();
  const savedAs = (uri: string, given: types.Byterange | undefined, newName: string): string => {
    const url = urlWithin(uri, from);
    const range = given && rangeFrom(given);
    const key = `${url} ${range?.offset} ${range?.length}`;
    const [extension = ''] = /\.\w{1,4}$/.exec(new URL(url).pathname) ?? [];
    const file = files.get(key) ?? { name: newName + extension, url, range, isText };
    files.set(key, file);
    return file.name;
  };
  const segments = media.segments.map(({ uri, duration, byterange, discontinuity, key, map, gap }, index) => {
    if ((key && key.method !== 'NONE') || gap) throw new UnsavableError('encrypted, or with gaps');
    const start = map && savedAs(map.uri, map.byterange, `${name}-start-${index}`);
    return new types.Segment({
      uri: savedAs(uri, byterange, `${name}-${index}`),
      duration: durationOf(duration),
      discontinuity,
      map: start && new types.MediaInitializationSection({ uri: start }),
    });
  });
  const { version, targetDuration, independentSegments, mediaSequenceBase, discontinuitySequenceBase } = media;
  const text = written(
    new types.MediaPlaylist({
      ...(version !== undefined && { version }),
      ...(mediaSequenceBase !== undefined && { mediaSequenceBase }),
      ...(discontinuitySequenceBase !== undefined && { discontinuitySequenceBase }),
      targetDuration,
      independentSegments,
      playlistType: 'VOD',
      endlist: true,
      segments,
    }),
  );
  return {
    files: [...files.values()],
    playlist: { name: name === 'video' ? MAIN_PLAYLIST : `${name}.m3u8`, text },
    seconds: segments.reduce((sum, { duration }) => sum + duration, 0),
    isText,
  };
}
