import type { List } from '@bazaar/shared/query';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import type { Lesson } from '../data/lessons.ts';
import { preloadHls } from '../player/core/loadHls.ts';
import { useLessonPrefs } from '../player/lesson/lessonPrefs.ts';
import { seriesFacts } from '../progress/figures.ts';
import { Button } from '../ui/Button.tsx';
import type { Elements } from '../ui/elements.ts';
import { BackIcon } from '../ui/icons.tsx';
import { NothingToWatch } from '../ui/NothingToWatch.tsx';
import type { Breadcrumb } from '../ui/screen/Breadcrumbs.tsx';
import { screen } from '../ui/texts.ts';
import { Description } from './Description.tsx';
import { Newcomer } from './Newcomer.tsx';
import { unreadOf } from './save/saveStatus.ts';
import { SeriesPlayer } from './SeriesPlayer.tsx';
import styles from './SeriesScreen.module.css';
import { TranscriptBox } from './transcript/TranscriptBox.tsx';
import type { NextVideo } from './UpNextCard.tsx';
import { usePageFacts } from './usePageFacts.ts';
import type { Selection } from './useSelection.ts';
import { SeriesHead, VideoList } from './VideoList.tsx';
import { NoNetworkHeading, useHasNoNetwork, VideosNotice } from './VideosNotice.tsx';

interface SeriesScreenProps {
  series: {
    kind: 'level' | 'playlist';
    /** '' where the address names none. */
    seriesId: string;
    /** Undefined while it is not known. */
    name: string | undefined;
    /** The topic that it is part of; undefined or '' where it is not known. */
    topicName: string | undefined;
    /** Shown of a lesson that has no description of its own. */
    description: string | undefined;
    /** All of its lessons, in order: one list, or one for each of its pages. */
    lists: readonly List<Lesson>[];
  };
  selection: Selection;
  /** The lesson after the selected one. Null: that is the last. Undefined: not known yet. */
  next: (Lesson & NextVideo) | null | undefined;
  heading: {
    breadcrumbs: readonly Breadcrumb[];
    /** Beside the title, as ScreenHeading takes it. */
    about: readonly (string | undefined)[];
    /** Title and path of the page while there is no lesson. */
    title: string;
    path: string;
  };
  /** The list beside the player; `tabs` puts it below the choice of another. */
  side: { title: string; label: string; tabs?(list: ReactElement): Elements };
  /** Shown instead of the player while there is no lesson, and instead of everything without a series. */
  notice: { missing: string; empty: string; failed: string; instead: { to: string; label: string } };
  /** The card after the last lesson. */
  end: ReactNode;
  /** Other series, below everything. */
  more: ReactNode;
}

/** The page of a level or playlist: plays its lessons one after another. */
export function SeriesScreen({ series, selection, next, heading, side, notice, end, more }: SeriesScreenProps) {
  const { kind, seriesId, name, topicName, lists } = series;
  const { lesson, list, failed } = selection;
  // The library is loaded while the list of videos is.
  useEffect(preloadHls, []);
  usePageFacts(lesson, lesson?.description ?? series.description);
  const hasNoNetwork = useHasNoNetwork(list) && !lesson;
  if (!seriesId) return <NothingToWatch text={notice.missing} onBack={selection.leave} />;

  // One without a stream would keep its series unfinished for ever.
  const available = lists.flatMap(({ items }) => items.filter(({ streamVideoId }) => streamVideoId !== undefined));
  const lessons = unreadOf(lists) ? undefined : available;
  // Many levels share a name: what is shown apart from this page names the topic too.
  const courseName = [topicName, name].filter(Boolean).join(' · ') || undefined;
  const saves = available.map(({ videoId, streamVideoId, name: title, path, thumbnailId }) => {
    return { videoId, streamId: streamVideoId!, title, path, thumbnailId, seriesName: courseName };
  });
  const rows = (
    <VideoList
      label={side.label}
      lessons={list.items}
      currentId={lesson?.videoId}
      failed={failed}
      state={selection.nextStep}
      onSelect={selection.select}
    />
  );
  const listed: Elements = side.tabs ? side.tabs(rows) : rows;
  return (
    <WatchScreen
      onBack={selection.leave}
      player={
        lesson ? (
          <SeriesPlayer
            video={lesson}
            next={next}
            canSkip={selection.canSkip}
            hasFailed={selection.hasFailed}
            morePath={selection.isLinked ? heading.breadcrumbs.at(-1)?.path : undefined}
            lesson={{
              path: lesson.path,
              seriesId,
              seriesName: courseName,
              ...(lessons && seriesFacts(lessons)),
              ...selection.playback,
            }}
            end={end}
            onPlayable={(videoId, isPlayable) => selection.setFailed(videoId, !isPlayable)}
            onNext={(how) => next && selection.playNext(next, how)}
            onBack={selection.leave}
          />
        ) : (
          <VideosNotice list={list} texts={notice} instead={notice.instead} />
        )
      }
      about={
        hasNoNetwork ? (
          <NoNetworkHeading />
        ) : (
          <Description
            above={heading.breadcrumbs}
            title={lesson?.name ?? heading.title}
            about={heading.about}
            path={lesson?.path ?? heading.path}
            video={lesson && { ...lesson, position: lessons && available.indexOf(lesson) + 1 }}
            description={lesson?.description ?? series.description}
            list={list}
            series={{ kind, seriesId, name, lessons, saves, lists }}
          />
        )
      }
      more={lesson && more}
      side={
        (lesson || side.tabs) && (
          <>
            <SeriesHead title={side.title} />
            {listed}
          </>
        )
      }
    />
  );
}

interface WatchScreenProps {
  onBack(): void;
  player: ReactNode;
  /** The lesson that plays. */
  about: ReactNode;
  /** The other lessons: below the player on a phone, beside it on a desktop; the transcript stands above them. */
  side: Elements;
  /** Other series, below everything. */
  more?: ReactNode;
}

/** The layout of the page. */
function WatchScreen({ onBack, player, about, side, more }: WatchScreenProps) {
  const { isTheatre } = useLessonPrefs();
  return (
    <div className={styles.screen} data-theatre={isTheatre}>
      <div className={styles.top}>
        <Button kind="quiet" onClick={onBack}>
          <BackIcon />
          {screen.back}
        </Button>
        <Newcomer />
      </div>
      <div className={styles.watch}>
        <div className={styles.player}>{player}</div>
        <div className={styles.about}>{about}</div>
        <div className={styles.side}>
          {side && <TranscriptBox />}
          {side}
        </div>
        {more && <div className={styles.more}>{more}</div>}
      </div>
    </div>
  );
}
