import * as paths from '@bazaar/shared/contracts/paths';
import { levelCreatorsOf } from '@bazaar/shared/data/levelCreators';
import { backendErrorKind } from '@bazaar/shared/firebase/backendError';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { CardListScreen } from '@bazaar/shared/ui/ListScreen';
import { useAbove, useTopicName } from '../location.ts';
import { MissingId } from '../MissingId.tsx';
import { creators as texts } from '../texts.ts';

/** The creators who teach a topic (§2, Creator list screen). */
export function LevelCreators() {
  const { categoryId = '', subCategoryId = '', creatorTopicId } = useParams();
  const parent = paths.topics(categoryId, subCategoryId);
  if (!creatorTopicId?.trim()) return <MissingId text={texts.missingId} parent={parent} />;
  return <CreatorsOfTopic {...{ categoryId, subCategoryId, creatorTopicId, parent }} />;
}

interface CreatorsOfTopicProps {
  categoryId: string;
  subCategoryId: string;
  creatorTopicId: string;
  parent: string;
}

function CreatorsOfTopic({ categoryId, subCategoryId, creatorTopicId, parent }: CreatorsOfTopicProps) {
  const list = useList(levelCreatorsOf(creatorTopicId));
  return (
    <CardListScreen
      list={list}
      texts={{ ...texts, failed: failedText }}
      parent={parent}
      location={{ above: useAbove(categoryId, subCategoryId), about: [useTopicName(creatorTopicId)] }}
      card={(creator, index) => ({
        id: creator.id,
        to: paths.levels(categoryId, subCategoryId, creator.creatorTopicId ?? creatorTopicId, { creator: creator.id }),
        name: creator.levelCreatorName ?? texts.fallbackName(index + 1),
        imageId: creator.smallImageId,
        ratio: 1,
        children: (
          <span>
            {texts.explore} <span aria-hidden="true">→</span>
          </span>
        ),
      })}
    />
  );
}

/** §8: 'Error fetching creators: {message}', in words for a reader instead of the SDK's. */
function failedText(error: Error | undefined): string {
  const kind = backendErrorKind(error);
  if (kind === 'unreachable' || kind === 'timedOut' || kind === 'busy') return texts.failed(texts.reasons.unreachable);
  return texts.failed(kind === 'denied' ? texts.reasons.denied : texts.reasons.other);
}
