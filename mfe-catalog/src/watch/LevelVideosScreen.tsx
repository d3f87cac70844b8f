import { paths } from '@bazaar/shared/contracts/paths';
import { preloadHls } from '@bazaar/shared/player';
import { useParams } from '@bazaar/shared/router';
import { Button } from '@bazaar/shared/ui/Button';
import { BackIcon } from '@bazaar/shared/ui/icons';
import { Notice } from '@bazaar/shared/ui/Notice';
import { useEffect } from 'react';
import { messages } from '../messages.ts';
import { LevelVideos } from './LevelVideos.tsx';
import styles from './LevelVideosScreen.module.css';
import { useLeave } from './useLeave.ts';

/** A level's videos, page by page (§2, Level video page). */
export function LevelVideosScreen() {
  const { creatorTopicId = '', levelId } = useParams();
  const { leave } = useLeave(paths.levelsFallback);
  // The library comes while the list of videos is still being asked for.
  useEffect(preloadHls, []);
  return (
    <div className={styles.screen}>
      {levelId ? (
        <>
          <Button kind="quiet" onClick={leave}>
            <BackIcon />
            {messages.back}
          </Button>
          <LevelVideos key={levelId} creatorTopicId={creatorTopicId} levelId={levelId} onBack={leave} />
        </>
      ) : (
        <Notice
          kind="error"
          title={messages.watch.noLevel}
          actions={
            <Button kind="line" onClick={leave}>
              {messages.back}
            </Button>
          }
        />
      )}
    </div>
  );
}
