import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES } from '../backend/media/startMedia.ts';
import { writeCaptions } from './captions.ts';
import type { Film } from './films.ts';
import { ffmpeg } from './sound.ts';
import type { Timing } from './timings.ts';

export const FRAMES_PER_SECOND = 12;

/**
 * Seconds of a segment. A lesson is watched, a reel is mostly swiped away: what was requested in vain is then one second, not two
 * (shared/tools/cost/README.md).
 */
const SEGMENT_S: Readonly<Record<Film['kind'], number>> = { lesson: 2, reel: 1 };

/** Short sides and caps of the three renditions. */
const RENDITIONS = [
  { side: 180, kbps: 50 },
  { side: 360, kbps: 120 },
  { side: 720, kbps: 300 },
];

/** Encodes frames and sound as HLS with aligned segments that begin with a key frame, sound and captions as groups of their own, as hosted services do. */
export function encode(film: Film, frames: string, sound: string, timings: readonly Timing[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const segmentS = SEGMENT_S[film.kind];
  const keyframes = FRAMES_PER_SECOND * segmentS;
  const renditions = RENDITIONS.flatMap(({ side, kbps }, index) => {
    const size = film.kind === 'reel' ? `${side}:-2` : `-2:${side}`;
    return flags(
      `-map 0:v -filter:v:${index} scale=${size}:flags=lanczos -crf:v:${index} 33 -maxrate:v:${index} ${kbps}k -bufsize:v:${index} ${kbps * 2}k`,
    );
  });
  ffmpeg(
    flags(`-threads 2 -framerate ${FRAMES_PER_SECOND}`),
    ['-i', frames, '-i', sound],
    renditions,
    flags('-map 1:a -c:v libx264 -preset faster -bf 0 -tune animation -threads 2 -profile:v main -pix_fmt yuv420p'),
    flags(`-g ${keyframes} -keyint_min ${keyframes} -sc_threshold 0 -c:a aac -b:a 16k -ar 16000 -ac 1`),
    flags(`-f hls -hls_time ${segmentS} -hls_playlist_type vod -hls_segment_type fmp4`),
    flags('-hls_flags single_file+independent_segments -master_pl_name video.m3u8'),
    [
      '-var_stream_map',
      'a:0,agroup:sound,default:yes,name:sound v:0,agroup:sound,name:low v:1,agroup:sound,name:mid v:2,agroup:sound,name:high',
    ],
    ['-hls_segment_filename', join(folder, '%v.mp4'), join(folder, '%v.m3u8')],
  );
  writeCaptions(film, timings, folder);
}

/** The length of a film in ms: the sum of its playlist's segments. */
export function lengthOf(streamId: string): number {
  const playlist = readFileSync(join(FILES, 'streams', streamId, 'manifest/low.m3u8'), 'utf8');
  const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, match) => sum + Number(match[1]), 0);
  return Math.round(seconds * 1000);
}

function flags(text: string): string[] {
  return text.split(' ');
}
