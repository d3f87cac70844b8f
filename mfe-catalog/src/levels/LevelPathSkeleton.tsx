import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { levels as texts } from '../texts.ts';
import styles from './LevelPath.module.css';
import { NextLesson } from './NextLesson.tsx';

/** In the place of a path while its levels are not known: two sections of two steps each. */
export const LevelPathSkeleton = () => (
  <div aria-hidden="true">
    <NextLesson resume={undefined} progress={undefined} isLoading />
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
