import { paths } from '@bazaar/shared/contracts/paths';
import type { LevelPage, LevelVideo } from '@bazaar/shared/data/levelVideos';
import { duration } from '@bazaar/shared/format/duration';
import { useNavigate } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { StaleNotice } from '@bazaar/shared/ui/Notice';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { VideoList } from '@bazaar/shared/ui/watch/VideoList';
import { VideosNotice } from '@bazaar/shared/ui/watch/VideosNotice';
import { useLeave, WatchScreen } from '@bazaar/shared/ui/watch/WatchScreen';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { LevelPlayer } from './LevelPlayer.tsx';
import { PageTabs } from './PageTabs.tsx';
import { useChosenVideo, useLevelLists } from './useLevelVideos.ts';

const texts = messages.watch;

interface LevelVideosProps {
  creatorTopicId: string;
  levelId: string;
  onBack(): void;
}

/** The player, what plays in it, and what else there is. */
export function LevelVideos({ creatorTopicId, levelId, onBack }: LevelVideosProps) {
  const lists = useLevelLists(levelId);
  const { sameStep, nextStep } = useLeave(paths.levelsFallback);
  const { page, video } = useChosenVideo(lists, sameStep);
  const navigate = useNavigate();
  // A video that somebody picked begins by itself; one that an address names waits for a press.
  const [pickedId, setPickedId] = useState<string>();
  const list = lists[page];
  const pathOf = (videoId: string) => paths.levelVideos(creatorTopicId, levelId, { page, video: videoId });
  const choosePage = (chosen: LevelPage) => void navigate(paths.levelVideos(creatorTopicId, levelId, { page: chosen }), { state: nextStep });
  useDocumentTitle(video?.levelVideoName ?? texts.page(page));
  return (
    <WatchScreen
      onBack={onBack}
      player={
        video ? (
          <LevelPlayer video={video} path={pathOf(video.levelVideoId)} isPicked={video.levelVideoId === pickedId} onBack={onBack} />
        ) : (
          <VideosNotice list={list} texts={{ empty: texts.empty(page), failed: texts.failed }} />
        )
      }
      about={
        <>
          <h1>{video ? <DataText>{video.levelVideoName}</DataText> : texts.page(page)}</h1>
          {video && (
            <p>
              {texts.place(list.items.indexOf(video) + 1, list.items.length)}
              {video.duration !== undefined && ` · ${duration(video.duration)}`}
            </p>
          )}
          {list.isStale && <StaleNotice />}
        </>
      }
      side={
        <PageTabs lists={lists} page={page} onChoose={choosePage}>
          <VideoList label={texts.playlist} videos={list.items.map(listed)} currentId={video?.levelVideoId} pathOf={pathOf} state={nextStep} onPick={setPickedId} />
        </PageTabs>
      }
    />
  );
}

const listed = ({ levelVideoId, levelVideoName, thumbnailId, duration, streamVideoId }: LevelVideo) => ({
  videoId: levelVideoId,
  name: levelVideoName,
  thumbnailId,
  durationMs: duration,
  isAvailable: streamVideoId !== undefined,
});
