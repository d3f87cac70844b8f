import { remembered, useRemembered } from '@bazaar/shared/device';
import { LESSON_PREFS_KEY } from '../../contracts/documentProtocol.ts';
import { playPrefsIn, streamPrefsIn } from '../core/storedPrefs.ts';

/** The visitor's choices in the player of the lessons, for all lessons to come. */
interface LessonPrefs {
  /** Apart from the site's sound: reels and the feed begin silent, a lesson that somebody starts does not. */
  isMuted: boolean;
  /** Undefined: the stream's own choice. */
  heightPx?: number | undefined;
  /** Bits per second; only where several qualities have this height. */
  bps?: number | undefined;
  speed: number;
  /** Undefined until somebody chooses: `shownCaptions` decides. */
  hasCaptions?: boolean | undefined;
  /** The id of a track, or its language alone; undefined: that of the interface. It stays while captions are off. */
  captionsLanguage?: string | undefined;
  /** Lessons play without their picture (docs/decisions/032). */
  isAudioOnly: boolean;
  /** The transcript is open. */
  hasTranscript: boolean;
  /** On a wide screen the player is as wide as the page, above its list. */
  isTheatre: boolean;
  /** A playlist goes on to its next video by itself. */
  hasAutoplay: boolean;
  /** Single keys work on the whole page, not only inside the player (WCAG 2.1.4). */
  hasPageKeys: boolean;
}

const prefs = remembered<LessonPrefs>(LESSON_PREFS_KEY, (stored) => {
  const { hasCaptions, captionsLanguage, hasTranscript, isTheatre, hasAutoplay, hasPageKeys } = (stored ??
    {}) as Partial<Record<keyof LessonPrefs, unknown>>;
  const { quality, isAudioOnly } = streamPrefsIn(stored);
  return {
    ...quality,
    isAudioOnly,
    ...playPrefsIn(stored),
    hasCaptions: typeof hasCaptions === 'boolean' ? hasCaptions : undefined,
    captionsLanguage: isTrackId(captionsLanguage) ? captionsLanguage : undefined,
    hasTranscript: hasTranscript === true,
    isTheatre: isTheatre === true,
    hasAutoplay: hasAutoplay !== false,
    hasPageKeys: hasPageKeys !== false,
  };
});

/** Not in the spec: a language, a name and what the captions have besides. */
const MAX_TRACK_ID_LENGTH = 300;

const isTrackId = (stored: unknown): stored is string =>
  typeof stored === 'string' && stored !== '' && stored.length <= MAX_TRACK_ID_LENGTH;

export const useLessonPrefs = (): LessonPrefs => useRemembered(prefs);

export const lessonPrefs = (): LessonPrefs => prefs.get();

export const setLessonPrefs = (change: Partial<LessonPrefs>): void => void prefs.set({ ...prefs.get(), ...change });
