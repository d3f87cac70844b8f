import styles from './Captions.module.css';
import { captionText } from './captionText.ts';
import { captionsIn, langOf, type Caption, type CaptionsTrack } from './captionsTracks.ts';
import type { Media } from './createMedia.ts';
import { useAtTime } from './useMedia.ts';

interface CaptionsProps {
  media: Media;
  captions: readonly Caption[];
  tracks: readonly CaptionsTrack[];
  /** The chosen captions, by their id or their language; undefined: those in the language of the interface. */
  chosen: string | undefined;
  /** Above the text of a reel's card, and beside its buttons. */
  isOnReel?: boolean;
}

/** The captions of the moment, over the picture. */
export function Captions({ media, captions, tracks, chosen, isOnReel = false }: CaptionsProps) {
  const { id, language = '' } = captionsIn(tracks, chosen) ?? {};
  const indices = useAtTime(media, (timeS) => indicesAt(captions, id, timeS).join());
  if (indices === '') return null;
  return (
    <p className={styles.captions} data-on-reel={isOnReel}>
      {indices.split(',').map((index) => (
        <span key={index} lang={langOf(language)}>
          {captionText(captions[Number(index)]!.cue)}
        </span>
      ))}
    </p>
  );
}

/** Each text once: one that goes on in the next part of the file stands in both, with times of its own. */
function indicesAt(captions: readonly Caption[], track: string | undefined, timeS: number): number[] {
  const shown = new Set<string>();
  return captions.flatMap(({ track: of, cue }, index) => {
    const isNow = of === track && cue.startTime <= timeS && timeS < cue.endTime;
    if (!isNow || shown.has(cue.text)) return [];
    shown.add(cue.text);
    return index;
  });
}
