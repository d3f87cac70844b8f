/** The files of a lesson in each quality, from its playlists (RFC 8216). Loaded when somebody saves a lesson. */
import { types } from 'hls-parser';
import {
  durationOf,
  heightOf,
  isSound,
  lowestFirst,
  parsePlaylist,
  rangeFrom,
  soundRenditionOf,
  urlWithin,
  written,
  type ByteRange,
} from '../media/playlist.ts';
import { PlaylistError } from '../media/playlistError.ts';
import type { Quality } from '../media/quality.ts';
import type { TextFile } from '../media/textFile.ts';
import { MAIN_PLAYLIST } from '../media/urls.ts';

export interface SavePlan {
  /** 0 where the stream does not say it. */
  heightPx: number;
  /** Bits per second; 0 where the stream does not say it. */
  bps: number;
  files: readonly FileToSave[];
  /** Playlists that name these files; the last one is what a player opens. */
  playlists: readonly { name: string; text: string }[];
  /** The size of the download; estimated from the stream's bandwidth where the playlists do not say it. */
  bytes: number;
  isEstimated: boolean;
}

/** A file, or a part of one, and the name that it gets on the device. */
export interface FileToSave {
  name: string;
  url: string;
  /** Bytes of a larger file. */
  range?: ByteRange | undefined;
  /** Captions that begin as WebVTT does: not those whose head is a file of its own. */
  isText: boolean;
}

/** Reads a playlist from its URL. */
type ReadText = (url: string) => Promise<TextFile>;

/** Not in the spec: streams have three to eight. */
const MAX_QUALITIES = 20;
/** Not in the spec: ours have two. Those beyond it stay on the network. */
const MAX_CAPTIONS = 20;
/** Not in the spec: a day of segments of 5 s. */
const MAX_SEGMENTS = 20_000;

/**
 * A plan for each quality of the stream, the lowest first; with `quality` only for that one, or the nearest below: the
 * playlists of the others are not read. Throws PlaylistError, and what `read` throws.
 */
export async function planSaves(url: string, read: ReadText, quality?: Quality): Promise<SavePlan[]> {
  const file = await read(url);
  const main = parsePlaylist(file.text);
  if (!main.isMasterPlaylist) {
    const only = planTrack('video', file);
    return [{ heightPx: 0, bps: 0, files: only.files, playlists: [only.playlist], ...sizeOf([only], 0) }];
  }
  const all = lowestFirst(main.variants);
  const pictures = all.filter((variant) => !isSound(variant));
  const variants = pictures.length > 0 ? pictures : all;
  if (variants.length === 0 || variants.length > MAX_QUALITIES) throw new PlaylistError('no quality to choose');
  const tracks = new Map<string, Promise<Track>>();
  /** Qualities share their sound and captions. */
  const planOnce = (name: string, uri: string) => {
    const from = urlWithin(uri, file.url);
    const known = tracks.get(`${name} ${from}`) ?? read(from).then((media) => planTrack(name, media));
    tracks.set(`${name} ${from}`, known);
    return known;
  };
  const chosen = quality ? [nearestBelow(variants.map(withQuality), quality).variant] : variants;
  return Promise.all(chosen.map((variant) => planVariant(variant, main, planOnce)));
}

const withQuality = (variant: types.Variant) => ({ variant, heightPx: heightOf(variant), bps: variant.bandwidth });

/**
 * Returns the chosen quality, or the nearest below it: not every stream has every quality. Of several bit rates of its height the
 * nearest to the chosen one, the best where none was chosen. `all` is not empty and has the lowest first.
 */
export function nearestBelow<Plan extends Required<Quality>>(all: readonly Plan[], { heightPx, bps }: Quality): Plan {
  const best = all.findLast((one) => one.heightPx <= heightPx);
  if (!best) return all[0]!;
  const distance = (one: Plan) => (bps === undefined ? -one.bps : Math.abs(one.bps - bps));
  return all
    .filter((one) => one.heightPx === best.heightPx)
    .reduce((nearest, one) => (distance(one) < distance(nearest) ? one : nearest));
}

