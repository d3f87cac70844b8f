import { types } from 'hls-parser';
import {
  isSound,
  parsePlaylist,
  rangeFrom,
  SOUND_CODEC,
  soundRenditionOf,
  urlWithin,
} from '../../../media/playlist.ts';
import { PlaylistError } from '../../../media/playlistError.ts';
import { parseVtt } from '../../search/parseVtt.ts';
import type { Finding } from '../finding.ts';
import { atOnce } from '../reading/atOnce.ts';
import { fetchFile } from '../reading/fetchFile.ts';
import { manifestAt } from './mediaIds.ts';
import type { CheckName } from './table.ts';

/** H.264 is the one that every browser plays. */
const PLAYED_EVERYWHERE = /^avc[13]\b/i;

/** Opens each film as the player does. `origin`: the site's, whose pages have to be let in; absent: that is not looked at. */
export async function checkStreams(
  host: string,
  origin: string | undefined,
  streams: ReadonlyMap<string, string>,
): Promise<Finding[]> {
  const found = await atOnce([...streams], async ([id, at]) => {
    const checks = await ofManifest(manifestAt(host, id), origin);
    return checks.map((check): Finding => ({ check, at, field: `film ${id}` }));
  });
  return found.flat();
}

async function ofManifest(url: string, origin: string | undefined): Promise<CheckName[]> {
  const manifest = await fetchFile(url, { origin });
  if (!manifest.isOk) return ['manifestMissing'];
  const allowed = manifest.headers.get('access-control-allow-origin');
  const refused: CheckName[] = origin && allowed !== '*' && allowed !== origin ? ['manifestCors'] : [];
  try {
    const playlist = parsePlaylist(manifest.text);
    if (!(playlist instanceof types.MasterPlaylist)) return [...refused, ...(await ofParts(playlist, url))];
    return [...refused, ...(await ofMain(playlist, url))];
  } catch (error) {
    const isElsewhere = error instanceof PlaylistError && error.message === 'of another host';
    return [...refused, isElsewhere ? 'streamOtherHost' : 'manifestUnreadable'];
  }
}

/** Throws PlaylistError where an address in it cannot be used. */
async function ofMain({ variants }: types.MasterPlaylist, url: string): Promise<CheckName[]> {
  const films = variants.filter((variant) => !variant.isIFrameOnly && !isSound(variant));
  const first = films.find(isPlayedEverywhere) ?? films[0];
  if (!first) return ['manifestUnreadable'];
  const soundUri = soundRenditionOf(first)?.uri;
  const soundUrl = soundUri && urlWithin(soundUri, url);
  const sound = soundUrl ? await mediaAt(soundUrl) : undefined;
  const captions = new Set(variants.flatMap(({ subtitles }) => subtitles.flatMap(({ uri }) => uri ?? [])));
  const captionsAreThere = await Promise.all([...captions].map((uri) => hasLines(urlWithin(uri, url))));
  return [
    ...only('codecUnplayable', !films.some(isPlayedEverywhere)),
    ...only('soundMissing', !variants.some(hasSound)),
    ...only('soundUnreachable', soundUrl !== undefined && !sound),
    ...only('captionsMissing', captionsAreThere.includes(false)),
    ...new Set([
      ...(await ofVariant(urlWithin(first.uri, url))),
      ...(sound && soundUrl ? await ofParts(sound, soundUrl) : []),
    ]),
  ];
}

const only = (check: CheckName, isFound: boolean): CheckName[] => (isFound ? [check] : []);

const codecsOf = ({ codecs }: types.Variant) => codecs?.split(',').map((codec) => codec.trim());

/** A variant that does not name its codecs is tried by every player. */
const isPlayedEverywhere = (variant: types.Variant): boolean =>
  codecsOf(variant)?.some((codec) => PLAYED_EVERYWHERE.test(codec)) ?? true;

const hasSound = (variant: types.Variant): boolean =>
  variant.audio.length > 0 || (codecsOf(variant)?.some((codec) => SOUND_CODEC.test(codec)) ?? true);

async function ofVariant(url: string): Promise<CheckName[]> {
  const playlist = await mediaAt(url);
  return playlist ? ofParts(playlist, url) : ['partMissing'];
}

/** The first bytes of what is no MP4: a packet of MPEG-TS, a tag of ID3 before a packed sound, and the sound itself. */
const OTHER_FORMAT = /^(G|ID3|\uFFFD)/;
const FIRST_BYTES = 4;

/** Requests the first bytes of the first part. */
async function ofParts({ segments, endlist }: types.MediaPlaylist, url: string): Promise<CheckName[]> {
  const [segment] = segments;
  if (!segment) return ['partMissing'];
  const { offset } = segment.byterange ? rangeFrom(segment.byterange) : { offset: 0 };
  const range = `bytes=${offset}-${offset + FIRST_BYTES - 1}`;
  const part = await fetchFile(urlWithin(segment.uri, url), { range, mostBytes: FIRST_BYTES });
  const isEncrypted = segments.some(({ key }) => key && key.method !== 'NONE');
  return [
    ...only('partMissing', !part.isOk),
    ...only('partFormat', part.isOk && !isEncrypted && OTHER_FORMAT.test(part.text)),
    ...only('streamLive', !endlist),
    ...only('partEncrypted', isEncrypted),
  ];
}

/** The playlist of one quality, sound or language; undefined where there is none. */
async function mediaAt(url: string): Promise<types.MediaPlaylist | undefined> {
  const { isOk, text } = await fetchFile(url);
  if (!isOk) return undefined;
  try {
    const playlist = parsePlaylist(text);
    return playlist instanceof types.MediaPlaylist ? playlist : undefined;
  } catch {
    return undefined;
  }
}

/** True where the first file of captions is WebVTT. */
async function hasLines(url: string): Promise<boolean> {
  const [segment] = (await mediaAt(url))?.segments ?? [];
  if (!segment) return false;
  const { isOk, text } = await fetchFile(urlWithin(segment.uri, url));
  return isOk && parseVtt(text).then(() => true, () => false); // prettier-ignore
}
