import { STARTS } from '@bazaar/shared/contracts/navigationState';
import { duration } from '@bazaar/shared/format/duration';
import { ButtonLink } from '@bazaar/shared/ui/Button';
import { DataText } from '@bazaar/shared/ui/DataText';
import { ProgressLine } from '@bazaar/shared/ui/ProgressLine';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { levelPath as texts } from '../texts.ts';
import styles from './ResumeLesson.module.css';
import type { ResumeLink, LevelProgress } from './topicPath.ts';

interface ResumeLessonProps {
  /** Undefined where all is finished, and where it is not known. */
  resume: ResumeLink | undefined;
  /** Of all levels; undefined while their lessons are not known. */
  progress: LevelProgress | undefined;
  isLoading: boolean;
}

/** The lesson to go on with, and how far the learner has come in the topic; of one height in all its states. */
export function ResumeLesson({ resume, progress, isLoading }: ResumeLessonProps) {
  if (!resume && !progress && !isLoading) return null;
  const isFinished = progress && progress.count > 0 && !resume;
  return (
    <section className={styles.next} aria-label={texts.label}>
      <div className={styles.lesson}>
        <p className={styles.name}>
          {resume && <DataText>{resume.name}</DataText>}
          {isFinished && <span>{texts.topicFinished}</span>}
          {!resume && isLoading && <Skeleton height={20} width="60%" />}
        </p>
        <p className={styles.about}>
          {resume && resume.atMs > 0 && <span>{positionText(resume)}</span>}
          {resume?.levelName && (
            <span>
              <DataText>{resume.levelName}</DataText>
            </span>
          )}
        </p>
        <p className={styles.about}>{progress && texts.figures(progress)}</p>
      </div>
      {resume && (
        <ButtonLink to={resume.to} state={STARTS}>
          <span>{resume.isBegun ? texts.resume : texts.start}</span>
          <span className="visually-hidden">{` ${texts.withLesson(resume.name)}`}</span>
        </ButtonLink>
      )}
      <ProgressLine share={progress?.share ?? 0} isFinished={isFinished ?? false} />
    </section>
  );
}

const positionText = ({ atMs, durationMs }: ResumeLink) =>
  durationMs ? texts.positionOf(duration(atMs), duration(durationMs)) : texts.position(duration(atMs));
