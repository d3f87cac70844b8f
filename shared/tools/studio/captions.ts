import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, slidesOf, type Film, type Language } from './films.ts';
import type { Timing } from './timings.ts';

/** A caption appears a little after its slide and leaves a little before it, so that two are never read as one. */
const APPEARS_AFTER_MS = 500;
const LEAVES_BEFORE_MS = 200;

const GROUP = 'captions';

/**
 * Writes the captions of a film in every language beside its stream, and names them in its main playlist, the film's
 * own language first, which it names as that of the sound. It replaces what an earlier run named there.
 */
export function writeCaptions(film: Film, timings: readonly Timing[], folder: string): void {
  const languages = (Object.keys(LANGUAGES) as Language[]).toSorted(
    (a, b) => Number(b === film.language) - Number(a === film.language),
  );
  for (const language of languages) {
    writeFileSync(join(folder, `captions.${language}.vtt`), captionsOf(film, language, timings));
    writeFileSync(join(folder, `captions.${language}.m3u8`), playlistOf(language, timings.at(-1)!.endMs / 1000));
  }
  const main = join(folder, 'video.m3u8');
  writeFileSync(main, withCaptions(withLanguage(readFileSync(main, 'utf8'), film.language), languages));
}

/** One cue for each slide. */
function captionsOf(film: Film, language: Language, timings: readonly Timing[]): string {
  const cues = slidesOf(film).map(({ say }, slide) => {
    const { startMs, endMs } = timings[slide]!;
    return `${clock(startMs + APPEARS_AFTER_MS)} --> ${clock(endMs - LEAVES_BEFORE_MS)}\n${say[language]}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function playlistOf(language: Language, seconds: number): string {
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${Math.ceil(seconds)}\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:${seconds.toFixed(3)},\ncaptions.${language}.vtt\n#EXT-X-ENDLIST\n`;
}

const withLanguage = (main: string, language: Language): string =>
  main.replace(/^(#EXT-X-MEDIA:TYPE=AUDIO,.*?)(,LANGUAGE="\w+")?(,DEFAULT=YES.*)$/gm, `$1,LANGUAGE="${language}"$3`);

function withCaptions(main: string, languages: readonly Language[]): string {
  const renditions = languages.map(
    (language) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="${GROUP}",NAME="${LANGUAGES[language]}",LANGUAGE="${language}",AUTOSELECT=YES,DEFAULT=NO,URI="captions.${language}.m3u8"`,
  );
  return main
    .replace(/^#EXT-X-MEDIA:TYPE=SUBTITLES.*\n/gm, '')
    .replaceAll(`,SUBTITLES="${GROUP}"`, '')
    .replace(/^(#EXT-X-VERSION:.*)$/m, ['$1', ...renditions].join('\n'))
    .replace(/^(#EXT-X-STREAM-INF:.*)$/gm, `$1,SUBTITLES="${GROUP}"`);
}

function clock(ms: number): string {
  const pad = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0');
  return `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
}
