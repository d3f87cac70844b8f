import * as paths from '@bazaar/shared/contracts/paths';
import { businessTopicNamed, businessTopics } from '@bazaar/shared/data/creatorTopics';
import { useList } from '@bazaar/shared/query';
import { Navigate, useSearchParams } from '@bazaar/shared/router';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { business as texts } from '../texts.ts';
import { sampleFigures } from './sampleFigures.ts';

/** The business topics, 20 a page (§2, §9). A URL may name one (paths.businessTopic): where there is such a topic, it is opened. */
export function BusinessTopicsScreen() {
  const name = useSearchParams()[0].get('topic');
  const [named] = useList(name ? businessTopicNamed(name) : undefined).items;
  const list = useList(businessTopics);
  if (named)
    return (
      <Navigate to={paths.businessLevels(named.creatorTopicId)} state={{ title: named.creatorTopicName }} replace />
    );
  return (
    <ListScreen
      title={texts.title}
      list={list}
      texts={texts}
      parent={paths.home}
      instead={{ to: paths.categories, label: texts.instead }}
    >
      {(items) => (
        <CardGrid
          items={items}
          card={({ creatorTopicId, creatorTopicName, bigImageId }, index) => ({
            id: creatorTopicId,
            to: paths.businessLevels(creatorTopicId),
            name: creatorTopicName,
            imageId: bigImageId,
            isFirst: index === 0,
            state: { title: creatorTopicName },
            children: <SampleFigures creatorTopicId={creatorTopicId} />,
          })}
        />
      )}
    </ListScreen>
  );
}

/** Not data: hidden from screen readers and labelled as a sample, so that nobody takes it for a claim. */
function SampleFigures({ creatorTopicId }: { creatorTopicId: string }) {
  const { rating, students } = sampleFigures(creatorTopicId);
  return (
    <span aria-hidden="true" title={texts.sample}>
      {`${texts.rating(rating)} · ${texts.students(students)} (${texts.sample.toLowerCase()})`}
    </span>
  );
}
