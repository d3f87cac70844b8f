import { SAFE_ID } from '@bazaar/shared/contracts/earlyReads';
import * as paths from '@bazaar/shared/contracts/paths';
import { creatorTopic } from '@bazaar/shared/data/creatorTopics';
import { levelCreator } from '@bazaar/shared/data/levelCreators';
import { levelsOf, type Level } from '@bazaar/shared/data/levels';
import { useList, type List } from '@bazaar/shared/query';
import { useParams, useSearchParams } from '@bazaar/shared/router';
import { ListScreen } from '@bazaar/shared/ui/ListScreen';
import { useName, useTitle } from '@bazaar/shared/ui/ScreenHeading';
import type { ComponentProps } from 'react';
import { BUSINESS, useAbove, useTopicName } from '../location.ts';
import { creators, levels as texts } from '../texts.ts';
import { MissingId } from '../MissingId.tsx';
import { LevelPath, LevelPathSkeleton, type ChosenCreator } from './LevelPath.tsx';

/** The levels of a business topic; the page before may pass the topic's name (§2). */
export function BusinessLevelsScreen() {
  const { creatorTopicId = '' } = useParams();
  if (!creatorTopicId.trim()) return <MissingId text={texts.missingId} parent={paths.business} />;
  return <BusinessLevels creatorTopicId={creatorTopicId} />;
}

function BusinessLevels({ creatorTopicId }: { creatorTopicId: string }) {
  const list = useList(levelsOf(creatorTopicId));
  const topicName = useTitle(creatorTopic(creatorTopicId), (topic) => topic.creatorTopicName);
  const creatorName = useName(onlyCreatorOf(list.items), (creator) => creator.levelCreatorName);
  return (
    <Levels
      creatorTopicId={creatorTopicId}
      list={list}
      parent={paths.business}
      instead={texts.otherBusiness}
      location={{ above: [BUSINESS], about: [topicName, creatorName] }}
    />
  );
}

/** The levels of a topic, reached through one of its creators, whose levels stand first. */
export function LevelsScreen() {
  const { categoryId = '', subCategoryId = '', creatorTopicId = '', levelTopicId = '' } = useParams();
  const list = useList(levelsOf(levelTopicId));
  const creatorName = useName(onlyCreatorOf(list.items), (creator) => creator.levelCreatorName);
  const parent = paths.levelCreators(categoryId, subCategoryId, creatorTopicId);
  const above = [...useAbove(categoryId, subCategoryId), { name: creators.title, path: parent }];
  return (
    <Levels
      creatorTopicId={levelTopicId}
      list={list}
      parent={parent}
      instead={texts.otherCreators}
      location={{ above, about: [useTopicName(levelTopicId), creatorName] }}
      chosen={useChosenCreator()}
    />
  );
}

/** The creator that the address names; the page before may pass the name. */
function useChosenCreator(): ChosenCreator | undefined {
  const named = useSearchParams()[0].get('creator') ?? '';
  const id = SAFE_ID.test(named) ? named : undefined;
  const name = useTitle(id ? levelCreator(id) : undefined, (creator) => creator.levelCreatorName);
  return id ? { id, name } : undefined;
}

/** The creator who teaches all of these levels; undefined where they have several. */
function onlyCreatorOf(levels: readonly Level[]) {
  const [first, ...others] = new Set(levels.map(({ levelCreatorId }) => levelCreatorId));
  return first && others.length === 0 ? levelCreator(first) : undefined;
}

interface LevelsProps extends Pick<ComponentProps<typeof ListScreen>, 'parent' | 'location'> {
  /** Names the page above, where there are no levels. */
  instead: string;
  creatorTopicId: string;
  list: List<Level>;
  chosen?: ChosenCreator | undefined;
}

/** The list screen of the levels, whichever way led to them. */
const Levels = ({ creatorTopicId, instead, chosen, ...screen }: LevelsProps) => (
  <ListScreen {...screen} texts={{ ...texts, instead }} skeleton={<LevelPathSkeleton />}>
    {(items) => <LevelPath creatorTopicId={creatorTopicId} levels={items} chosen={chosen} />}
  </ListScreen>
);
