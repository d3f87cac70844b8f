import { STARTS } from '@bazaar/shared/contracts/navigationState';
import { duration } from '@bazaar/shared/format/duration';
import { useLastWatched, type Progress } from '@bazaar/shared/player';
import { Link } from '@bazaar/shared/router';
import { boardColour } from '@bazaar/shared/ui/boardColour';
import { DataText } from '@bazaar/shared/ui/DataText';
import { PlayIcon } from '@bazaar/shared/ui/icons';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useId } from 'react';
import styles from './ContinueWatching.module.css';
import card from './LessonCard.module.css';
import { watching as texts } from '../texts.ts';

/** Not in the spec: how many lessons are offered. */
const LESSONS_SHOWN = 6;

/** The lessons begun, the latest first. */
export function ContinueWatching() {
  const headingId = useId();
  const lessons = useLastWatched(LESSONS_SHOWN); // a player saves its position a moment after it is unmounted
  if (lessons.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{texts.title}</SectionHeading>
      <ul className={styles.row}>
        {lessons.map((lesson) => (
          <li key={lesson.videoId}>
            <LessonCard lesson={lesson} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A lesson, what it belongs to and how far it was watched; the whole card is one link to where it goes on. */
const LessonCard = ({
  lesson: { videoId, title, path, positionMs, durationMs, thumbnailId, seriesName },
}: {
  lesson: Progress;
}) => (
  <Link to={path} state={STARTS} className={card.card}>
    <span className={card.board} style={{ backgroundColor: boardColour(videoId) }} aria-hidden="true">
      {thumbnailId && <RemoteImage imageId={thumbnailId} alt="" ratio={16 / 9} sizes="200px" />}
      <PlayIcon size={32} />
      <span className={card.bar}>
        <span
          className={card.done}
          style={{ width: `${Math.min(100, (100 * positionMs) / Math.max(durationMs, 1))}%` }}
        />
      </span>
    </span>
    <span className={card.title}>
      <DataText>{title}</DataText>
    </span>
    <span className={card.series}>{seriesName && <DataText>{seriesName}</DataText>}</span>
    <span className={card.watched}>{texts.watched(duration(positionMs), duration(durationMs))}</span>
  </Link>
);
