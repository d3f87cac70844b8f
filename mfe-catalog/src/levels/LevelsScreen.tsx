import { paths } from '@bazaar/shared/contracts/paths';
import { levelsOf, type Level } from '@bazaar/shared/data/levels';
import { useList, type List } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { BoardCard } from '@bazaar/shared/ui/BoardCard';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useMemo, type ComponentProps } from 'react';
import { aboveBusinessLevels, aboveLevels } from '../location/breadcrumbs.ts';
import { useCategoryName, useLevelCreatorName, useSubcategoryName, useTopicName } from '../location/names.ts';
import { messages } from '../messages.ts';
import { MissingId } from '../MissingId.tsx';
import { useGivenTitle } from '../titleFromState.ts';
import styles from './LevelsScreen.module.css';

const texts = messages.levels;

/** The levels of a business topic; the page before may hand on its name (§2). */
export function BusinessLevelsScreen() {
  const { creatorTopicId = '' } = useParams();
  if (!creatorTopicId.trim()) return <MissingId text={texts.missingId} parent={paths.business} />;
  return <BusinessLevels creatorTopicId={creatorTopicId} />;
}

function BusinessLevels({ creatorTopicId }: { creatorTopicId: string }) {
  const list = useLevels(creatorTopicId);
  const given = useGivenTitle();
  const knownName = useTopicName(given === undefined ? creatorTopicId : undefined);
  const creatorName = useLevelCreatorName(onlyCreatorOf(list.items));
  return (
    <Levels
      creatorTopicId={creatorTopicId}
      list={list}
      parent={paths.business}
      instead={texts.otherBusiness}
      location={{ above: aboveBusinessLevels(), about: [given ?? knownName, creatorName] }}
    />
  );
}

/** The levels of a topic, reached through one of its creators; the page before may hand on the creator's name. */
export function LevelsScreen() {
  const { categoryId = '', subCategoryId = '', creatorTopicId = '', levelTopicId = '' } = useParams();
  const list = useLevels(levelTopicId);
  const above = {
    categoryId,
    categoryName: useCategoryName(categoryId),
    subCategoryId,
    subCategoryName: useSubcategoryName(subCategoryId),
  };
  const given = useGivenTitle();
  const onlyCreatorName = useLevelCreatorName(given === undefined ? onlyCreatorOf(list.items) : undefined);
  const about = [useTopicName(levelTopicId), given ?? onlyCreatorName];
  return (
    <Levels
      creatorTopicId={levelTopicId}
      list={list}
      parent={paths.levelCreators(categoryId, subCategoryId, creatorTopicId)}
      instead={texts.otherCreators}
      location={{ above: aboveLevels(above, creatorTopicId), about }}
    />
  );
}

const useLevels = (creatorTopicId: string) => useList(useMemo(() => levelsOf(creatorTopicId), [creatorTopicId]));

/** Who teaches all of these levels; undefined where they have several creators. */
function onlyCreatorOf(levels: readonly Level[]): string | undefined {
  const [first, ...others] = new Set(levels.map(({ levelCreatorId }) => levelCreatorId));
  return others.length === 0 ? first : undefined;
}

interface LevelsProps extends Pick<ComponentProps<typeof ListScreen>, 'parent' | 'location'> {
  /** Names the page above, where there are no levels. */
  instead: string;
  creatorTopicId: string;
  list: List<Level>;
}

function Levels({ creatorTopicId, list, parent, instead, location }: LevelsProps) {
  return (
    <ListScreen
      title={texts.title}
      list={list}
      texts={{ empty: texts.empty, error: texts.failed }}
      parent={parent}
      instead={{ to: parent, label: instead }}
      location={location}
    >
      {(items) => (
        <>
          <Section
            title={texts.what}
            levels={items.filter((level) => level.sectionType === 'What')}
            creatorTopicId={creatorTopicId}
          />
          <Section
            title={texts.how}
            levels={items.filter((level) => level.sectionType === 'How')}
            creatorTopicId={creatorTopicId}
          />
        </>
      )}
    </ListScreen>
  );
}

/** What or How (§2); a section with nothing in it is not shown. */
function Section({
  title,
  levels,
  creatorTopicId,
}: {
  title: string;
  levels: readonly Level[];
  creatorTopicId: string;
}) {
  if (levels.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading>{title}</SectionHeading>
      <CardGrid>
        {levels.map(({ levelId, levelName, thumbnailId }) => (
          <li key={levelId}>
            <BoardCard to={paths.levelVideos(creatorTopicId, levelId)} name={levelName} imageId={thumbnailId} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
