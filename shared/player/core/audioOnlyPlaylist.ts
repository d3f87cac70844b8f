/** Leaves a stream's picture out of its main playlist (RFC 8216). Loaded when somebody listens to a lesson. */
import { types } from 'hls-parser';
import { isSound, lowestFirst, parsePlaylist, SOUND_CODEC, soundRenditionOf, written } from '../../media/playlist.ts';

/**
 * The main playlist with the sound and the captions of the stream alone: a player of it requests nothing of the picture.
 * Undefined for a stream whose sound is part of its picture, whatever other languages are beside it, and for what is no main
 * playlist.
 */
export function audioOnlyPlaylist(text: string): string | undefined {
  try {
    const main = parsePlaylist(text);
    if (!main.isMasterPlaylist) return undefined;
    const [lowest] = lowestFirst(main.variants);
    const sound = main.variants.find(isSound) ?? (lowest && soundBeside(lowest));
    const { version, independentSegments } = main;
    const head = { ...(version !== undefined && { version }), independentSegments };
    return sound && written(new types.MasterPlaylist({ ...head, variants: [sound] }));
  } catch {
    return undefined; // the player says what is wrong with it
  }
}

/** The sound that a variant has beside its picture, as a variant by itself. */
function soundBeside(variant: types.Variant): types.Variant | undefined {
  const { subtitles, codecs, bandwidth } = variant;
  const uri = soundRenditionOf(variant)?.uri;
  const codec = codecs?.split(',').find((name) => SOUND_CODEC.test(name.trim()));
  return uri ? new types.Variant({ uri, bandwidth, subtitles, codecs: codec?.trim() ?? AAC }) : undefined;
}

/** The codec of streams that do not name theirs. */
const AAC = 'mp4a.40.2';
