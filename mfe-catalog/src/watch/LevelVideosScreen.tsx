import { paths } from '@bazaar/shared/contracts/paths';
import { levelVideosOf, type LevelPage, type LevelVideo } from '@bazaar/shared/data/levelVideos';
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
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useMemo } from 'react';
import { messages } from '../messages.ts';
import { LEVEL_PAGES, pageFrom, videoFrom } from './levelPage.ts';
import styles from './LevelVideosScreen.module.css';

const texts = messages.watch;

/** A level's videos, page by page (§2, Level video page). */
export function LevelVideosScreen() {
  const { creatorTopicId = '', levelId } = useParams();
  const goBack = useGoBack(paths.levelsFallback);
  const back = (
    <Button kind="line" onClick={goBack}>
      {messages.back}
    </Button>
  );
  if (!levelId) return <div className={styles.screen}><Notice kind="error" title={texts.noLevel} actions={back} /></div>;
  return (
    <div className={styles.screen}>
      {back}
      <LevelVideos creatorTopicId={creatorTopicId} levelId={levelId} />
    </div>
  );
}

function LevelVideos({ creatorTopicId, levelId }: { creatorTopicId: string; levelId: string }) {
  const [search] = useSearchParams();
  const page = pageFrom(search.get('page'));
  // Probed for all three pages: a tab is enabled only if its page has videos (§4).
  const lists: Record<LevelPage, List<LevelVideo>> = { 1: usePage(levelId, 1), 2: usePage(levelId, 2), 3: usePage(levelId, 3) };
  const list = lists[page];
  const video = videoFrom(list.items, search.get('video'));
  useDocumentTitle(video?.levelVideoName ?? texts.page(page));
  return (
    <div className={styles.watch}>
      <div>
        {video ? <Playing video={video} /> : <Waiting list={list} page={page} />}
        <h1>{video ? <DataText>{video.levelVideoName}</DataText> : texts.page(page)}</h1>
      </div>
      <div>
        <nav className={styles.pages} aria-label={texts.pages}>
          {LEVEL_PAGES.map((each) => {
            const isEnabled = lists[each].items.length > 0;
            return isEnabled ? (
              <Link key={each} to={paths.levelVideos(creatorTopicId, levelId, { page: each })} aria-current={each === page ? 'page' : undefined}>
                {texts.page(each)}
              </Link>
            ) : (
              <span key={each} aria-disabled="true">
                {texts.page(each)}
              </span>
            );
          })}
        </nav>
        <ol className={styles.playlist} aria-label={texts.playlist}>
          {list.items.map((each) => (
            <li key={each.levelVideoId}>
              <Link
                to={paths.levelVideos(creatorTopicId, levelId, { page, video: each.levelVideoId })}
                aria-current={each === video ? 'true' : undefined}
                className={styles.item}
              >
                <span className={styles.thumbnail}>
                  <RemoteImage imageId={each.thumbnailId} alt="" ratio={16 / 9} sizes="112px" />
                </span>
                <span>
                  <DataText>{each.levelVideoName}</DataText>
                  {each.duration !== undefined && <small>{duration(each.duration)}</small>}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

const usePage = (levelId: string, page: LevelPage) => useList(useMemo(() => levelVideosOf(levelId, page), [levelId, page]));

const Playing = ({ video }: { video: LevelVideo }) => (
  <VideoPlayer
    key={video.levelVideoId}
    title={video.levelVideoName}
    url={video.streamVideoId ? streamUrl(video.streamVideoId) : ''}
    posterUrl={video.thumbnailId && imageUrls(video.thumbnailId).public}
  />
);

function Waiting({ list, page }: { list: List<LevelVideo>; page: LevelPage }) {
  if (list.status === 'error') return <Notice kind="error" title={texts.failed} actions={<Button onClick={list.refresh}>{messages.tryAgain}</Button>} />;
  if (list.status === 'empty') return <Notice kind="empty" title={texts.empty(page)} actions={<Button onClick={list.refresh}>{messages.tryAgain}</Button>} />;
  return (
    <div className={styles.placeholder} aria-busy="true">
      <Skeleton height="100%" />
    </div>
  );
}
