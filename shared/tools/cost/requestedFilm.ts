import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePlaylist } from '../../media/playlist.ts';
import { FILES } from '../backend/media/startMedia.ts';

interface Segment {
  firstByte: number;
  endByte: number;
  seconds: number;
}

/** A film's own sound is no video segment, which alone the host counts. */
const FILM = /\/([\w-]+)\/manifest\/(?!sound\b)(\w+)\.mp4$/;
const RANGE = /^bytes=(\d+)-(\d+)$/;

/** The stream and the seconds of film that a request to the media server is for; undefined for one of anything else. */
export function requestedFilm(url: string, range: string | undefined): { stream: string; seconds: number } | undefined {
  const [, stream, level] = FILM.exec(new URL(url).pathname) ?? [];
  if (stream === undefined || level === undefined) return undefined;
  const [, first = 0, last = Infinity] = RANGE.exec(range ?? '')?.map(Number) ?? [];
  const within = segmentsOf(stream, level).filter(({ firstByte, endByte }) => firstByte <= last && endByte > first);
  return { stream, seconds: within.reduce((sum, { seconds }) => sum + seconds, 0) };
}

function segmentsOf(stream: string, level: string): Segment[] {
  const file = join(FILES, 'streams', stream, 'manifest', `${level}.m3u8`);
  const playlist = existsSync(file) ? parsePlaylist(readFileSync(file, 'utf8')) : undefined;
  const segments = playlist && !playlist.isMasterPlaylist ? playlist.segments : [];
  return segments.flatMap(({ byterange, duration }) =>
    byterange ? [{ firstByte: byterange.offset, endByte: byterange.offset + byterange.length, seconds: duration }] : [],
  );
}
