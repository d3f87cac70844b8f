import { paths } from '@bazaar/shared/contracts/paths';
import { playlistVideosOf, type PlaylistVideo } from '@bazaar/shared/data/playlistVideos';
import { duration } from '@bazaar/shared/format/duration';
import { imageUrls } from '@bazaar/shared/media/imageUrl';
import { streamUrl } from '@bazaar/shared/media/streamUrl';
import { VideoPlayer } from '@bazaar/shared/player';
import { useList, type List } from '@bazaar/shared/query';
import { Link, useParams, useSearchParams } from '@bazaar/shared/router';
import { Button } from '@bazaar/shared/ui/Button';
import { DataText } from '@bazaar/shared/ui/DataText';
import { useGoBack } from '@bazaar/shared/ui/ListScreen';
import { Notice } from '@bazaar/shared/ui/Notice';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useMemo } from 'react';
import { messages } from '../messages.ts';
import styles from './PlaylistVideosScreen.module.css';

const texts = messages.watch;

/** A playlist's videos, the first one first (§2, Playlist video player). Works from a bare link. */
export function PlaylistVideosScreen() {
  const { playlistCreatorId = '', playlistTopicId = '', playlistId = '' } = useParams();
  const [search] = useSearchParams();
  const list = useList(useMemo(() => playlistVideosOf(playlistId), [playlistId]));
  const video = list.items.find((each) => each.playlistVideoId === search.get('video')) ?? list.items[0];
  const goBack = useGoBack(paths.topicPlaylists(playlistCreatorId, playlistTopicId));
  useDocumentTitle(video?.playlistVideoName ?? texts.title);
  return (
    <div className={styles.screen}>
      <Button kind="line" onClick={goBack}>
        {messages.back}
      </Button>
      {video ? <Playing key={video.playlistVideoId} video={video} /> : <Waiting list={list} />}
      <h1>{video ? <DataText>{video.playlistVideoName}</DataText> : texts.title}</h1>
      <ol className={styles.playlist} aria-label={texts.playlist}>
        {list.items.map((each) => (
          <li key={each.playlistVideoId}>
            <Link
              to={paths.playlistVideos(playlistCreatorId, playlistTopicId, playlistId, { video: each.playlistVideoId })}
              aria-current={each === video ? 'true' : undefined}
            >
              <DataText>{each.playlistVideoName}</DataText>
              {each.duration !== undefined && <small>{duration(each.duration)}</small>}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

const Playing = ({ video }: { video: PlaylistVideo }) => (
  <VideoPlayer
    title={video.playlistVideoName}
    url={video.streamVideoId ? streamUrl(video.streamVideoId) : ''}
    posterUrl={video.thumbnailId && imageUrls(video.thumbnailId).public}
  />
);

function Waiting({ list }: { list: List<PlaylistVideo> }) {
  const again = <Button onClick={list.refresh}>{messages.tryAgain}</Button>;
  if (list.status === 'error') return <Notice kind="error" title={texts.failed} actions={again} />;
  if (list.status === 'empty') return <Notice kind="empty" title={texts.empty} actions={again} />;
  return (
    <div className={styles.placeholder} aria-busy="true">
      <Skeleton height="100%" />
    </div>
  );
}
