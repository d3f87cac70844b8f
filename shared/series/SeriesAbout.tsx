import type { List } from '@bazaar/shared/query';
import { duration } from '../format/duration.ts';
import type { SeriesLesson } from '../progress/seriesProgress.ts';
import { useIsFinished } from '../progress/useIsFinished.ts';
import { Breadcrumbs, type Breadcrumb } from '../ui/screen/Breadcrumbs.tsx';
import { ScreenHeading } from '../ui/screen/ScreenHeading.tsx';
import { StaleNotice } from '../ui/Notice.tsx';
import { SeriesFinished } from './SeriesFinished.tsx';
import { messages } from '../player/messages.ts';
import type { NewSave } from '../saved/actions.ts';
import { SaveButton } from './save/SaveButton.tsx';
import { ShareButton } from './share/ShareButton.tsx';
import { TranscriptButton } from './transcript/TranscriptButton.tsx';
import { LessonActions } from './LessonActions.tsx';
import { LessonDescription } from './LessonDescription.tsx';

interface SeriesAboutProps {
  /** The pages above. */
  above: readonly Breadcrumb[];
  /** Of the video, or of the page while there is none. */
  title: string;
  /** What stands beside the title, as ScreenHeading takes it. */
  about: readonly (string | undefined)[];
  /** The page with the video that it plays, without a start. */
  path: string;
  /** Undefined while there is none to play. `position` from 1. */
  video: { videoId: string; position: number; durationMs: number | undefined } | undefined;
  description: string | undefined;
  /** The videos that this one is listed with. */
  list: List<unknown>;
  series: {
    kind: 'level' | 'playlist';
    seriesId: string;
    name: string | undefined;
    /** Those that can be watched; undefined while not all are read. */
    lessons: readonly SeriesLesson[] | undefined;
    /** What is saved of it, and the lists that this is of. */
    saves: readonly NewSave[];
    lists: readonly List<unknown>[];
  };
}

/** Below the player of a level or playlist: what plays, what it is about, what can be done with it, and that the series is finished. */
export function SeriesAbout({ above, title, about, path, video, description, list, series }: SeriesAboutProps) {
  const { kind, seriesId, name, lessons, saves, lists } = series;
  return (
    <>
      <Breadcrumbs above={above} current={title} />
      <ScreenHeading title={title} about={about} />
      {video && (
        <p>
          {messages.position(video.position, list.items.length) +
            (video.durationMs === undefined ? '' : ` · ${duration(video.durationMs)}`)}
        </p>
      )}
      {list.isStale && <StaleNotice />}
      <LessonDescription text={description} />
      <LessonActions>
        {/* It has its place before the list is read: coming later it would move the others. */}
        {(video || list.status === 'loading') && <TranscriptButton />}
        <ShareButton videoId={video?.videoId} title={title} path={path} />
        <SaveButton
          what="lesson"
          lessons={saves.filter(({ videoId }) => videoId === video?.videoId)}
          lists={video ? [] : [list]}
        />
        <SaveButton what={kind} lessons={saves} lists={lists} />
      </LessonActions>
      <SeriesFinished seriesId={seriesId} name={name} isFinished={useIsFinished(lessons)} />
    </>
  );
}
