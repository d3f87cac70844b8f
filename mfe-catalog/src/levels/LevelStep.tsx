import { STARTS } from '@bazaar/shared/contracts/navigationState';
import type { Level } from '@bazaar/shared/data/levels';
import { Link } from '@bazaar/shared/router';
import { ButtonLink } from '@bazaar/shared/ui/Button';
import { CutText, DataText } from '@bazaar/shared/ui/DataText';
import { CheckIcon, PlayIcon } from '@bazaar/shared/ui/icons';
import { ProgressLine } from '@bazaar/shared/ui/ProgressLine';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { useId, type ReactNode } from 'react';
import { levelPath as texts } from '../texts.ts';
import styles from './LevelPath.module.css';
import { stateOf, type ResumeLink, type LevelProgress, type LevelState } from './topicPath.ts';

/** Not in the spec: so many characters of a name take two lines of a step. */
const NAME_LENGTH = 48;
const SIZES = '(min-width: 600px) 176px, 112px';

interface LevelStepProps {
  to: string;
  level: Level;
  /** On the path, from 1. */
  position: number;
  /** Undefined while its lessons are not known. */
  progress: LevelProgress | undefined;
  /** Its lesson to go on with; undefined where there is none, or none is known. */
  resume: ResumeLink | undefined;
  isLoading: boolean;
}

/** A level as a step of the path: to do, under way or finished, and what is next in it. */
export function LevelStep({ to, level, position, progress, resume, isLoading }: LevelStepProps) {
  const id = useId();
  const { levelName, thumbnailId } = level;
  const state = progress ? stateOf(progress) : 'toDo';
  return (
    <li className={styles.step} data-state={state}>
      <span className={styles.marker} aria-hidden="true">
        {marker(state, position)}
      </span>
      <div className={styles.level}>
        <span className={styles.picture}>
          <RemoteImage imageId={thumbnailId} alt="" ratio={4 / 3} sizes={SIZES} isFirst={position === 1} />
        </span>
        <Link to={to} className={styles.link} aria-describedby={id}>
          <CutText maxLength={NAME_LENGTH}>{levelName}</CutText>
        </Link>
        <div className={styles.facts}>
          <ProgressLine share={progress?.share ?? 0} isFinished={state === 'finished'} />
          <p id={id} className={styles.figures}>
            {progress ? texts.figures(progress) : isLoading && <Skeleton height={14} width="55%" />}
          </p>
          <p className={styles.following}>
            {resume && (
              <>
                <span>{resume.isBegun ? texts.next : texts.first}</span> <DataText>{resume.name}</DataText>
              </>
            )}
          </p>
        </div>
        {resume?.isBegun && (
          <ButtonLink to={resume.to} state={STARTS} kind="line">
            {texts.resume}
            <span className="visually-hidden">{` ${texts.withLesson(resume.name)}`}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** Told apart by shape as well as by colour. */
function marker(state: LevelState, position: number): ReactNode {
  switch (state) {
    case 'toDo':
      return position;
    case 'begun':
      return <PlayIcon size={14} />;
    case 'finished':
      return <CheckIcon size={18} />;
  }
}
