import * as paths from '@bazaar/shared/contracts/paths';
import type { Level } from '@bazaar/shared/data/levels';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { levels as texts } from '../texts.ts';
import styles from './LevelPath.module.css';
import { LevelStep } from './LevelStep.tsx';
import { ResumeLesson } from './ResumeLesson.tsx';
import { useTopicPath } from './useTopicPath.ts';

const SECTIONS = ['What', 'How'] as const;

/** The levels of a topic as a path: What, then How (§2); a section with nothing in it is not shown. */
export function LevelPath({ creatorTopicId, levels }: { creatorTopicId: string; levels: readonly Level[] }) {
  const sections = SECTIONS.map((type) => ({ type, steps: levels.filter(({ sectionType }) => sectionType === type) }));
  const inOrder = sections.flatMap(({ steps }) => steps);
  const { isLoading, all, of } = useTopicPath(creatorTopicId, inOrder);
  return (
    // Not aria-busy while its figures are to come: a drawn screen is whole without them (docs/decisions/024).
    <>
      <ResumeLesson {...all} isLoading={isLoading} />
      <div className={styles.sections}>
        {sections
          .filter(({ steps }) => steps.length > 0)
          .map(({ type, steps }) => (
            <section key={type}>
              <SectionHeading>{texts.sections[type]}</SectionHeading>
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
    </>
  );
}

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
