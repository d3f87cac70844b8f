import * as paths from '@bazaar/shared/contracts/paths';
import { levelCreatorsOf } from '@bazaar/shared/data/levelCreators';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { useAbove, useTopicName } from '../location.ts';
import { creators as texts } from '../texts.ts';
import { failedText, hints } from './failedText.ts';
import { MissingId } from '../MissingId.tsx';

/** The creators who teach a topic (§2, Creator list screen). */
export function LevelCreatorsScreen() {
  const { categoryId = '', subCategoryId = '', creatorTopicId } = useParams();
  const parent = paths.topics(categoryId, subCategoryId);
  if (!creatorTopicId?.trim()) return <MissingId text={texts.missingId} parent={parent} />;
  return <LevelCreators {...{ categoryId, subCategoryId, creatorTopicId, parent }} />;
}

interface LevelCreatorsProps {
  categoryId: string;
  subCategoryId: string;
  creatorTopicId: string;
  parent: string;
}

function LevelCreators({ categoryId, subCategoryId, creatorTopicId, parent }: LevelCreatorsProps) {
  const list = useList(levelCreatorsOf(creatorTopicId));
  return (
    <ListScreen
      title={texts.title}
      list={list}
      texts={{ ...texts, failed: failedText, hints }}
      parent={parent}
      instead={{ to: parent, label: texts.instead }}
      location={{ above: useAbove(categoryId, subCategoryId), about: [useTopicName(creatorTopicId)] }}
    >
      {(items) => (
        <CardGrid
          items={items}
          card={(creator, index) => {
            const name = creator.levelCreatorName ?? texts.fallbackName(index + 1);
            return {
              id: creator.id,
              to: paths.levels(categoryId, subCategoryId, creator.creatorTopicId ?? creatorTopicId),
              name,
              imageId: creator.smallImageId,
              ratio: 1,
              isFirst: index === 0,
              state: { title: name },
              children: (
                <span>
                  {texts.explore} <span aria-hidden="true">→</span>
                </span>
              ),
            };
          }}
        />
      )}
    </ListScreen>
  );
}
