import { duration } from '@bazaar/shared/format/duration';
import { ButtonLink } from '@bazaar/shared/ui/Button';
import { DataText } from '@bazaar/shared/ui/DataText';
import { ProgressLine } from '@bazaar/shared/ui/ProgressLine';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { levelPath as texts } from '../texts.ts';
import styles from './NextLesson.module.css';
import type { GoOn, LevelProgress } from './topicPath.ts';

interface NextLessonProps {
  /** Undefined where all is finished, and where it is not known. */
  goOn: GoOn | undefined;
  /** Of all levels; undefined while their lessons are not known. */
  progress: LevelProgress | undefined;
  isLoading: boolean;
}

/** The lesson to go on with, and how far the learner has come in the topic; of one height in all its states. */
export function NextLesson({ goOn, progress, isLoading }: NextLessonProps) {
  if (!goOn && !progress && !isLoading) return null;
  const isFinished = progress && progress.count > 0 && !goOn;
  return (
    <section className={styles.next} aria-label={texts.label}>
      <div className={styles.lesson}>
        <p className={styles.name}>
          {goOn && <DataText>{goOn.name}</DataText>}
          {isFinished && <span>{texts.topicFinished}</span>}
          {!goOn && isLoading && <Skeleton height={20} width="60%" />}
        </p>
        <p className={styles.about}>
          {goOn && goOn.atMs > 0 && <span>{positionText(goOn)}</span>}
          {goOn?.levelName && (
            <span>
              <DataText>{goOn.levelName}</DataText>
            </span>
          )}
        </p>
        <p className={styles.about}>{progress && texts.figures(progress)}</p>
      </div>
      {goOn && (
        <ButtonLink to={goOn.to}>
          <span>{goOn.isBegun ? texts.goOn : texts.start}</span>
          <span className="visually-hidden">{` ${texts.withLesson(goOn.name)}`}</span>
        </ButtonLink>
      )}
      <ProgressLine share={progress?.share ?? 0} isFinished={isFinished ?? false} />
    </section>
  );
}

const positionText = ({ atMs, durationMs }: GoOn) =>
  durationMs ? texts.positionOf(duration(atMs), duration(durationMs)) : texts.position(duration(atMs));
