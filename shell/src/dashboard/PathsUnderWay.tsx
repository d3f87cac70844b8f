import { STARTS } from '@bazaar/shared/contracts/navigationState';
import { MINUTE_MS } from '@bazaar/shared/contracts/time';
import type { Progress } from '@bazaar/shared/progress/progress';
import { Link } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { ProgressLine } from '@bazaar/shared/ui/ProgressLine';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useId } from 'react';
import { dashboard } from '../texts.ts';
import styles from './PathsUnderWay.module.css';
import { pathsUnderWay, type Series } from './series.ts';
import { ShortList } from './ShortList.tsx';

/** Not in the spec: paths under way that are shown at first, as many as fill a tall phone. */
const PATHS_SHOWN = 4;

const texts = dashboard.paths;

/** The levels and playlists that were begun: how far, how long they still take, and the lesson to go on with. */
export function PathsUnderWay({ entries }: { entries: readonly Progress[] }) {
  const headingId = useId();
  const paths = pathsUnderWay(entries);
  if (paths.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{texts.title}</SectionHeading>
      <ShortList
        className={styles.list}
        count={PATHS_SHOWN}
        items={paths.map((path) => (
          <li key={path.seriesId}>
            <PathCard path={path} />
          </li>
        ))}
      />
    </section>
  );
}

/** The whole card is one link to where the path goes on. */
function PathCard({ path: { seriesId, name, finished, lessons, share, leftMs, next } }: { path: Series }) {
  const left = leftMs ? texts.left(Math.ceil(leftMs / MINUTE_MS)) : undefined;
  return (
    <Link to={next.path} state={STARTS} className={styles.card}>
      <span className={styles.picture}>
        <RemoteImage key={seriesId} imageId={next.thumbnailId} alt="" ratio={16 / 9} sizes="112px" isSmall />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          <DataText>{name}</DataText>
        </span>
        <span className={styles.facts}>
          <span>{texts.finished(finished, lessons)}</span> {left && <span>{left}</span>}
        </span>
        {share !== undefined && <ProgressLine share={share} isFinished={false} />}
        <span className={styles.next}>
          {texts.next} <DataText>{next.title}</DataText>
        </span>
      </span>
    </Link>
  );
}
