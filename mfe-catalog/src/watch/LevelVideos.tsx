import { paths } from '@bazaar/shared/contracts/paths';
import type { LevelPage } from '@bazaar/shared/data/levelVideos';
import { duration } from '@bazaar/shared/format/duration';
import {
  LessonActions,
  LessonDescription,
  MAX_SKIPS,
  SaveButton,
  ShareButton,
  useFailedVideos,
} from '@bazaar/shared/player';
import { seriesFacts } from '@bazaar/shared/progress/seriesProgress';
import { useIsFinished } from '@bazaar/shared/progress/useIsFinished';
import { useNavigate } from '@bazaar/shared/router';
import { Breadcrumbs } from '@bazaar/shared/ui/Breadcrumbs';
import { StaleNotice } from '@bazaar/shared/ui/Notice';
import { ScreenHeading } from '@bazaar/shared/ui/ScreenHeading';
import { SeriesFinished } from '@bazaar/shared/ui/watch/SeriesFinished';
import { VideosNotice } from '@bazaar/shared/ui/watch/VideosNotice';
import { useLeave, WatchScreen } from '@bazaar/shared/ui/watch/WatchScreen';
import { useState } from 'react';
import type { LevelLocation } from './useLevelLocation.ts';
import { messages } from '../messages.ts';
import { LevelEnd } from './LevelEnd.tsx';
import { LevelPlayer } from './LevelPlayer.tsx';
import { lessonsOfPages } from './lessonsOf.ts';
import { LEVEL_PAGES } from './levelPage.ts';
import { LevelSide } from './LevelSide.tsx';
import { MoreLevels } from './MoreLevels.tsx';
import { levelSaves } from './levelSaves.ts';
import { useChosenVideo, useLevelLists } from './useLevelVideos.ts';
import { useNextLesson } from './useNextLesson.ts';

const texts = messages.watch;

interface LevelVideosProps {
  creatorTopicId: string;
  levelId: string;
  location: LevelLocation;
  onBack(): void;
}

/** How a video that begins by itself was chosen; one that an address names waits for a press. */
interface Choice {
  videoId: string;
  /** It began as the next one, or is played again: at 0:00, not at the saved position. */
  isFromStart: boolean;
  /** How many videos that cannot be played it may still go on past by itself. */
  remainingSkips: number;
  /** Another number when the same video is chosen again. */
  replayCount: number;
}

/** The player, what plays in it, and what else there is. */
export function LevelVideos({ creatorTopicId, levelId, location, onBack }: LevelVideosProps) {
  const lists = useLevelLists(levelId);
  const { sameStep, nextStep } = useLeave(location.parent);
  const { page, video, startS } = useChosenVideo(lists, sameStep);
  const navigate = useNavigate();
  const [latest, setLatest] = useState<Choice>();
  const choose = (chosen: Omit<Choice, 'replayCount'>) =>
    setLatest((before) => ({ ...chosen, replayCount: (before?.replayCount ?? 0) + 1 }));
  const choice = latest?.videoId === video?.levelVideoId ? latest : undefined;
  const { failed, setFailed } = useFailedVideos();
  const { next, retry } = useNextLesson({
    creatorTopicId,
    levelId,
    page,
    videoId: video?.levelVideoId,
    pages: lists,
    failed,
  });
  const lessons = lessonsOfPages(lists);
  const isFinished = useIsFinished(lessons);
  const list = lists[page];
  const pathOf = (videoId: string) => paths.levelVideos(creatorTopicId, levelId, { page, video: videoId });
  const choosePage = (chosen: LevelPage) =>
    void navigate(paths.levelVideos(creatorTopicId, levelId, { page: chosen }), { state: nextStep });
  const otherPage = LEVEL_PAGES.find((each) => lists[each].items.length > 0);
  const instead = otherPage
    ? { to: paths.levelVideos(creatorTopicId, levelId, { page: otherPage }), label: texts.otherPage(otherPage) }
    : { to: location.parent, label: texts.otherLevels };
  const hasFailed = video !== undefined && failed.has(video.levelVideoId);
  const remainingSkips = choice?.remainingSkips ?? 0;
  /** Going on without a press adds no history entry. */
  const goOn = (how: 'pressed' | 'byItself') => {
    if (next.kind !== 'lesson') return;
    const { levelVideoId: videoId } = next.video;
    choose({ videoId, isFromStart: true, remainingSkips: hasFailed ? remainingSkips - 1 : MAX_SKIPS });
    const to = paths.levelVideos(creatorTopicId, next.level?.levelId ?? levelId, { page: next.page, video: videoId });
    void navigate(to, how === 'pressed' ? { state: nextStep } : { replace: true, state: sameStep });
  };
  const title = video?.levelVideoName ?? texts.page(page);
  const saves = levelSaves(lists, creatorTopicId, levelId, location.level?.levelName);
  return (
    <WatchScreen
      onBack={onBack}
      player={
        video ? (
          <LevelPlayer
            video={video}
            page={page}
            next={next}
            canSkip={remainingSkips > 0}
            hasFailed={hasFailed}
            lesson={{
              path: pathOf(video.levelVideoId),
              seriesId: levelId,
              seriesName: location.level?.levelName,
              ...(lessons && seriesFacts(lessons)),
              isAutoPlayed: choice !== undefined,
              // Of the link that led here: a video that is chosen afterwards goes on where it was watched to.
              startS: latest ? undefined : startS,
              isFromStart: choice?.isFromStart ?? false,
              replayCount: choice?.replayCount ?? 0,
              onBack,
            }}
            end={
              <LevelEnd
                creatorTopicId={creatorTopicId}
                level={location.level}
                onRetry={next.kind === 'failed' ? retry : undefined}
                onReplay={() => choose({ videoId: video.levelVideoId, isFromStart: true, remainingSkips: MAX_SKIPS })}
              />
            }
            onPlayable={(videoId, isPlayable) => setFailed(videoId, !isPlayable)}
            onNext={goOn}
          />
        ) : (
          <VideosNotice list={list} texts={{ empty: texts.empty(page), failed: texts.failed }} instead={instead} />
        )
      }
      about={
        <>
          <Breadcrumbs above={location.above} current={title} />
          <ScreenHeading title={title} about={location.about} />
          {video && (
            <p>
              {texts.position(list.items.indexOf(video) + 1, list.items.length)}
              {video.duration !== undefined && ` · ${duration(video.duration)}`}
            </p>
          )}
          {list.isStale && <StaleNotice />}
          <LessonDescription text={video?.description ?? location.level?.description} />
          <LessonActions>
            <ShareButton
              videoId={video?.levelVideoId}
              title={title}
              path={video ? pathOf(video.levelVideoId) : paths.levelVideos(creatorTopicId, levelId, { page })}
            />
            <SaveButton
              what="lesson"
              lessons={saves.filter(({ videoId }) => videoId === video?.levelVideoId)}
              lists={video ? [] : [list]}
            />
            <SaveButton what="level" lessons={saves} lists={Object.values(lists)} />
          </LessonActions>
          <SeriesFinished seriesId={levelId} name={location.level?.levelName} isFinished={isFinished} />
        </>
      }
      more={video && <MoreLevels level={location.level} creatorName={location.creatorName} />}
      side={
        <LevelSide
          lists={lists}
          page={page}
          failed={failed}
          currentId={video?.levelVideoId}
          pathOf={pathOf}
          state={nextStep}
          onChoosePage={choosePage}
          onPick={(videoId) => choose({ videoId, isFromStart: false, remainingSkips: 0 })}
        />
      }
    />
  );
}
