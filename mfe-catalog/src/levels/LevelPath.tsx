import * as paths from '@bazaar/shared/contracts/paths';
import type { Level } from '@bazaar/shared/data/levels';
import { DataText } from '@bazaar/shared/ui/DataText';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { levels as texts } from '../texts.ts';
import styles from './LevelPath.module.css';
import { LevelStep } from './LevelStep.tsx';
import { ResumeLesson } from './ResumeLesson.tsx';
import { useTopicPath } from './useTopicPath.ts';

const SECTIONS = ['What', 'How'] as const;

/** The creator who was chosen on the page before; the name is '' where it cannot be read, undefined until it is. */
export interface ChosenCreator {
  id: string;
  name: string | undefined;
}

interface LevelPathProps {
  creatorTopicId: string;
  levels: readonly Level[];
  chosen?: ChosenCreator | undefined;
}

/** The levels of a topic as a path: What, then How (§2); a section with nothing in it is not shown. Those of a chosen creator come first. */
export function LevelPath({ creatorTopicId, levels, chosen }: LevelPathProps) {
  const groups = groupsOf(levels, chosen).map(({ levels, ...group }) => ({ ...group, sections: sectionsOf(levels) }));
  const inOrder = groups.flatMap(({ sections }) => sections.flatMap(({ steps }) => steps));
  const { isLoading, all, of } = useTopicPath(creatorTopicId, inOrder);
  return (
    // Not aria-busy while its figures are to come: a drawn screen is whole without them (docs/decisions/024).
    <>
      <ResumeLesson {...all} isLoading={isLoading} />
      {groups.map(({ title, isChosen, sections }) => (
        <div key={String(isChosen)} className={styles.group} data-chosen={isChosen}>
          {title === '' && <div className={styles.creator} />}
          {title && (
            <h2 className={styles.creator}>
              <DataText>{title}</DataText>
            </h2>
          )}
          {isChosen && sections.length === 0 && <p>{texts.noneOfCreator}</p>}
          <div className={styles.sections}>
            {sections.map(({ type, steps }) => (
              <section key={type}>
                <SectionHeading level={title === undefined ? 2 : 3}>{texts.sections[type]}</SectionHeading>
                <ol className={styles.steps} start={inOrder.indexOf(steps[0]!) + 1}>
                  {steps.map((level) => (
                    <LevelStep
                      key={level.levelId}
                      to={paths.levelVideos(creatorTopicId, level.levelId)}
                      level={level}
                      position={inOrder.indexOf(level) + 1}
                      {...of(level)}
                      isLoading={isLoading}
                    />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

/** The levels of the chosen creator and all others, each with its title; one group without a title where none is chosen, or nobody knows who that is. */
function groupsOf(levels: readonly Level[], chosen: ChosenCreator | undefined) {
  if (!chosen || chosen.name === '') return [{ title: undefined, isChosen: false, levels }];
  const others = levels.filter(({ levelCreatorId }) => levelCreatorId !== chosen.id);
  const theirs = {
    title: chosen.name === undefined ? '' : texts.ofCreator(chosen.name),
    isChosen: true,
    levels: levels.filter(({ levelCreatorId }) => levelCreatorId === chosen.id),
  };
  return others.length > 0 ? [theirs, { title: texts.ofOthers, isChosen: false, levels: others }] : [theirs];
}

const sectionsOf = (levels: readonly Level[]) =>
  SECTIONS.map((type) => ({ type, steps: levels.filter(({ sectionType }) => sectionType === type) })).filter(
    ({ steps }) => steps.length > 0,
  );

/** In the place of a path while its levels are not known: two sections of two steps each. */
export const LevelPathSkeleton = () => (
  <div aria-hidden="true">
    <ResumeLesson resume={undefined} progress={undefined} isLoading />
    <div className={styles.sections}>
      {Object.keys(texts.sections).map((type) => (
        <section key={type}>
          <SectionHeading>
            <Skeleton height="1em" width={96} />
          </SectionHeading>
          <Step />
          <Step />
        </section>
      ))}
    </div>
  </div>
);

const Step = () => (
  <div className={styles.step}>
    <span className={styles.marker} />
    <div className={styles.level}>
      <span className={styles.picture} style={{ aspectRatio: 4 / 3 }}>
        <Skeleton height="100%" />
      </span>
      <span className={styles.link}>
        <Skeleton height={22} width="70%" />
      </span>
      <p className={styles.facts}>
        <span className={styles.figures} />
        <span className={styles.following} />
      </p>
    </div>
  </div>
);
