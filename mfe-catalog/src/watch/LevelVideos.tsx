import * as paths from '@bazaar/shared/contracts/paths';
import type { LevelPage } from '@bazaar/shared/data/levelVideos';
import { MAX_SKIPS, useFailedVideos } from '@bazaar/shared/player';
import { useNavigate } from '@bazaar/shared/router';
import { SeriesAbout, seriesFacts, useLeave, VideosNotice, WatchScreen } from '@bazaar/shared/series';
import { watch as texts } from '../texts.ts';
import { LevelEnd } from './end/LevelEnd.tsx';
import { LEVEL_PAGES } from './levelPage.ts';
import { LevelPlayer } from './LevelPlayer.tsx';
import { levelSaves } from './levelSaves.ts';
import { LevelSide } from './LevelSide.tsx';
import { lessonsOfPages } from './lessonsOf.ts';
import { MoreLevels } from './MoreLevels.tsx';
import { useChoice } from './useChoice.ts';
import type { LevelLocation } from './useLevelLocation.ts';
import { useChosenVideo, useLevelLists } from './useLevelVideos.ts';
import { useNextLesson } from './useNextLesson.ts';

interface LevelVideosProps {
  creatorTopicId: string;
  levelId: string;
  location: LevelLocation;
  onBack(): void;
}

/** The player, what plays in it, and what else there is. */
export function LevelVideos({ creatorTopicId, levelId, location, onBack }: LevelVideosProps) {
  const lists = useLevelLists(levelId);
  const { sameStep, nextStep } = useLeave(location.parent);
  const { page, video, startS } = useChosenVideo(lists, sameStep);
  const navigate = useNavigate();
  const { choice, isFirst, choose } = useChoice(video?.levelVideoId);
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
              startS: isFirst ? startS : undefined,
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
        <SeriesAbout
          above={location.above}
          title={title}
          about={location.about}
          path={video ? pathOf(video.levelVideoId) : paths.levelVideos(creatorTopicId, levelId, { page })}
          video={
            video && {
              videoId: video.levelVideoId,
              position: list.items.indexOf(video) + 1,
              durationMs: video.duration,
            }
          }
          description={video?.description ?? location.level?.description}
          list={list}
          series={{
            kind: 'level',
            seriesId: levelId,
            name: location.level?.levelName,
            lessons,
            saves: levelSaves(lists, creatorTopicId, levelId, location.level?.levelName),
            lists: Object.values(lists),
          }}
        />
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
