import * as paths from '@bazaar/shared/contracts/paths';
import { creatorTopic } from '@bazaar/shared/data/creatorTopics';
import { levelsTaughtBy, type Level } from '@bazaar/shared/data/levels';
import type { LevelPage } from '@bazaar/shared/data/levelVideos';
import { useDocument } from '@bazaar/shared/query';
import { useNavigate, useParams, useSearchParams } from '@bazaar/shared/router';
import { MORE_FROM_LIMIT, MoreFrom, SeriesEnd, SeriesScreen, useSelection } from '@bazaar/shared/series';
import { Button, ButtonLink } from '@bazaar/shared/ui/Button';
import { DataText } from '@bazaar/shared/ui/DataText';
import { topicEnd, watch as texts } from '../texts.ts';
import { LEVEL_PAGES, pageFrom } from './levelPage.ts';
import { PageTabs } from './PageTabs.tsx';
import { useLevelLists, useLevelLocation, topicPaths } from './useLevel.ts';
import { useNextLesson } from './useNextLesson.ts';

/** A level's videos, page by page (§2, Level video page). */
export function LevelVideosScreen() {
  const { creatorTopicId = '', levelId = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const page = pageFrom(search.get('page'));
  const { level, topicName, creatorName, parent, breadcrumbs, about } = useLevelLocation(creatorTopicId, levelId);
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
        topicName,
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

interface LevelEndProps {
  creatorTopicId: string;
  level: Level | undefined;
  /** Given: what comes next could not be read. */
  onRetry: (() => void) | undefined;
  onReplay(): void;
}

/** After the last video of a topic: that it is finished, and links to what to watch next. */
function LevelEnd({ creatorTopicId, level, onRetry, onReplay }: LevelEndProps) {
  const { value: topic } = useDocument(creatorTopic(creatorTopicId));
  const to = topicPaths({ ...level, creatorTopicId });
  return (
    <SeriesEnd
      title={onRetry ? topicEnd.failed : topicEnd.title}
      text={!onRetry && topic && <DataText>{topicEnd.finished(topic.creatorTopicName)}</DataText>}
      links={
        <>
          {onRetry && <Button onClick={onRetry}>{topicEnd.tryAgain}</Button>}
          <ButtonLink to={to.levels} kind="line">
            {topicEnd.levels}
          </ButtonLink>
          {!onRetry && (
            <ButtonLink to={to.topics} kind="line">
              {topicEnd.topics}
            </ButtonLink>
          )}
        </>
      }
      onReplay={onReplay}
    />
  );
}

interface MoreLevelsProps {
  /** The level that is watched; undefined until it is read. */
  level: Level | undefined;
  creatorName: string | undefined;
}

/** The other levels of this level's creator. */
function MoreLevels({ level, creatorName }: MoreLevelsProps) {
  if (!level?.levelCreatorId || !creatorName) return null;
  return (
    <MoreFrom
      name={creatorName}
      query={levelsTaughtBy(level.levelCreatorId, MORE_FROM_LIMIT)}
      card={({ levelId, levelName, creatorTopicId, thumbnailId }) =>
        levelId === level.levelId || !creatorTopicId
          ? undefined
          : {
              id: levelId,
              to: paths.levelVideos(creatorTopicId, levelId),
              name: levelName,
              imageId: thumbnailId,
            }
      }
    />
  );
}
