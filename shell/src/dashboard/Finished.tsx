import { duration } from '@bazaar/shared/format/duration';
import type { Progress } from '@bazaar/shared/progress/progress';
import { Link } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { CheckIcon } from '@bazaar/shared/ui/icons';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useId, type ReactNode } from 'react';
import styles from './Finished.module.css';
import { dashboard } from '../texts.ts';
import { finishedOf } from './series.ts';
import { ShortList } from './ShortList.tsx';

/** Not in the spec: finished series and lessons that are shown at first. */
const FINISHED_SHOWN = 6;

const texts = dashboard.finished;

/** The finished levels and playlists, then the single lessons; each leads to where it can be watched again. */
export function Finished({ entries }: { entries: readonly Progress[] }) {
  const headingId = useId();
  const { series, lessons } = finishedOf(entries);
  if (series.length + lessons.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{texts.title}</SectionHeading>
      <ShortList
        className={styles.list}
        count={FINISHED_SHOWN}
        items={[
          ...series.map(({ seriesId, name, finished, next }) => (
            <FinishedItem key={`series ${seriesId}`} path={next.path} name={name}>
              {texts.series(finished)}
            </FinishedItem>
          )),
          ...lessons.map(({ videoId, title, path, seriesName, durationMs }) => (
            <FinishedItem key={`lesson ${videoId}`} path={path} name={title}>
              <span>{duration(durationMs)}</span>
              {seriesName && (
                <>
                  <span> · </span>
                  <DataText>{seriesName}</DataText>
                </>
              )}
            </FinishedItem>
          )),
        ]}
      />
    </section>
  );
}

const FinishedItem = ({ path, name, children }: { path: string; name: string; children: ReactNode }) => (
  <li>
    <Link to={path} className={styles.item}>
      <CheckIcon size={20} />
      <span className={styles.name}>
        <DataText>{name}</DataText>
      </span>{' '}
      <span className={styles.facts}>{children}</span>
    </Link>
  </li>
);
