import { useIsSavingData } from '@bazaar/shared/device';
import { lazyComponent } from '@bazaar/shared/router';
import { useEffect, useState } from 'react';
import { useIsPrinting } from '../../device/printing.ts';
import { useMediaFact } from '../../player/core/useMedia.ts';
import { useCurrentLesson } from '../../player/lesson/currentLesson.ts';

const Transcript = lazyComponent(() => import('./PrintedTranscript.tsx').then((m) => m.PrintedTranscript));

/** Not in the spec: a lesson that has stood so long on a desktop may be printed, and printing waits for nothing. */
const READ_AHEAD_AFTER_MS = 2_000;
/** As wide as SeriesScreen.module.css has two columns, and a mouse. */
const DESKTOP = '(min-width: 1000px) and (hover: hover)';

/** The transcript and the address of a printed lesson; on a screen they are elsewhere. */
export function LessonPaper() {
  const lesson = useCurrentLesson();
  const isPrinting = useIsPrinting();
  return (
    <div data-on-paper hidden={!isPrinting}>
      {lesson && <PaperTranscript key={lesson.url} lesson={lesson} isPrinting={isPrinting} />}
      {isPrinting && <p>{location.href}</p>}
    </div>
  );
}

interface PaperTranscriptProps {
  lesson: NonNullable<ReturnType<typeof useCurrentLesson>>;
  isPrinting: boolean;
}

/** Reads the transcript once its film has a picture, on a desktop without data saver; anywhere else when the page is printed, which may be too late. */
function PaperTranscript({ lesson, isPrinting }: PaperTranscriptProps) {
  const isSavingData = useIsSavingData();
  const hasPicture = useMediaFact(lesson.media, 'hasPicture');
  const [hasCode, setHasCode] = useState(false);
  const isExpected = hasPicture && !isSavingData;
  useEffect(() => {
    if (hasCode || !(isPrinting || (isExpected && matchMedia(DESKTOP).matches))) return;
    // Without its code a lesson is printed without its transcript.
    const read = () => Transcript.preload().then(() => setHasCode(true), () => {}); // prettier-ignore
    const timer = setTimeout(read, isPrinting ? 0 : READ_AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasCode, isPrinting, isExpected]);
  return hasCode && <Transcript lesson={lesson} isPrinting={isPrinting} />;
}
