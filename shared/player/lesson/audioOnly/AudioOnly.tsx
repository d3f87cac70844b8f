import { useIsSlow } from '../../../query/useIsSlow.ts';
import { useMediaFact } from '../../core/useMedia.ts';
import { setLessonPrefs, useLessonPrefs } from '../lessonPrefs.ts';
import { usePlayer } from '../PlayerContext.ts';
import styles from './AudioOnly.module.css';
import { audioOnly as texts } from '../../texts.ts';

/**
 * Over the poster of a lesson that plays without its picture: says so, and brings the picture back. Over the picture of one
 * that has waited for 4 s: offers to go on without it.
 */
export function AudioOnly() {
  const { media, tracks } = usePlayer();
  const { isAudioOnly } = useLessonPrefs();
  const isSlow = useIsSlow(useMediaFact(media, 'isWaiting'));
  if (tracks.isAudioOnly)
    return (
      <button type="button" className={styles.button} onClick={() => setLessonPrefs({ isAudioOnly: false })}>
        {texts.audioOnly}
        <b>{texts.showVideo}</b>
      </button>
    );
  if (isAudioOnly || !isSlow || !tracks.hasOwnSound) return null;
  return (
    <button type="button" className={styles.button} onClick={() => setLessonPrefs({ isAudioOnly: true })}>
      <b>{texts.playAudioOnly}</b>
    </button>
  );
}
