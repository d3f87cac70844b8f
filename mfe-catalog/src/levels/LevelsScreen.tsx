import { paths } from '@bazaar/shared/contracts/paths';
import { levelsOf, type Level } from '@bazaar/shared/data/levels';
import { useList } from '@bazaar/shared/query';
import { useParams } from '@bazaar/shared/router';
import { BoardCard } from '@bazaar/shared/ui/BoardCard';
import { CardGrid, ListScreen } from '@bazaar/shared/ui/ListScreen';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useMemo } from 'react';
import { messages } from '../messages.ts';
import { MissingId } from '../MissingId.tsx';
import { useTitleFromState } from '../titleFromState.ts';
import styles from './LevelsScreen.module.css';

const texts = messages.levels;

/** The levels of a business topic. */
export function BusinessLevelsScreen() {
  const { creatorTopicId = '' } = useParams();
  if (!creatorTopicId.trim()) return <MissingId text={texts.missingId} parent={paths.business} />;
  return <Levels creatorTopicId={creatorTopicId} parent={paths.business} instead={texts.otherBusiness} />;
}

/** The levels of a topic, reached through its creators. */
export function LevelsScreen() {
  const { categoryId = '', subCategoryId = '', creatorTopicId = '', levelTopicId = '' } = useParams();
  return <Levels creatorTopicId={levelTopicId} parent={paths.levelCreators(categoryId, subCategoryId, creatorTopicId)} instead={texts.otherCreators} />;
}

function Levels({ creatorTopicId, parent, instead }: { creatorTopicId: string; parent: string; instead: string }) {
  const list = useList(useMemo(() => levelsOf(creatorTopicId), [creatorTopicId]));
  return (
    <ListScreen title={useTitleFromState(texts.title)} list={list} texts={{ empty: texts.empty, error: texts.failed }} parent={parent} instead={{ to: parent, label: instead }}>
      {(items) => (
        <>
          <Section title={texts.what} levels={items.filter((level) => level.sectionType === 'What')} creatorTopicId={creatorTopicId} />
          <Section title={texts.how} levels={items.filter((level) => level.sectionType === 'How')} creatorTopicId={creatorTopicId} />
        </>
      )}
    </ListScreen>
  );
}

/** What or How (§2); a section with nothing in it is not shown. */
function Section({ title, levels, creatorTopicId }: { title: string; levels: readonly Level[]; creatorTopicId: string }) {
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
