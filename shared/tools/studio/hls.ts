import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES } from '../backend/media/startMedia.ts';
import { slidesOf, type Film } from './films.ts';
import { ffmpeg, type Timing } from './sound.ts';

export const FRAMES_PER_SECOND = 12;
const SEGMENT_S = 2;

/** Short sides and caps of the three renditions. */
const RENDITIONS = [
  { side: 180, kbps: 50 },
  { side: 360, kbps: 120 },
  { side: 720, kbps: 300 },
];

/** Encodes frames and sound as HLS with aligned 2 s segments, sound and captions as groups of their own, as hosted services do. */
export function encode(film: Film, frames: string, sound: string, timings: readonly Timing[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const keyframes = FRAMES_PER_SECOND * SEGMENT_S;
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
    flags('-map 1:a -c:v libx264 -preset slow -bf 0 -tune animation -threads 2 -profile:v main -pix_fmt yuv420p'),
    flags(`-g ${keyframes} -keyint_min ${keyframes} -sc_threshold 0 -c:a aac -b:a 24k -ar 24000 -ac 1`),
    flags(`-f hls -hls_time ${SEGMENT_S} -hls_playlist_type vod -hls_segment_type fmp4`),
    flags('-hls_flags single_file+independent_segments -master_pl_name video.m3u8'),
    [
      '-var_stream_map',
      'a:0,agroup:sound,default:yes,name:sound v:0,agroup:sound,name:low v:1,agroup:sound,name:mid v:2,agroup:sound,name:high',
    ],
    ['-hls_segment_filename', join(folder, '%v.mp4'), join(folder, '%v.m3u8')],
  );
  if (film.kind === 'lesson') addCaptions(film, timings, folder);
}

/** How long a film is, in ms: the sum of its playlist's segments. */
export function lengthOf(streamId: string): number {
  const playlist = readFileSync(join(FILES, 'streams', streamId, 'manifest/low.m3u8'), 'utf8');
  const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, match) => sum + Number(match[1]), 0);
  return Math.round(seconds * 1000);
}

function flags(text: string): string[] {
  return text.split(' ');
}

function addCaptions(film: Film, timings: readonly Timing[], folder: string): void {
  const cues = slidesOf(film).map(
    ({ say }, index) => `${clock(timings[index]!.startMs + 500)} --> ${clock(timings[index]!.endMs - 200)}\n${say}`,
  );
  writeFileSync(join(folder, 'captions.vtt'), `WEBVTT\n\n${cues.join('\n\n')}\n`);
  const seconds = timings.at(-1)!.endMs / 1000;
  writeFileSync(
    join(folder, 'captions.m3u8'),
    `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${Math.ceil(seconds)}\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:${seconds.toFixed(3)},\ncaptions.vtt\n#EXT-X-ENDLIST\n`,
  );
  const [code, name] = film.language === 'hi' ? ['hi', 'हिन्दी'] : ['en', 'English'];
  const master = join(folder, 'video.m3u8');
  const text = readFileSync(master, 'utf8')
    .replace(
      /^(#EXT-X-VERSION:.*)$/m,
      `$1\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${name}",LANGUAGE="${code}",AUTOSELECT=YES,DEFAULT=NO,URI="captions.m3u8"`,
    )
    .replace(/^(#EXT-X-STREAM-INF:.*)$/gm, '$1,SUBTITLES="captions"');
  writeFileSync(master, text);
}

function clock(ms: number): string {
  const pad = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0');
  return `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
}
