import type { LevelPage, LevelVideo } from '@bazaar/shared/data/levelVideos';
import { SeriesHead, VideoList } from '@bazaar/shared/player';
import { watch as texts } from '../texts.ts';
import { isAvailable } from './nextLesson.ts';
import { PageTabs } from './PageTabs.tsx';
import type { LevelLists } from './useLevelVideos.ts';

interface LevelSideProps {
  lists: LevelLists;
  page: LevelPage;
  failed: ReadonlySet<string>;
  /** Undefined while the page has no video. */
  currentId: string | undefined;
  pathOf(videoId: string): string;
  state: object;
  onChoosePage(page: LevelPage): void;
  onPick(videoId: string): void;
}

/** The three pages of the level, whether it goes on by itself, and the videos of the chosen page. */
export const LevelSide = ({ lists, page, failed, onChoosePage, ...list }: LevelSideProps) => (
  <>
    <SeriesHead title={texts.videos} />
    <PageTabs lists={lists} page={page} onChoose={onChoosePage}>
      <VideoList label={texts.playlist} videos={lists[page].items.map((each) => listed(each, failed))} {...list} />
    </PageTabs>
  </>
);

const listed = (video: LevelVideo, failed: ReadonlySet<string>) => ({
  videoId: video.levelVideoId,
  name: video.levelVideoName,
  thumbnailId: video.thumbnailId,
  durationMs: video.duration,
  isAvailable: isAvailable(video, failed),
});
