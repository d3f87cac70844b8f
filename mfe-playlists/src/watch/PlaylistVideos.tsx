import { paths } from '@bazaar/shared/contracts/paths';
import { playlistCreator } from '@bazaar/shared/data/playlistCreators';
import { playlist, playlistsOf } from '@bazaar/shared/data/playlists';
import { playlistTopic } from '@bazaar/shared/data/playlistTopics';
import { type PlaylistVideo, playlistVideosOf } from '@bazaar/shared/data/playlistVideos';
import { duration } from '@bazaar/shared/format/duration';
import {
  LessonActions,
  LessonDescription,
  MAX_SKIPS,
  SaveButton,
  SeriesEnd,
  ShareButton,
  useFailedVideos,
} from '@bazaar/shared/player';
import { seriesFacts } from '@bazaar/shared/progress/seriesProgress';
import { useIsFinished } from '@bazaar/shared/progress/useIsFinished';
import { useDocument, useList } from '@bazaar/shared/query';
import { useNavigate } from '@bazaar/shared/router';
import { Breadcrumbs } from '@bazaar/shared/ui/Breadcrumbs';
import { ButtonLink } from '@bazaar/shared/ui/Button';
import { StaleNotice } from '@bazaar/shared/ui/Notice';
import { ScreenHeading, useName, useTitle } from '@bazaar/shared/ui/ScreenHeading';
import { SeriesFinished } from '@bazaar/shared/ui/watch/SeriesFinished';
import { MoreFrom } from '@bazaar/shared/ui/watch/MoreFrom';
import { VideosNotice } from '@bazaar/shared/ui/watch/VideosNotice';
import { useLeave, WatchScreen } from '@bazaar/shared/ui/watch/WatchScreen';
import { aboveVideos } from '../breadcrumbs.ts';
import { messages } from '../messages.ts';
import { firstOf, lessonsOf, nextOf, savesOf } from './playlist.ts';
import { PlaylistPlayer } from './PlaylistPlayer.tsx';
import { PlaylistSide } from './PlaylistSide.tsx';
import { useChoice } from './useChoice.ts';

const texts = messages.watch;

interface PlaylistVideosProps {
  playlistCreatorId: string;
  playlistTopicId: string;
  playlistId: string;
  onBack(): void;
}

