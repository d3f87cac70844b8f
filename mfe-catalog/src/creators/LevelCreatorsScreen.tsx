import { paths } from '@bazaar/shared/contracts/paths';
import { levelCreatorsOf, type LevelCreator } from '@bazaar/shared/data/levelCreators';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { BoardCard } from '@bazaar/shared/ui/BoardCard';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { useMemo } from 'react';
import { aboveCreators } from '../location/breadcrumbs.ts';
import { useCategoryName, useSubcategoryName, useTopicName } from '../location/names.ts';
import { messages } from '../messages.ts';
import { MissingId } from '../MissingId.tsx';
import { creatorsError } from './creatorsError.ts';

const texts = messages.creators;

/** Who teaches a topic (§2, Creator list screen). */
export function LevelCreatorsScreen() {
  const { categoryId = '', subCategoryId = '', creatorTopicId } = useParams();
  const parent = paths.topics(categoryId, subCategoryId);
  if (!creatorTopicId?.trim()) return <MissingId text={texts.missingId} parent={parent} />;
  return (
    <LevelCreators
      categoryId={categoryId}
      subCategoryId={subCategoryId}
      creatorTopicId={creatorTopicId}
      parent={parent}
    />
  );
}

interface LevelCreatorsProps {
  categoryId: string;
  subCategoryId: string;
  creatorTopicId: string;
  parent: string;
}

function LevelCreators({ categoryId, subCategoryId, creatorTopicId, parent }: LevelCreatorsProps) {
  const list = useList(useMemo(() => levelCreatorsOf(creatorTopicId), [creatorTopicId]));
  const above = aboveCreators({
    categoryId,
    categoryName: useCategoryName(categoryId),
    subCategoryId,
    subCategoryName: useSubcategoryName(subCategoryId),
  });
  const topicName = useTopicName(creatorTopicId);
  const nameOf = (creator: LevelCreator, index: number) => creator.levelCreatorName ?? texts.fallbackName(index + 1);
  return (
    <ListScreen
      title={texts.title}
      list={list}
      texts={{ empty: texts.empty, error: creatorsError, hints: texts.hints, count: texts.count }}
      parent={parent}
      instead={{ to: parent, label: texts.instead }}
      location={{ above, about: [topicName] }}
    >
      {(items) => (
        <CardGrid>
          {items.map((creator, index) => (
            <li key={creator.id}>
              <BoardCard
                to={paths.levels(categoryId, subCategoryId, creator.creatorTopicId ?? creatorTopicId)}
                name={nameOf(creator, index)}
                state={{ title: nameOf(creator, index) }}
                imageId={creator.smallImageId}
                ratio={1}
              >
                {texts.explore} <span aria-hidden="true">→</span>
              </BoardCard>
            </li>
          ))}
        </CardGrid>
      )}
    </ListScreen>
  );
}
