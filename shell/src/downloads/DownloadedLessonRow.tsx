import type { DownloadedLesson } from '@bazaar/shared/saved/records';
import { SavedState } from '@bazaar/shared/series/SavedState';
import { pauseSave, resumeSave } from '@bazaar/shared/saved/actions';
import { Link } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { PauseIcon, RemoveIcon, RestartIcon, SaveIcon } from '@bazaar/shared/ui/icons';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import type { ReactNode } from 'react';
import { savedLessons as texts } from '../texts.ts';
import styles from './DownloadedLessons.module.css';

interface DownloadedLessonRowProps {
  lesson: DownloadedLesson;
  onRemove(): void;
}

/** One saved lesson: a link to its page, how far it is, and buttons to pause it or go on, and to remove it. */
export function DownloadedLessonRow({ lesson, onRemove }: DownloadedLessonRowProps) {
  const { title, path, thumbnailId, seriesName } = lesson;
  const action = actionFor(lesson);
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <RemoteImage imageId={thumbnailId} alt="" ratio={16 / 9} sizes="112px" isSmall />
      </span>
      <span className={styles.description}>
        <Link to={path}>
          <DataText>{title}</DataText>
        </Link>
        {seriesName && (
          <span className={styles.series}>
            <DataText>{seriesName}</DataText>
          </span>
        )}
      </span>
      <span className={styles.state}>
        <SavedState lesson={lesson} />
      </span>
      <span className={styles.actions}>
        {action && <RowButton {...action} />}
        <RowButton label={texts.remove(title)} icon={<RemoveIcon size={20} />} onPress={onRemove} />
      </span>
    </li>
  );
}

interface RowAction {
  label: string;
  icon: ReactNode;
  onPress(): void;
}

/** The action of a lesson besides removing it. One button for every state: it keeps the focus when the state changes. */
function actionFor({ videoId, title, state }: DownloadedLesson): RowAction | undefined {
  switch (state) {
    case 'waiting':
    case 'saving':
      return { label: texts.pause(title), icon: <PauseIcon size={20} />, onPress: () => pauseSave(videoId) };
    case 'paused':
      return { label: texts.resume(title), icon: <SaveIcon size={20} />, onPress: () => resumeSave(videoId) };
    case 'failed':
      return { label: texts.tryAgain(title), icon: <RestartIcon size={20} />, onPress: () => resumeSave(videoId) };
    case 'whole':
      return undefined;
  }
}

const RowButton = ({ label, icon, onPress }: RowAction) => (
  <button type="button" className={styles.button} aria-label={label} title={label} onClick={onPress}>
    {icon}
  </button>
);
