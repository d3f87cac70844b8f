import styles from './Captions.module.css';
import { captionsIn, langOf, type Caption, type CaptionsTrack } from './captionsTracks.ts';
import type { Media } from './createMedia.ts';
import { useAtTime } from './useMedia.ts';

interface CaptionsProps {
  media: Media;
  captions: readonly Caption[];
  tracks: readonly CaptionsTrack[];
  /** The chosen language; undefined: that of the interface. */
  chosen: string | undefined;
  /** Above the text of a reel's card, and beside its buttons. */
  isOnReel?: boolean;
}

/** The captions of the moment, over the picture. */
export function Captions({ media, captions, tracks, chosen, isOnReel = false }: CaptionsProps) {
  const { language = '' } = captionsIn(tracks, chosen) ?? {};
  const indices = useAtTime(media, (timeS) =>
    captions
      .flatMap((caption, index) =>
        caption.language === language && caption.cue.startTime <= timeS && timeS < caption.cue.endTime ? index : [],
      )
      .join(),
  );
  const current = indices === '' ? [] : indices.split(',').map((index) => captions[Number(index)]!);
  if (current.length === 0) return null;
  return (
    <p className={styles.captions} data-on-reel={isOnReel}>
      {current.map(({ cue }) => (
        <span key={cue.startTime} lang={langOf(language)}>
          {plainText(cue)}
        </span>
      ))}
    </p>
  );
}

/** A cue may hold tags of its own: only its text is shown. */
const plainText = (cue: VTTCue): string => cue.getCueAsHTML().textContent ?? '';
