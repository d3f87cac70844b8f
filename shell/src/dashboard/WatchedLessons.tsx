import * as paths from '@bazaar/shared/contracts/paths';
import { useRemembered } from '@bazaar/shared/device';
import { deviceProgress } from '@bazaar/shared/progress/device';
import { mergeLists } from '@bazaar/shared/progress/progress';
import { syncState, useSyncState } from '@bazaar/shared/progress/sync';
import { Button, ButtonLink } from '@bazaar/shared/ui/Button';
import { Notice } from '@bazaar/shared/ui/Notice';
import { useMemo, useState } from 'react';
import { ContinueWatching } from '../watching/ContinueWatching.tsx';
import { Finished } from './Finished.tsx';
import { dashboard as texts, screen } from '../texts.ts';
import { PathsUnderWay } from './PathsUnderWay.tsx';
import { ThisWeek } from './ThisWeek.tsx';
import styles from './WatchedLessons.module.css';
import { toast } from '@bazaar/shared/ui/announce';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';

/** Says that this device knows nothing and the account is being read. */
export function useIsReading(): boolean {
  const { status } = useSyncState();
  return useRemembered(deviceProgress).length === 0 && status === 'reading';
}

/** The lessons watched, from this device's copy, which the sync makes equal to the account's newest page. */
export function WatchedLessons() {
  const stored = useRemembered(deviceProgress);
  const sync = useSyncState();
  const entries = useMemo(() => mergeLists(stored, []), [stored]); // each lesson once, the latest first, whatever is stored
  if (sync.status !== 'failed' && entries.length === 0) return <NothingWatched />;
  return (
    <>
      {sync.status === 'failed' && <UnreadNotice isNothingKnown={entries.length === 0} retry={sync.retry} />}
      {sync.status === 'read' && sync.isRefused && <RefusedNotice />}
      {entries.length > 0 && (
        <>
          <ContinueWatching />
          <div className={styles.columns}>
            <PathsUnderWay entries={entries} />
            <ThisWeek entries={entries} />
          </div>
          <Finished entries={entries} />
        </>
      )}
    </>
  );
}

/** Nothing is forgotten silently: what the account does not take stays on the device. */
const RefusedNotice = () => (
  <div className={styles.unread}>
    <p role="status">{texts.refused}</p>
  </div>
);

const NothingWatched = () => (
  <div className={styles.nothing}>
    <Notice
      kind="empty"
      title={texts.nothing.title}
      actions={<ButtonLink to={paths.categories}>{texts.nothing.start}</ButtonLink>}
    >
      <p>{texts.nothing.text}</p>
    </Notice>
  </div>
);

/** The account could not be read: what is shown may be old, or is nothing at all. */
function UnreadNotice({ isNothingKnown, retry }: { isNothingKnown: boolean; retry(): Promise<unknown> }) {
  const [isBusy, setIsBusy] = useState(false);
  const tryAgain = async () => {
    setIsBusy(true);
    await retry();
    setIsBusy(false);
    if (syncState.getState().status === 'failed') toast(texts.unread.again, 'assertive');
  };
  return (
    <div className={styles.unread}>
      <p role="status">{isNothingKnown ? texts.unread.nothing : texts.unread.some}</p>
      <Button kind="line" aria-busy={isBusy} onClick={() => void (isBusy || tryAgain())}>
        {isBusy ? texts.unread.retrying : screen.tryAgain}
      </Button>
    </div>
  );
}

/** While the account is read for the first time on this device: as high as the sentence that nothing was watched. */
export const WatchedSkeleton = ({ isSlow }: { isSlow: boolean }) => (
  <div className={styles.nothing} aria-busy="true">
    <Skeleton width={220} height={28} />
    <div className={styles.row}>
      {[0, 1, 2, 3].map((index) => (
        <span key={index}>
          <Skeleton height={112} />
          <Skeleton height={20} width="80%" />
        </span>
      ))}
    </div>
    <p role="status">{isSlow && screen.stillLoading}</p>
  </div>
);
