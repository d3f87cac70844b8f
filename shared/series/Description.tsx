import type { List } from '@bazaar/shared/query';
import { useId, useRef, useState } from 'react';
import { duration } from '../format/duration.ts';
import { setLessonPrefs, useLessonPrefs } from '../player/lesson/lessonPrefs.ts';
import type { NewSave } from '../saved/actions.ts';
import type { SeriesLesson } from '../progress/figures.ts';
import { useIsFinished } from '../progress/hooks.ts';
import { Button } from '../ui/Button.tsx';
import { DataText } from '../ui/DataText.tsx';
import { TranscriptIcon } from '../ui/icons.tsx';
import { StaleNotice } from '../ui/Notice.tsx';
import { Breadcrumbs, type Breadcrumb } from '../ui/screen/Breadcrumbs.tsx';
import { ScreenHeading } from '../ui/screen/ScreenHeading.tsx';
import { useIsCut } from '../ui/useIsCut.ts';
import styles from './Description.module.css';
import { series as texts } from './texts.ts';
import { SaveButton } from './save/SaveButton.tsx';
import { SeriesFinished } from './SeriesFinished.tsx';
import { ShareButton } from './share/ShareButton.tsx';
import { TRANSCRIPT_ID } from './transcript/TranscriptBox.tsx';

interface DescriptionProps {
  /** The pages above. */
  above: readonly Breadcrumb[];
  /** The name of the video, or of the page while there is none. */
  title: string;
  /** The names beside the title, as ScreenHeading takes them. */
  about: readonly (string | undefined)[];
  /** The page with the video that it plays, without a start. */
  path: string;
  /** Undefined while there is none to play. `position` in the series, from 1: 0 for one that cannot be watched; undefined while not all are read. */
  video: { videoId: string; position: number | undefined; durationMs: number | undefined } | undefined;
  description: string | undefined;
  /** The videos that this one is listed with. */
  list: List<unknown>;
  series: {
    kind: 'level' | 'playlist';
    seriesId: string;
    name: string | undefined;
    /** Those that can be watched; undefined while not all are read. */
    lessons: readonly SeriesLesson[] | undefined;
    /** The lessons that are saved of it, and the lists that these are of. */
    saves: readonly NewSave[];
    lists: readonly List<unknown>[];
  };
}

/** Below the player: the lesson's path, title and description, the buttons for it, and a word when the series is finished. */
export function Description({ above, title, about, path, video, description, list, series }: DescriptionProps) {
  const { kind, seriesId, name, lessons, saves, lists } = series;
  return (
    <>
      <Breadcrumbs above={above} current={title} />
      <ScreenHeading title={title} about={about} />
      {video && (
        <p>
          {[
            video.position && lessons && texts.position(video.position, lessons.length),
            video.durationMs !== undefined && duration(video.durationMs),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {list.isStale && <StaleNotice />}
      {description !== undefined && <CutDescription key={description} text={description} />}
      {/* It has its height before the first of its buttons comes. */}
      <div role="group" aria-label={texts.lesson} className={styles.actions}>
        {/* It has its place before the list is read: coming later it would move the others. */}
        {(video || list.status === 'loading') && <TranscriptButton />}
        <ShareButton videoId={video?.videoId} title={title} path={path} series={series} />
        <SaveButton
          what="lesson"
          lessons={saves.filter(({ videoId }) => videoId === video?.videoId)}
          lists={video ? [] : [list]}
        />
        <SaveButton what={kind} lessons={saves} lists={lists} />
      </div>
      <SeriesFinished seriesId={seriesId} name={name} isFinished={useIsFinished(lessons)} />
    </>
  );
}

/** Its first lines, with its line breaks, and the rest at a press. */
function CutDescription({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isCut = useIsCut(box);
  return (
    <div ref={box} className={styles.description} data-open={isOpen || undefined}>
      <p id={id}>
        <DataText>{text}</DataText>
      </p>
      {(isCut || isOpen) && (
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.showLess : texts.showMore}
        </button>
      )}
    </div>
  );
}

/** Opens and closes the transcript: one remembered choice for all lessons. */
function TranscriptButton() {
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
