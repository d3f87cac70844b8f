/** The captions that a stream has, and which of them are shown. */
import { pageLang } from '../../contracts/pageLang.ts';

export interface CaptionsTrack {
  /** As the stream writes it ('hi', 'en-GB'); its name where it names no language. */
  language: string;
  /** As the stream gives it: 'हिन्दी'. */
  name: string;
}

/** A caption as it comes from the stream. */
export interface Caption {
  language: string;
  cue: VTTCue;
}

/** A rendition as hls.js and a main playlist name it. */
interface Rendition {
  lang?: string | undefined;
  name: string;
}

export const renditionLanguage = ({ lang, name }: Rendition): string => lang || name;

/** For the `lang` of a text: a name is no language code. */
export const langOf = (language: string): string | undefined =>
  /^[a-z]{2,3}(-[\w-]+)?$/i.test(language) ? language : undefined;

/** The first of each language. */
export function captionsTracks(renditions: readonly Rendition[]): readonly CaptionsTrack[] {
  const tracks = new Map<string, CaptionsTrack>();
  for (const rendition of renditions) {
    const language = renditionLanguage(rendition);
    if (language && !tracks.has(language)) tracks.set(language, { language, name: rendition.name || language });
  }
  return [...tracks.values()];
}

/**
 * Returns the one in the chosen language, else in that of the interface, else the first: a film's own. Undefined where
 * there are none.
 */
export function captionsIn<Track extends CaptionsTrack>(
  tracks: readonly Track[],
  chosen: string | undefined,
  ofInterface = pageLang(),
): Track | undefined {
  for (const wanted of [chosen, ofInterface]) {
    const found =
      tracks.find(({ language }) => language === wanted) ??
      tracks.find(({ language }) => wanted && baseOf(language) === baseOf(wanted));
    if (found) return found;
  }
  return tracks[0];
}

/** 'en' of 'en-GB'. */
const baseOf = (language: string): string => language.split('-')[0]!.toLowerCase();
