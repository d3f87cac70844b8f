import { paths } from '@bazaar/shared/contracts/paths';
import { playlist } from '@bazaar/shared/data/playlists';
import { playlistVideosOf, type PlaylistVideo } from '@bazaar/shared/data/playlistVideos';
import { duration } from '@bazaar/shared/format/duration';
import { useLessonPrefs, setLessonPrefs } from '@bazaar/shared/player';
import { useList } from '@bazaar/shared/query';
import { useNavigate } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { StaleNotice } from '@bazaar/shared/ui/Notice';
import { Switch } from '@bazaar/shared/ui/Switch';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { VideoList } from '@bazaar/shared/ui/watch/VideoList';
import { VideosNotice } from '@bazaar/shared/ui/watch/VideosNotice';
import { useLeave, WatchScreen } from '@bazaar/shared/ui/watch/WatchScreen';
import { useMemo } from 'react';
import { MAX_SKIPS } from '../constants.ts';
import { messages } from '../messages.ts';
import { useTitle } from '../useTitle.ts';
import { firstOf, isAvailable, nextOf } from './playlist.ts';
import { PlaylistPlayer } from './PlaylistPlayer.tsx';
import styles from './PlaylistVideos.module.css';
import { useChoice } from './useChoice.ts';
import { useFailed } from './useFailed.ts';

const texts = messages.watch;

interface PlaylistVideosProps {
  playlistCreatorId: string;
  playlistTopicId: string;
  playlistId: string;
  onBack(): void;
}

/** The player, what plays in it, and what comes before and after. */
export function PlaylistVideos({ playlistCreatorId, playlistTopicId, playlistId, onBack }: PlaylistVideosProps) {
  const list = useList(useMemo(() => playlistVideosOf(playlistId), [playlistId]));
  const title = useTitle(playlist(playlistId), ({ playlistName }) => playlistName) ?? texts.title;
  const { hasAutoplay } = useLessonPrefs();
  const navigate = useNavigate();
  const playlistsPath = paths.topicPlaylists(playlistCreatorId, playlistTopicId);
  const { sameStep, nextStep } = useLeave(playlistsPath);
  const { failed, setFailed } = useFailed();
  const { video, isAutoPlayed, choice, choose } = useChoice(list.items, failed, { ...sameStep, title });
  const next = video && nextOf(list.items, video.playlistVideoId, failed);
  const pathOf = (videoId: string) => paths.playlistVideos(playlistCreatorId, playlistTopicId, playlistId, { video: videoId });

  const pick = (videoId: string) => {
    setFailed(videoId, false);
    choose({ videoId, isFromStart: false, skipsLeft: 0 });
  };
  /** What nobody pressed is no step of the history. */
  const playFromStart = ({ playlistVideoId: videoId }: PlaylistVideo, isPressed: boolean, skipsLeft: number) => {
    choose({ videoId, isFromStart: true, skipsLeft });
    void navigate(pathOf(videoId), { replace: !isPressed, state: { ...(isPressed ? nextStep : sameStep), title } });
  };
  useDocumentTitle(video?.playlistVideoName ?? title);
  if (!video) return <WatchScreen onBack={onBack} player={<VideosNotice list={list} texts={texts} />} about={<Heading text={title} />} side={null} />;

  const { playlistVideoId: videoId, playlistVideoName: name } = video;
  const hasFailed = failed.has(videoId);
  const skipsLeft = choice?.skipsLeft ?? 0;
  const first = firstOf(list.items, failed) ?? video;
  return (
    <WatchScreen
      onBack={onBack}
      player={
        <PlaylistPlayer
          video={video}
          next={next}
          canSkip={skipsLeft > 0}
          hasFailed={hasFailed}
          lesson={{ path: pathOf(videoId), isAutoPlayed, isFromStart: choice?.isFromStart ?? false, turn: choice?.turn ?? 0, onBack, onFailure: () => setFailed(videoId, true) }}
          playlistsPath={playlistsPath}
          onNext={(how) => next && playFromStart(next, how === 'pressed', hasFailed ? skipsLeft - 1 : MAX_SKIPS)}
          onReplay={() => playFromStart(first, true, MAX_SKIPS)}
        />
      }
      about={
        <>
          <Heading text={name} />
          <p>
            {texts.place(list.items.indexOf(video) + 1, list.items.length)}
            {video.duration !== undefined && ` · ${duration(video.duration)}`}
          </p>
          {list.isStale && <StaleNotice />}
        </>
      }
      side={
        <>
          <div className={styles.head}>
            <h2>
              <DataText>{title}</DataText>
            </h2>
            <Switch label={texts.autoplay} isOn={hasAutoplay} onChange={(isOn) => setLessonPrefs({ hasAutoplay: isOn })} />
          </div>
          <VideoList
            label={texts.videos}
            videos={list.items.map((each) => listed(each, failed))}
            currentId={videoId}
            pathOf={pathOf}
            state={{ ...nextStep, title }}
            onPick={pick}
          />
        </>
      }
    />
  );
}

const Heading = ({ text }: { text: string }) => (
  <h1>
    <DataText>{text}</DataText>
  </h1>
);

const listed = (video: PlaylistVideo, failed: ReadonlySet<string>) => ({
  videoId: video.playlistVideoId,
  name: video.playlistVideoName,
  thumbnailId: video.thumbnailId,
  durationMs: video.duration,
  isAvailable: isAvailable(video, failed),
});
