import type { Reel } from '@bazaar/shared/data/reels';
import { timeAgo } from '@bazaar/shared/format/timeAgo';
import { DataText } from '@bazaar/shared/ui/DataText';
import { useState } from 'react';
import { messages } from './messages.ts';
import styles from './ReelText.module.css';

/** What the reel is called, what it is about, whose it is and what it sounds of. */
export function ReelText({ reel: { title, description, creatorName, music, _createdBy }, titleId }: { reel: Reel; titleId: string }) {
  const timestamp = _createdBy?.timestamp;
  const [nowMs] = useState(Date.now);
  return (
    <div className={styles.text}>
      <h2 id={titleId}>
        <DataText>{title ?? messages.untitled}</DataText>
      </h2>
      {description && (
        <p className={styles.description}>
          <DataText>{description}</DataText>
        </p>
      )}
      <p>
        {creatorName && (
          <b>
            <DataText>{creatorName}</DataText>
          </b>
        )}{' '}
        {timestamp !== undefined && timeAgo(timestamp, nowMs)}
      </p>
      {music && (
        <p className={styles.music}>
          <span role="img" aria-label={messages.music}>
            ♪{' '}
          </span>
          <DataText>{music}</DataText>
        </p>
      )}
    </div>
  );
}
