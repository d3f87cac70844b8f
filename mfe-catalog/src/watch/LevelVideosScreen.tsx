import * as paths from '@bazaar/shared/contracts/paths';
import type { LevelPage } from '@bazaar/shared/data/levelVideos';
import { useNavigate, useParams, useSearchParams } from '@bazaar/shared/router';
import { SeriesScreen, useSelection } from '@bazaar/shared/series';
import { watch as texts } from '../texts.ts';
import { LevelEnd } from './end/LevelEnd.tsx';
import { LEVEL_PAGES, pageFrom } from './levelPage.ts';
import { MoreLevels } from './MoreLevels.tsx';
import { PageTabs } from './PageTabs.tsx';
import { useLevelLists, useLevelLocation } from './useLevel.ts';
import { useNextLesson } from './useNextLesson.ts';

/** A level's videos, page by page (§2, Level video page). */
export function LevelVideosScreen() {
  const { creatorTopicId = '', levelId = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const page = pageFrom(search.get('page'));
  const { level, creatorName, parent, breadcrumbs, about } = useLevelLocation(creatorTopicId, levelId);
  const lists = useLevelLists(creatorTopicId, levelId);
  const selection = useSelection(lists[page], {
    parent,
    search: { page: String(page) },
    defaultLesson: ([first]) => first,
  });
  const { lesson, failed, nextStep, replay } = selection;
  const { next, retry } = useNextLesson({ creatorTopicId, levelId, page, lists, videoId: lesson?.videoId, failed });

  const pathOf = (chosen: LevelPage) => paths.levelVideos(creatorTopicId, levelId, { page: chosen });
  const otherPage = LEVEL_PAGES.find((each) => lists[each].items.length > 0);
  const instead = otherPage
    ? { to: pathOf(otherPage), label: texts.otherPage(otherPage) }
    : { to: parent, label: texts.otherLevels };
  return (
    <SeriesScreen
      series={{
        kind: 'level',
        seriesId: levelId,
        name: level?.levelName,
        description: level?.description,
        lists: Object.values(lists),
      }}
      selection={selection}
      next={next}
      heading={{ breadcrumbs, about, title: texts.page(page), path: pathOf(page) }}
      side={{
        title: texts.videos,
        label: texts.playlist,
        tabs: (list) => (
          <PageTabs lists={lists} page={page} onChoose={(chosen) => void navigate(pathOf(chosen), { state: nextStep })}>
            {list}
          </PageTabs>
        ),
      }}
      notice={{ missing: texts.noLevel, empty: texts.empty(page), failed: texts.failed, instead }}
      end={
        <LevelEnd
          creatorTopicId={creatorTopicId}
          level={level}
          onRetry={retry}
          onReplay={() => lesson && replay(lesson)}
        />
      }
      more={<MoreLevels level={level} creatorName={creatorName} />}
    />
  );
}
