import { Link } from '@bazaar/shared/router';
import { useEffect, useRef } from 'react';
import { duration } from '../format/duration.ts';
import { DataText } from '../ui/DataText.tsx';
import { RemoteImage } from '../ui/RemoteImage.tsx';
import { SavedIcon } from '../ui/icons.tsx';
import { useWatchedShare } from '../progress/hooks.ts';
import { setLessonPrefs, useLessonPrefs } from '../player/lesson/lessonPrefs.ts';
import { useDownloadedLessons } from '../saved/records.ts';
import { Switch } from '../ui/Switch.tsx';
import { isAvailable, type Lesson } from '../data/lessons.ts';
import { row as texts, series } from './texts.ts';
import styles from './VideoList.module.css';

/** Above the list beside a player: the name of the series, and whether its next video begins by itself. One remembered choice for levels and playlists. */
export function SeriesHead({ title }: { title: string }) {
  const { hasAutoplay } = useLessonPrefs();
  return (
    <div className={styles.head}>
      <h2>
        <DataText>{title}</DataText>
      </h2>
      <Switch label={series.autoplay} isOn={hasAutoplay} onChange={(isOn) => setLessonPrefs({ hasAutoplay: isOn })} />
    </div>
  );
}

interface VideoListProps {
  label: string;
  lessons: readonly Lesson[];
  currentId: string | undefined;
  failed: ReadonlySet<string>;
  /** Goes with the address of a chosen lesson. */
  state: object;
  onSelect(videoId: string): void;
}

/** The lessons beside a player, in order; the current one is in view. */
export function VideoList({ label, lessons, currentId, failed, state, onSelect }: VideoListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current && currentId !== undefined) showCurrent(list.current);
  }, [currentId]);
  return (
    <ol ref={list} className={styles.list} aria-label={label}>
      {lessons.map((lesson, index) => (
        <VideoRow
          key={lesson.videoId}
          lesson={lesson}
          position={index + 1}
          isCurrent={lesson.videoId === currentId}
          isAvailable={isAvailable(lesson, failed)}
          state={state}
          onSelect={() => onSelect(lesson.videoId)}
        />
      ))}
    </ol>
  );
}

/** Scrolls the list in its own box, never the page. */
function showCurrent(list: HTMLOListElement): void {
  const row = list.querySelector('[aria-current]')?.closest('li');
  if (row) list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
}

interface VideoRowProps {
  lesson: Lesson;
  /** From 1. */
  position: number;
  isCurrent: boolean;
  isAvailable: boolean;
  state: object;
  onSelect(): void;
}

/** One row: its position, its picture with what was watched of it, its name and length. */
function VideoRow({ lesson, position, isCurrent, isAvailable, state, onSelect }: VideoRowProps) {
  const share = useWatchedShare(lesson.videoId);
  const isSaved = useDownloadedLessons().some(({ videoId, state }) => videoId === lesson.videoId && state === 'whole');
  return (
    <li>
      <Link
        to={lesson.path}
        state={state}
        replace={isCurrent}
        onClick={onSelect}
        aria-current={isCurrent ? 'true' : undefined}
        data-available={isAvailable}
        className={styles.row}
      >
        <span className={styles.position} aria-hidden="true">
          {String(position).padStart(2, '0')}
        </span>
        <span className={styles.thumbnail}>
          <RemoteImage imageId={lesson.thumbnailId} alt="" ratio={16 / 9} sizes="112px" />
          {isSaved && (
            <span className={styles.saved} role="img" aria-label={texts.saved}>
              <SavedIcon size={16} />
            </span>
          )}
          {share > 0 && <span className={styles.watched} style={{ width: `${share * 100}%` }} />}
        </span>
        <span>
          <DataText>{lesson.name}</DataText>
          <small>
            {[
              lesson.durationMs !== undefined && duration(lesson.durationMs),
              isAvailable ? watchedText(share) : texts.unavailable,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      </Link>
    </li>
  );
}

function watchedText(share: number): string {
  if (share === 0) return '';
  return share === 1 ? texts.watched : texts.watchedShare(Math.max(1, Math.round(share * 100)));
}
