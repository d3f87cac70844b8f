import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slidesOf, type Film } from './film.ts';
import type { Timing } from './moment.ts';

export const FRAMES_PER_SECOND = 12;
const SEGMENT_S = 2;

/** Short sides and caps of the three renditions. */
const RENDITIONS = [
  { side: 180, kbps: 50, crf: 33 },
  { side: 360, kbps: 120, crf: 33 },
  { side: 720, kbps: 300, crf: 33 },
];

/** Encodes frames and sound as HLS with aligned 2 s segments, sound and captions as groups of their own, as hosted services do. */
export function encode(film: Film, frames: string, sound: string, timings: readonly Timing[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const keyframes = FRAMES_PER_SECOND * SEGMENT_S;
  const isTall = film.kind === 'reel';
  execFileSync('ffmpeg', [
    '-y',
    '-v',
    'error',
    '-threads',
    '2',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    frames,
    '-i',
    sound,
    ...RENDITIONS.flatMap(({ side, kbps, crf }, index) => [
      '-map',
      '0:v',
      `-filter:v:${index}`,
      isTall ? `scale=${side}:-2:flags=lanczos` : `scale=-2:${side}:flags=lanczos`,
      `-crf:v:${index}`,
      String(crf),
      `-maxrate:v:${index}`,
      `${kbps}k`,
      `-bufsize:v:${index}`,
      `${kbps * 2}k`,
    ]),
    '-map',
    '1:a',
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-bf',
    '0',
    '-tune',
    'animation',
    '-threads',
    '2',
    '-profile:v',
    'main',
    '-pix_fmt',
    'yuv420p',
    '-g',
    String(keyframes),
    '-keyint_min',
    String(keyframes),
    '-sc_threshold',
    '0',
    '-c:a',
    'aac',
    '-b:a',
    '24k',
    '-ar',
    '24000',
    '-ac',
    '1',
    '-f',
    'hls',
    '-hls_time',
    String(SEGMENT_S),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_flags',
    'single_file+independent_segments',
    '-master_pl_name',
    'video.m3u8',
    '-var_stream_map',
    'a:0,agroup:sound,default:yes,name:sound v:0,agroup:sound,name:low v:1,agroup:sound,name:mid v:2,agroup:sound,name:high',
    '-hls_segment_filename',
    join(folder, '%v.mp4'),
    join(folder, '%v.m3u8'),
  ]);
  if (film.kind === 'lesson') addCaptions(film, timings, folder);
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