/** The player, what plays in it, and what comes before and after. */
export function PlaylistVideos({ playlistCreatorId, playlistTopicId, playlistId, onBack }: PlaylistVideosProps) {
  const list = useList(playlistVideosOf(playlistId));
  const name = useTitle(playlist(playlistId), ({ playlistName }) => playlistName);
  const title = name || texts.title;
  const lessons = list.hasMore ? undefined : lessonsOf(list.items);
  const isFinished = useIsFinished(lessons);
  // Where the page before has passed the name on, it is not read before the videos are there.
  const { value: series } = useDocument(list.status === 'loaded' ? playlist(playlistId) : undefined);
  const navigate = useNavigate();
  const playlistsPath = paths.topicPlaylists(playlistCreatorId, playlistTopicId);
  const { sameStep, nextStep } = useLeave(playlistsPath);
  const { failed, setFailed } = useFailedVideos();
  const { video, isAutoPlayed, startS, choice, choose } = useChoice(list.items, failed, { ...sameStep, title: name });
  const next = video && nextOf(list.items, video.playlistVideoId, failed);
  const pathOf = (videoId: string) =>
    paths.playlistVideos(playlistCreatorId, playlistTopicId, playlistId, { video: videoId });

  /** Going on without a press adds no history entry. */
  const playFromStart = ({ playlistVideoId: videoId }: PlaylistVideo, isPressed: boolean, remainingSkips: number) => {
    choose({ videoId, isFromStart: true, remainingSkips });
    void navigate(pathOf(videoId), {
      replace: !isPressed,
      state: { ...(isPressed ? nextStep : sameStep), title: name },
    });
  };
  const topicName = useName(playlistTopic(playlistTopicId), (topic) => topic.playlistTopicName);
  const creatorName = useName(playlistCreator(playlistCreatorId), (creator) => creator.playlistCreatorName);
  const heading = (
    <>
      <Breadcrumbs
        above={aboveVideos({ playlistCreatorId, creatorName, playlistTopicId, topicName })}
        current={title}
      />
      <ScreenHeading title={video?.playlistVideoName ?? title} about={[video ? name : '', topicName, creatorName]} />
    </>
  );
  const saves = savesOf(list.items, pathOf, name || undefined);
  const actions = (
    <LessonActions>
      <ShareButton
        videoId={video?.playlistVideoId}
        title={video?.playlistVideoName ?? title}
        path={
          video ? pathOf(video.playlistVideoId) : paths.playlistVideos(playlistCreatorId, playlistTopicId, playlistId)
        }
      />
      <SaveButton
        what="lesson"
        lessons={saves.filter(({ videoId }) => videoId === video?.playlistVideoId)}
        lists={video ? [] : [list]}
      />
      <SaveButton what="playlist" lessons={saves} lists={[list]} />
    </LessonActions>
  );
  if (!video)
    return (
      <WatchScreen
        onBack={onBack}
        player={<VideosNotice list={list} texts={texts} instead={{ to: playlistsPath, label: texts.instead }} />}
        about={
          <>
            {heading}
            {actions}
          </>
        }
        side={null}
      />
    );

  const { playlistVideoId: videoId } = video;
  const hasFailed = failed.has(videoId);
  const remainingSkips = choice?.remainingSkips ?? 0;
  const first = firstOf(list.items, failed) ?? video;
  return (
    <WatchScreen
      onBack={onBack}
      player={
        <PlaylistPlayer
          video={video}
          next={next}
          canSkip={remainingSkips > 0}
          hasFailed={hasFailed}
          lesson={{
            path: pathOf(videoId),
            seriesId: playlistId,
            seriesName: name || undefined,
            ...(lessons && seriesFacts(lessons)),
            isAutoPlayed,
            startS,
            isFromStart: choice?.isFromStart ?? false,
            replayCount: choice?.replayCount ?? 0,
            onBack,
          }}
          end={
            <SeriesEnd
              title={messages.end.title}
              links={
                <ButtonLink to={playlistsPath} kind="line">
                  {messages.end.back}
                </ButtonLink>
              }
              onReplay={() => playFromStart(first, true, MAX_SKIPS)}
            />
          }
          onPlayable={(id, isPlayable) => setFailed(id, !isPlayable)}
          onNext={(how) => next && playFromStart(next, how === 'pressed', hasFailed ? remainingSkips - 1 : MAX_SKIPS)}
        />
      }
      about={
        <>
          {heading}
          <p>
            {texts.position(list.items.indexOf(video) + 1, list.items.length)}
            {video.duration !== undefined && ` · ${duration(video.duration)}`}
          </p>
          {list.isStale && <StaleNotice />}
          <LessonDescription text={video.description ?? series?.description} />
          {actions}
          <SeriesFinished seriesId={playlistId} name={name || undefined} isFinished={isFinished} />
        </>
      }
      more={
        creatorName && (
          <MoreFrom
            name={creatorName}
            query={playlistsOf(playlistTopicId)}
            card={(other) =>
              other.playlistId === playlistId
                ? undefined
                : {
                    id: other.playlistId,
                    to: paths.playlistVideos(playlistCreatorId, playlistTopicId, other.playlistId),
                    name: other.playlistName,
                    imageId: other.smallImageId,
                    state: { title: other.playlistName },
                  }
            }
          />
        )
      }
      side={
        <PlaylistSide
          title={title}
          videos={list.items}
          failed={failed}
          currentId={videoId}
          pathOf={pathOf}
          state={{ ...nextStep, title: name }}
          onPick={(id) => choose({ videoId: id, isFromStart: false, remainingSkips: 0 })}
        />
      }
    />
  );
}
