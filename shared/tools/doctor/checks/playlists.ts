import { types } from 'hls-parser';
import { parsePlaylist, rangeFrom, urlWithin } from '../../../media/playlist.ts';
import { parseVtt } from '../../search/parseVtt.ts';
import { fetchFile, isReadableBy } from '../reading/fetchFile.ts';
import type { CheckName } from './table.ts';

/** A playlist that a manifest names: of a quality, a sound or captions. */
export interface Listed {
  kind: 'quality' | 'sound' | 'captions';
  url: string;
  /** `quality 2 of 3`, in the order of the manifest. */
  place: string;
  /** True for those that a player begins with: their first part is requested too. */
  isFirst: boolean;
}

const MISSING = { quality: 'qualityMissing', sound: 'soundUnreachable', captions: 'captionsMissing' } as const;
const CLOSED = { quality: 'partsCors', sound: 'partsCors', captions: 'captionsCors' } as const;

/** Opens a playlist as a page of `origin` does; absent: who may read it is not looked at. Throws PlaylistError where an address in it cannot be used. */
export async function checkPlaylist(listed: Listed, origin: string | undefined): Promise<CheckName[]> {
  const { kind, url, isFirst } = listed;
  const file = await fetchFile(url, { origin });
  const playlist = file.isOk ? mediaIn(file.text) : undefined;
  if (!playlist) return [MISSING[kind]];
  const closed = only(CLOSED[kind], !isReadableBy(file, origin));
  const found =
    kind === 'captions' ? ofLines(playlist, file.url, origin) : ofParts(playlist, file.url, origin, isFirst);
  return [...new Set([...closed, ...(await found)])];
}

export const only = (check: CheckName, isFound: boolean): CheckName[] => (isFound ? [check] : []);

function mediaIn(text: string): types.MediaPlaylist | undefined {
  try {
    const playlist = parsePlaylist(text);
    return playlist instanceof types.MediaPlaylist ? playlist : undefined;
  } catch {
    return undefined;
  }
}

/** The first bytes of what is no MP4: a packet of MPEG-TS, a tag of ID3 before a packed sound, and the sound itself. */
const OTHER_FORMAT = /^(G|ID3|\uFFFD)/;
const FIRST_BYTES = 4;

/** Reads the list of parts of a picture or a sound, and where it `isFirst` the first bytes of the first part. Throws PlaylistError. */
export async function ofParts(
  { segments, endlist }: types.MediaPlaylist,
  url: string,
  origin: string | undefined,
  isFirst = true,
): Promise<CheckName[]> {
  const [segment] = segments;
  if (!segment) return ['partMissing'];
  const isEncrypted = segments.some(({ key }) => key && key.method !== 'NONE');
  const ofList = [...only('streamLive', !endlist), ...only('partEncrypted', isEncrypted)];
  if (!isFirst) return ofList;
  const { offset } = segment.byterange ? rangeFrom(segment.byterange) : { offset: 0 };
  const range = `bytes=${offset}-${offset + FIRST_BYTES - 1}`;
  const part = await fetchFile(urlWithin(segment.uri, url), { origin, range, mostBytes: FIRST_BYTES });
  if (!part.isOk) return [...ofList, 'partMissing'];
  return [
    ...ofList,
    ...only('partsCors', !isReadableBy(part, origin)),
    ...only('partFormat', !isEncrypted && OTHER_FORMAT.test(part.text)),
  ];
}

/** Requests the first file of captions, which has to be WebVTT. */
async function ofLines(
  { segments }: types.MediaPlaylist,
  url: string,
  origin: string | undefined,
): Promise<CheckName[]> {
  const [segment] = segments;
  if (!segment) return ['captionsMissing'];
  const file = await fetchFile(urlWithin(segment.uri, url), { origin });
  const hasLines = file.isOk && (await parseVtt(file.text).then(() => true, () => false)); // prettier-ignore
  if (!hasLines) return ['captionsMissing'];
  return only('captionsCors', !isReadableBy(file, origin));
}
