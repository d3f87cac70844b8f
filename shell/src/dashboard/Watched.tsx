import * as paths from '@bazaar/shared/contracts/paths';
import { useRemembered } from '@bazaar/shared/device';
import { deviceProgress } from '@bazaar/shared/progress/device';
import { mergeLists } from '@bazaar/shared/progress/progress';
import { useSyncState } from '@bazaar/shared/progress/sync';
import { ButtonLink } from '@bazaar/shared/ui/Button';
import { Notice } from '@bazaar/shared/ui/Notice';
import { useMemo } from 'react';
import { ContinueWatching } from '../watching/ContinueWatching.tsx';
import { Finished } from './Finished.tsx';
import { dashboard as texts } from '../texts.ts';
import { PathsUnderWay } from './PathsUnderWay.tsx';
import { ThisWeek } from './ThisWeek.tsx';
import { UnreadNotice } from './UnreadNotice.tsx';
import styles from './Watched.module.css';

/** Whether this device knows nothing and the account is being read. */
export function useIsReading(): boolean {
  const { status } = useSyncState();
  return useRemembered(deviceProgress).length === 0 && status === 'reading';
}

/** What was watched, from this device's copy, which the sync makes equal to the account's newest page. */
export function Watched() {
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
