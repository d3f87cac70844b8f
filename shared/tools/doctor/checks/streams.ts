import { types } from 'hls-parser';
import { isSound, parsePlaylist, SOUND_CODEC, soundRenditionOf, urlWithin } from '../../../media/playlist.ts';
import { PlaylistError } from '../../../media/playlistError.ts';
import type { Finding } from '../finding.ts';
import { atOnce } from '../reading/atOnce.ts';
import { fetchFile, isReadableBy } from '../reading/fetchFile.ts';
import { manifestAt } from './mediaIds.ts';
import { checkPlaylist, ofParts, only, type Listed } from './playlists.ts';
import type { CheckName } from './table.ts';

/** H.264 is the one that every browser plays. */
const PLAYED_EVERYWHERE = /^avc[13]\b/i;

/** The faults of a manifest, and the playlists that it names, which are opened one by one. */
interface Opened {
  checks: readonly CheckName[];
  lists: readonly Listed[];
}

/**
 * Opens each film as the player does: its manifest, then every playlist that this names. `origin`: the site's, whose pages have to be
 * let in; absent: that is not looked at.
 */
export async function checkStreams(
  host: string,
  origin: string | undefined,
  streams: ReadonlyMap<string, string>,
): Promise<Finding[]> {
  const films = await atOnce([...streams], async ([id, at]) => {
    const { checks, lists } = await openManifest(manifestAt(host, id), origin);
    return { id, at, checks, lists };
  });
  const listed = films.flatMap(({ id, at, lists }) => lists.map((list) => ({ id, at, list })));
  const ofLists = await atOnce(listed, async ({ id, at, list }) => {
    const checks = await checkPlaylist(list, origin).catch(faultOf);
    return { id, at, checks, place: list.place };
  });
  return together([...films, ...ofLists]);
}

/** One finding for a check of a film, with the playlists that it concerns. */
function together(
  films: readonly { id: string; at: string; checks: readonly CheckName[]; place?: string }[],
): Finding[] {
  const found = new Map<string, Finding>();
  for (const { id, at, checks, place } of films) {
    for (const check of checks) {
      const key = `${check} ${id}`;
      const { field } = found.get(key) ?? { field: `film ${id}` };
      found.set(key, { check, at, field: place ? `${field}, ${place}` : field });
    }
  }
  return [...found.values()];
}

async function openManifest(requested: string, origin: string | undefined): Promise<Opened> {
  const manifest = await fetchFile(requested, { origin });
  if (!manifest.isOk) return { checks: ['manifestMissing'], lists: [] };
  const closed = only('manifestCors', !isReadableBy(manifest, origin));
  try {
    const playlist = parsePlaylist(manifest.text);
    if (!(playlist instanceof types.MasterPlaylist))
      return { checks: [...closed, ...(await ofParts(playlist, manifest.url, origin))], lists: [] };
    const { checks, lists } = ofMain(playlist, manifest.url);
    return { checks: [...closed, ...checks], lists };
  } catch (error) {
    return { checks: [...closed, ...faultOf(error)], lists: [] };
  }
}

const faultOf = (error: unknown): CheckName[] =>
  error instanceof PlaylistError && error.message === 'of another host' ? ['streamOtherHost'] : ['manifestUnreadable'];

/** Throws PlaylistError where an address in it cannot be used. */
function ofMain({ variants }: types.MasterPlaylist, url: string): Opened {
  const qualities = variants.filter(({ isIFrameOnly }) => !isIFrameOnly);
  const films = qualities.filter((variant) => !isSound(variant));
  const first = films.find(isPlayedEverywhere) ?? films[0];
  if (!first) return { checks: ['manifestUnreadable'], lists: [] };
  const begun = [first.uri, soundRenditionOf(first)?.uri];
  const listed = (kind: Listed['kind'], given: readonly (string | undefined)[]): Listed[] => {
    const uris = [...new Set(given)].filter((uri) => uri !== undefined);
    const placeOf = (index: number) => `${kind} ${index + 1} of ${uris.length}`;
    return uris.map((uri, index) => ({
      kind,
      url: urlWithin(uri, url),
      place: placeOf(index),
      isFirst: begun.includes(uri),
    }));
  };
  const pictures = qualities.map(({ uri }) => uri);
  const sounds = qualities
    .flatMap(({ audio }) => audio.map(({ uri }) => uri))
    .filter((uri) => !pictures.includes(uri!));
  return {
    checks: [
      ...only('codecUnplayable', !films.some(isPlayedEverywhere)),
      ...only('soundMissing', !variants.some(hasSound)),
    ],
    lists: [
      ...listed('quality', pictures),
      ...listed('sound', sounds),
      ...listed('captions', qualities.flatMap(({ subtitles }) => subtitles.map(({ uri }) => uri))), // prettier-ignore
    ],
  };
}

const codecsOf = ({ codecs }: types.Variant) => codecs?.split(',').map((codec) => codec.trim());

/** A variant that does not name its codecs is tried by every player. */
const isPlayedEverywhere = (variant: types.Variant): boolean =>
  codecsOf(variant)?.some((codec) => PLAYED_EVERYWHERE.test(codec)) ?? true;

const hasSound = (variant: types.Variant): boolean =>
  variant.audio.length > 0 || (codecsOf(variant)?.some((codec) => SOUND_CODEC.test(codec)) ?? true);
