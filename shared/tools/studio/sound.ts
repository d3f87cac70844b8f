import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { slidesOf, type Film } from './films.ts';
import type { Timing } from './timings.ts';

const LEAD_MS = 600;
const TAIL_MS = 700;
const LEAST_SLIDE_MS = 2_600;
/** A film ends a quarter after a full second: what is rounded up, down or to the nearest then reads the same. */
const AFTER_FULL_SECOND_MS = 250;

/** Records the speech of a film's slides over soft music. Returns when each slide begins and ends. */
export function recordSound(film: Film, folder: string): { file: string; timings: Timing[] } {
  const timings: Timing[] = [];
  const voice = film.language === 'hi' ? 'hi' : 'en-gb';
  const spoken = slidesOf(film).map(({ say }, index) => {
    const file = join(folder, `${film.id}-${index}.wav`);
    execFileSync('espeak-ng', ['-v', voice, '-s', '148', '-p', '42', '-w', file, say[film.language]]);
    const startMs = timings.at(-1)?.endMs ?? 0;
    timings.push({ startMs, endMs: startMs + Math.max(LEAST_SLIDE_MS, LEAD_MS + lengthMs(file) + TAIL_MS) });
    return file;
  });
  const last = timings.at(-1)!;
  last.endMs = Math.ceil((last.endMs - AFTER_FULL_SECOND_MS) / 1000) * 1000 + AFTER_FULL_SECOND_MS;
  const file = join(folder, `${film.id}.wav`);
  const seconds = last.endMs / 1000;
  const count = spoken.length;
  const filters = [
    ...timings.map(
      ({ startMs }, slide) => `[${slide}]aresample=48000,adelay=${Math.round(startMs + LEAD_MS)}:all=1[s${slide}]`,
    ),
    `[${count}]volume=0.16,lowpass=f=1800,afade=t=out:st=${seconds - 1.2}:d=1.2[m]`,
    `${timings.map((_, slide) => `[s${slide}]`).join('')}[m]amix=inputs=${count + 1}:normalize=0:duration=longest,alimiter=limit=0.9,atrim=0:${seconds}`,
  ];
  ffmpeg(
    spoken.flatMap((one) => ['-i', one]),
    ['-f', 'lavfi', '-i', `aevalsrc=${music(film.id)}:s=48000:d=${seconds}`],
    ['-filter_complex', filters.join(';'), '-ac', '1', '-ar', '48000', file],
  );
  return { file, timings };
}

/** Runs ffmpeg with all the arguments, which are grouped for the reader only. Throws with its message when it fails. */
export function ffmpeg(...args: readonly (readonly string[])[]): void {
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...args.flat()]);
}

/** A plucked scale of five notes over a drone, a little different for each film. */
function music(id: string): string {
  const root = 146.8 * [1, 9 / 8, 5 / 4, 4 / 3][id.charCodeAt(id.length - 1) % 4]!;
  const beat = 0.48;
  const notes = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 3 / 2, 5 / 4, 9 / 8];
  const plucked = notes.map(
    (note, index) => `eq(mod(floor(t/${beat}),${notes.length}),${index})*sin(2*PI*${(root * 2 * note).toFixed(2)}*t)`,
  );
  return `'(${plucked.join('+')})*exp(-5*mod(t,${beat}))*0.8+0.22*sin(2*PI*${root.toFixed(2)}*t)+0.14*sin(2*PI*${(root * 1.5).toFixed(2)}*t)'`;
}

function lengthMs(file: string): number {
  const seconds = execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file], {
    encoding: 'utf8',
  });
  return Number(seconds) * 1000;
}