async function planVariant(
  variant: types.Variant,
  { version, independentSegments }: types.MasterPlaylist,
  planOnce: (name: string, uri: string) => Promise<Track>,
): Promise<SavePlan> {
  const { uri, bandwidth, averageBandwidth, codecs, resolution, frameRate } = variant;
  const sound = soundRenditionOf(variant);
  // Every language, a few KB each: which one is read, and whether another, is chosen while it is watched.
  const renditions = variant.subtitles
    .flatMap(({ uri, ...one }) => (uri ? [{ ...one, uri }] : []))
    .slice(0, MAX_CAPTIONS);
  const [media, captions] = await Promise.all([
    Promise.all([planOnce('picture', uri), ...(sound?.uri ? [planOnce('sound', sound.uri)] : [])]),
    Promise.all(
      renditions.map(async (one, index) => ({
        one,
        track: await ifThere(() => planOnce(`captions${index}`, one.uri)),
      })),
    ),
  ]);
  const tracks = [...media, ...captions.flatMap(({ track }) => track ?? [])];
  // Made anew: what is not named here, keys of a session say, does not come along.
  const main = new types.MasterPlaylist({
    ...(version !== undefined && { version }),
    independentSegments,
    variants: [
      new types.Variant({
        uri: 'picture.m3u8',
        bandwidth,
        averageBandwidth,
        codecs,
        resolution,
        frameRate,
        audio: sound ? [new types.Rendition({ ...sound, uri: 'sound.m3u8' } as types.Rendition)] : [],
        subtitles: captions.flatMap(({ one, track }) =>
          track ? new types.Rendition({ ...one, uri: track.playlist.name }) : [],
        ),
      }),
    ],
  });
  return {
    heightPx: heightOf(variant),
    bps: bandwidth,
    files: tracks.flatMap(({ files }) => files),
    playlists: [...tracks.map(({ playlist }) => playlist), { name: MAIN_PLAYLIST, text: written(main) }],
    ...sizeOf(tracks, averageBandwidth ?? bandwidth),
  };
}

/** Undefined for captions whose playlist is missing, or is none: as in the player, they are lost alone. */
async function ifThere(plan: () => Promise<Track>): Promise<Track | undefined> {
  try {
    return await plan();
  } catch (error) {
    if (error instanceof PlaylistError) return undefined;
    throw error;
  }
}

/** Captions without a stated size are next to nothing. */
function sizeOf(tracks: readonly Track[], bandwidth: number): Pick<SavePlan, 'bytes' | 'isEstimated'> {
  const media = tracks.filter(({ isText }) => !isText);
  const files = tracks.flatMap((track) => track.files);
  const isEstimated = media.some((track) => track.files.some(({ range }) => !range));
  const stated = files.reduce((sum, { range }) => sum + (range?.length ?? 0), 0);
  const seconds = Math.max(...media.map((track) => track.seconds));
  const bytes = isEstimated ? Math.round((bandwidth * seconds) / 8) : stated;
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw new PlaylistError('no size');
  return { bytes, isEstimated };
}

type Track = ReturnType<typeof planTrack>;

/** The files of one playlist of segments, and that playlist with their new names. */
function planTrack(name: string, { url: from, text }: TextFile) {
  const media = parsePlaylist(text);
  if (media.isMasterPlaylist || !media.endlist) throw new PlaylistError('not a finished list of segments');
  if (media.segments.length === 0 || media.segments.length > MAX_SEGMENTS) throw new PlaylistError('no segments');
  const isText = name.startsWith('captions');
  const files = new Map<string, FileToSave>();
  const savedAs = (uri: string, given: types.Byterange | undefined, newName: string, hasHead = false): string => {
    const url = urlWithin(uri, from);
    const range = given && rangeFrom(given);
    const key = `${url} ${range?.offset} ${range?.length}`;
    const [extension = ''] = /\.\w{1,4}$/.exec(new URL(url).pathname) ?? [];
    const file = files.get(key) ?? { name: newName + extension, url, range, isText: isText && !hasHead };
    files.set(key, file);
    return file.name;
  };
  const segments = media.segments.map(({ uri, duration, byterange, discontinuity, key, map, gap }, index) => {
    if ((key && key.method !== 'NONE') || gap) throw new PlaylistError('encrypted, or with gaps');
    const start = map && savedAs(map.uri, map.byterange, `${name}-start-${index}`);
    return new types.Segment({
      uri: savedAs(uri, byterange, `${name}-${index}`, Boolean(map)),
      duration: durationOf(duration),
      discontinuity,
      map: start && new types.MediaInitializationSection({ uri: start }),
    });
  });
  const { version, targetDuration, independentSegments, mediaSequenceBase, discontinuitySequenceBase } = media;
  const playlist = written(
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
    playlist: { name: name === 'video' ? MAIN_PLAYLIST : `${name}.m3u8`, text: playlist },
    seconds: segments.reduce((sum, { duration }) => sum + duration, 0),
    isText,
  };
}
