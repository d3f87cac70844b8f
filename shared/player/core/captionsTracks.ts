/** The captions that a stream has, and which of them are shown. */
import { pageLang } from '../../contracts/pageLang.ts';

export interface CaptionsTrack {
  /** The name of the choice, as it is remembered: the language, then all that tells it from others in the same one. */
  id: string;
  /** As the stream writes it ('hi', 'en-GB'); its name where it names no language. */
  language: string;
  /** As the stream gives it: 'हिन्दी'; with a number where it gives it twice. */
  name: string;
  /** The lowest of a language is for everybody: all that is said, and nothing else. */
  rank: number;
}

/** A caption as it comes from the stream. */
export interface Caption {
  /** The id of its track. */
  track: string;
  cue: VTTCue;
}

/** A rendition as hls.js and a main playlist name it. */
interface Rendition {
  lang?: string | undefined;
  name: string;
  /** Only what is said in another language than the film's. */
  forced?: boolean | undefined;
  /** The uses that it is made for, such as sounds for those who cannot hear. */
  characteristics?: string | undefined;
}

const languageOf = ({ lang, name }: Rendition): string => lang || name;

/** The id of a rendition's track, the same in every group of renditions: by what hls.js tells them apart. */
export const captionsTrackId = (rendition: Rendition): string =>
  [rendition.lang, rendition.name, rendition.forced && 'forced', rendition.characteristics].filter(Boolean).join(' ');

/** For the `lang` of a text: a name is no language code. */
export const langOf = (language: string): string | undefined =>
  /^[a-z]{2,3}(-[\w-]+)?$/i.test(language) ? language : undefined;

const FORCED = 2;

/** In the order of the stream. What several groups of renditions have is one track. */
export function captionsTracks(renditions: readonly Rendition[]): readonly CaptionsTrack[] {
  const tracks = new Map<string, CaptionsTrack>();
  const named = new Map<string, number>();
  for (const rendition of renditions) {
    const [id, language] = [captionsTrackId(rendition), languageOf(rendition)];
    if (!language || tracks.has(id)) continue;
    const name = rendition.name || language;
    const count = (named.get(name) ?? 0) + 1;
    named.set(name, count);
    const rank = rendition.forced ? FORCED : Number(Boolean(rendition.characteristics));
    tracks.set(id, { id, language, name: count > 1 ? `${name} (${count})` : name, rank });
  }
  return [...tracks.values()];
}

/**
 * Returns the chosen one, by its id or its language alone, else one in its language, else one in that of the interface, else the
 * first: a film's own. Of several in a language the one for everybody. Undefined where there are none.
 */
export function captionsIn<Track extends CaptionsTrack>(
  tracks: readonly Track[],
  chosen: string | undefined,
  ofInterface = pageLang(),
): Track | undefined {
  const same = tracks.find(({ id }) => id === chosen);
  if (same) return same;
  const ranked = tracks.toSorted((a, b) => a.rank - b.rank);
  return inFirstOf([chosen, chosen?.split(' ')[0], ofInterface], ranked) ?? ranked[0];
}

/** The visitor's choice of captions. */
export interface CaptionsChoice {
  /** Undefined: they have not chosen. */
  hasCaptions?: boolean | undefined;
  /** The id of a track, or its language alone; undefined: that of the interface. */
  captionsLanguage?: string | undefined;
}

/**
 * Returns the captions that are shown; undefined for none. Where the visitor has not chosen: those of a film that speaks another
 * language than the interface, in the chosen language, else that of the interface, else the film's. Forced ones are a part of those, and
 * alone too few. `spoken`: the film's language; undefined where nobody knows it, which leaves them off.
 */
export function shownCaptions<Track extends CaptionsTrack>(
  tracks: readonly Track[],
  spoken: string | undefined,
  { hasCaptions, captionsLanguage }: CaptionsChoice,
  ofInterface = pageLang(),
): Track | undefined {
  if (hasCaptions !== undefined) return hasCaptions ? captionsIn(tracks, captionsLanguage, ofInterface) : undefined;
  if (!isKnown(spoken) || !isKnown(ofInterface) || baseOf(spoken) === baseOf(ofInterface)) return undefined;
  const ranked = tracks.filter(({ rank }) => rank < FORCED).toSorted((a, b) => a.rank - b.rank);
  const chosen = ranked.find(({ id }) => id === captionsLanguage);
  return chosen ?? inFirstOf([captionsLanguage?.split(' ')[0], ofInterface, spoken], ranked);
}

/** Of the first of these languages that there is one in, or in another region of. */
function inFirstOf<Track extends CaptionsTrack>(
  languages: readonly (string | undefined)[],
  tracks: readonly Track[],
): Track | undefined {
  for (const wanted of languages) {
    const found =
      tracks.find(({ language }) => language === wanted) ??
      tracks.find(({ language }) => wanted && baseOf(language) === baseOf(wanted));
    if (found) return found;
  }
  return undefined;
}

/** Codes that name no language: undetermined, several, none, not in the list (ISO 639-2). */
const NO_LANGUAGE = /^(und|mul|zxx|mis)(-|$)/i;

const isKnown = (language: string | undefined): language is string => Boolean(language) && !NO_LANGUAGE.test(language!);

/** 'en' of 'en-GB' and of 'eng'; a name that is no code, in small letters. */
function baseOf(language: string): string {
  try {
    return new Intl.Locale(language).language;
  } catch {
    return language.split('-')[0]!.toLowerCase();
  }
}
