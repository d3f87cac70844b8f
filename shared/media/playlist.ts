/** Reads and writes playlists (RFC 8216); each function throws PlaylistError for what cannot be used. */
import { parse, setOptions, stringify, type types } from 'hls-parser';
import { PlaylistError } from './playlistError.ts';
import { separateSound } from './separateSound.ts';

setOptions({ silent: true }); // a small fault of a playlist is no message: it is played all the same

/** Bytes of a file. */
export interface ByteRange {
  offset: number;
  length: number;
}

type Playlist = types.MasterPlaylist | types.MediaPlaylist;

/** Only of the host that the stream is on, as the document requests it (shell/src/document/earlyMedia.ts). */
export function urlWithin(uri: unknown, base: string): string {
  if (typeof uri !== 'string' || !uri || !URL.canParse(uri, base)) throw new PlaylistError('no address');
  const { href, origin } = new URL(uri, base);
  if (origin !== new URL(base).origin) throw new PlaylistError('of another host');
  return href;
}

export function rangeFrom({ offset, length }: types.Byterange): ByteRange {
  const isRange = Number.isSafeInteger(offset + length) && Number.isInteger(offset) && offset >= 0 && length > 0;
  if (!isRange) throw new PlaylistError('no range');
  return { offset, length };
}

export function durationOf(seconds: number): number {
  if (!Number.isFinite(seconds) || seconds < 0) throw new PlaylistError('no duration');
  return seconds;
}

export function heightOf({ resolution }: types.Variant): number {
  const px = resolution?.height ?? 0;
  return Number.isSafeInteger(px) && px > 0 ? px : 0;
}

/** A variant that the stream has for listeners: without a size and a codec of a picture. */
export const isSound = ({ codecs, resolution, isIFrameOnly }: types.Variant): boolean =>
  !isIFrameOnly &&
  !resolution &&
  codecs !== undefined &&
  codecs.split(',').every((codec) => SOUND_CODEC.test(codec.trim()));

export const SOUND_CODEC = /^(mp4a|ac-[34]|ec-3|opus|flac)\b/i;

/** The variants with a picture or for listeners, in the order in which hls.js numbers its levels. */
export const lowestFirst = (variants: readonly types.Variant[]): types.Variant[] =>
  variants
    .filter(({ isIFrameOnly }) => !isIFrameOnly)
    .toSorted((a, b) => heightOf(a) - heightOf(b) || a.bandwidth - b.bandwidth);

/** The sound that a variant has beside its picture; undefined where it is part of the picture. */
export const soundRenditionOf = ({ audio, uri }: types.Variant): types.Variant['audio'][number] | undefined =>
  separateSound(audio, uri);

/** Not in the spec: streams have some tens of these tags. The parser compares each of them with all others: 10,000 take minutes. */
const MAX_COMPARED_TAGS = 500;
const COMPARED_TAG =
  /^#EXT-X-(MEDIA|STREAM-INF|I-FRAME-STREAM-INF|SESSION-DATA|SESSION-KEY|DATERANGE|RENDITION-REPORT):/;

export function parsePlaylist(text: string): Playlist {
  // Line by line, as the parser reads: a pattern for the whole text would try each blank line again and again.
  const lines = text.split('\n').map((line) => line.trim());
  const compared = lines.filter((line) => COMPARED_TAG.test(line));
  if (compared.length > MAX_COMPARED_TAGS) throw new PlaylistError('too many tags');
  try {
    return parse(withCaptionsOfAll(text, lines)) as Playlist;
  } catch (error) {
    throw new PlaylistError('no playlist', { cause: error });
  }
}

/** A group of our own; no stream has one of this name. */
const ALL_CAPTIONS = 'captions of every group';

/** Gives the variants that name no group of captions those of every group, as in hls.js: the parser gives a variant what it names alone. */
function withCaptionsOfAll(text: string, lines: readonly string[]): string {
  const captions = lines.filter((line) => /^#EXT-X-MEDIA:(.*,)?TYPE=SUBTITLES\b/.test(line));
  if (captions.length === 0) return text;
  const isWithout = (line: string) => line.startsWith('#EXT-X-STREAM-INF:') && !/[:,]SUBTITLES=/.test(line);
  return [
    ...lines.map((line) => (isWithout(line) ? `${line},SUBTITLES="${ALL_CAPTIONS}"` : line)),
    ...captions.map((line) => line.replace(/GROUP-ID="[^"]*"/, `GROUP-ID="${ALL_CAPTIONS}"`)),
  ].join('\n');
}

export function written(playlist: Playlist): string {
  try {
    return stringify(playlist);
  } catch (error) {
    throw new PlaylistError('no playlist', { cause: error });
  }
}
