import { remembered, useRemembered } from '@bazaar/shared/device';
import { useEffect, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { Captions } from '../core/Captions.tsx';
import { captionsIn, shownCaptions } from '../core/captionsTracks.ts';
import type { Media } from '../core/createMedia.ts';
import { useLessonPrefs } from '../lesson/lessonPrefs.ts';

/** Apart from those of lessons: undefined until somebody chooses. */
const hasReelCaptions = remembered('bazaar.reelCaptions', (stored) =>
  typeof stored === 'boolean' ? stored : undefined,
);

interface ReelCaptions {
  /** Undefined for a reel without captions. */
  isOn: boolean | undefined;
  toggle(): void;
  /** Those of the moment, above the reel's own text. */
  shown: ReactElement | false | undefined;
}

/**
 * The captions of a reel, for a source with `hasCaptions`: on while it is muted, and where it speaks another language than the page,
 * unless the visitor has chosen; in the language that was chosen for lessons. They are loaded for the reel in view alone.
 */
export function useReelCaptions(
  media: Media,
  { isMuted, isInView }: { isMuted: boolean; isInView: boolean },
): ReelCaptions {
  const chosen = useRemembered(hasReelCaptions);
  const { captionsLanguage } = useLessonPrefs();
  const { tracks, captions } = useStore(media.store);
  const isForeign = shownCaptions(tracks.captions, tracks.spoken, { captionsLanguage }) !== undefined;
  const isOn = chosen ?? (isMuted || isForeign);
  const hasCaptions = isOn && isInView;
  useEffect(() => media.setChoice({ hasCaptions, captionsLanguage }), [media, hasCaptions, captionsLanguage]);
  const track = captionsIn(tracks.captions, captionsLanguage);
  return {
    isOn: track && isOn,
    toggle: () => void hasReelCaptions.set(!isOn),
    shown: track && hasCaptions && (
      <Captions media={media} captions={captions} tracks={tracks.captions} chosen={captionsLanguage} isOnReel />
    ),
  };
}
