import { Button } from '../../ui/Button.tsx';
import { TranscriptIcon } from '../../ui/icons.tsx';
import { setLessonPrefs, useLessonPrefs } from '../../player/lesson/lessonPrefs.ts';
import { series as texts } from '../texts.ts';
import { TRANSCRIPT_ID } from './TranscriptBox.tsx';

/** Opens and closes the transcript: one remembered choice for all lessons. */
export function TranscriptButton() {
  const { hasTranscript } = useLessonPrefs();
  const handleClick = () => {
    setLessonPrefs({ hasTranscript: !hasTranscript });
    // Below a player on a phone it may open outside the screen. The choice is drawn by the next frame.
    if (!hasTranscript)
      requestAnimationFrame(() => document.getElementById(TRANSCRIPT_ID)?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    // Without aria-controls: its box comes with the video, later than the button.
    <Button kind="line" aria-expanded={hasTranscript} onClick={handleClick}>
      <TranscriptIcon size={20} />
      {texts.transcript}
    </Button>
  );
}
