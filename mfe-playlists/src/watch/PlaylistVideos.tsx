import * as paths from '@bazaar/shared/contracts/paths';
import { playlistCreator } from '@bazaar/shared/data/playlistCreators';
import { playlist } from '@bazaar/shared/data/playlists';
import { playlistTopic } from '@bazaar/shared/data/playlistTopics';
import { type PlaylistVideo, playlistVideosOf } from '@bazaar/shared/data/playlistVideos';
import { MAX_SKIPS, SeriesEnd, useFailedVideos } from '@bazaar/shared/player';
import { useDocument, useList } from '@bazaar/shared/query';
import { useNavigate } from '@bazaar/shared/router';
import { SeriesAbout, seriesFacts, useLeave, VideosNotice, WatchScreen } from '@bazaar/shared/series';
import { ButtonLink } from '@bazaar/shared/ui/Button';
import { useName, useTitle } from '@bazaar/shared/ui/ScreenHeading';
import { aboveVideos } from '../breadcrumbs.ts';
import { end, watch as texts } from '../texts.ts';
import { MorePlaylists } from './MorePlaylists.tsx';
import { firstOf, lessonsOf, nextOf, savesOf } from './playlist.ts';
import { PlaylistPlayer } from './PlaylistPlayer.tsx';
import { PlaylistSide } from './PlaylistSide.tsx';
import { useChoice } from './useChoice.ts';

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
  const about = (
    <SeriesAbout
      above={aboveVideos({ playlistCreatorId, creatorName, playlistTopicId, topicName })}
      title={video?.playlistVideoName ?? title}
      about={[video ? name : '', topicName, creatorName]}
      path={
        video ? pathOf(video.playlistVideoId) : paths.playlistVideos(playlistCreatorId, playlistTopicId, playlistId)
      }
      video={
        video && {
          videoId: video.playlistVideoId,
          position: list.items.indexOf(video) + 1,
          durationMs: video.duration,
        }
      }
      description={video?.description ?? series?.description}
      list={list}
      series={{
        kind: 'playlist',
        seriesId: playlistId,
        name: name || undefined,
        lessons,
        saves: savesOf(list.items, pathOf, name || undefined),
        lists: [list],
      }}
    />
  );
  if (!video)
    return (
      <WatchScreen
        onBack={onBack}
        player={<VideosNotice list={list} texts={texts} instead={{ to: playlistsPath, label: texts.instead }} />}
        about={about}
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
              title={end.title}
              links={
                <ButtonLink to={playlistsPath} kind="line">
                  {end.back}
                </ButtonLink>
              }
              onReplay={() => playFromStart(first, true, MAX_SKIPS)}
            />
          }
          onPlayable={(id, isPlayable) => setFailed(id, !isPlayable)}
          onNext={(how) => next && playFromStart(next, how === 'pressed', hasFailed ? remainingSkips - 1 : MAX_SKIPS)}
        />
      }
      about={about}
      more={
        creatorName && (
          <MorePlaylists creatorName={creatorName} {...{ playlistCreatorId, playlistTopicId, playlistId }} />
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
