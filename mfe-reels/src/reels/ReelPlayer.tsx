import type { Reel } from '@bazaar/shared/data/reels';
import { streamUrl } from '@bazaar/shared/media/streamUrl';
import { useMediaFact, useStream } from '@bazaar/shared/player';
import { Button } from '@bazaar/shared/ui/Button';
import { boardColour } from '@bazaar/shared/ui/boardColour';
import { PlayIcon } from '@bazaar/shared/ui/icons';
import { useEffect, useRef } from 'react';
import { MAX_BUFFER_S, NEIGHBOUR_BUFFER_S, UNDECIDED_BUFFER_S } from './constants.ts';
import { messages } from './messages.ts';
import { ReelProgress } from './ReelProgress.tsx';
import { ReelRail } from './ReelRail.tsx';
import styles from './ReelPlayer.module.css';
import { useIsDecided } from './useIsDecided.ts';
import { usePlayback } from './usePlayback.ts';
import { usePooledVideo } from './usePooledVideo.ts';
import { usePresented } from './usePresented.ts';
import { WaitingRing } from './WaitingRing.tsx';

export interface ReelPlayerProps {
  reel: Reel;
  isCurrent: boolean;
  isOnView: boolean;
  /** It may download. */
  mayLoad: boolean;
  shouldPlay: boolean;
  /** 'Play reels' lies over it. */
  hasStartOverlay: boolean;
  /** Its first picture is on screen, or will never be: others may download. */
  onSettled(reelId: string): void;
  onToggle(): void;
}

/** A reel that loads media: the one on view, or its neighbour, which stands ready. */
export function ReelPlayer({
  reel,
  isCurrent,
  isOnView,
  mayLoad,
  shouldPlay,
  hasStartOverlay,
  onSettled,
  onToggle,
}: ReelPlayerProps) {
  const slot = useRef<HTMLDivElement>(null);
  const video = usePooledVideo(slot);
  const isDecided = useIsDecided(video);
  const aheadS = isDecided ? MAX_BUFFER_S : UNDECIDED_BUFFER_S;
  const stream = useStream(
    video,
    mayLoad && reel.videoStreamId ? streamUrl(reel.videoStreamId) : undefined,
    isCurrent ? aheadS : NEIGHBOUR_BUFFER_S,
  );
  const isPresented = usePresented(video);
  usePlayback(video, { shouldPlay, isOnView });
  const isStill = useMediaFact(video, 'isPaused') && !(shouldPlay && !isPresented); // about to play is not still

  const hasFailed = stream.failure !== undefined;
  const isSettled = isCurrent && (isPresented || hasFailed);
  useEffect(() => {
    if (isSettled) onSettled(reel.id);
  }, [isSettled, onSettled, reel.id]);

  return (
    <>
      <div ref={slot} className={styles.film} />
      <ReelPoster reelId={reel.id} isGone={isPresented} />
      {isCurrent && hasFailed && (
        <div className={`${styles.film} ${styles.middle}`} role="alert">
          <p>{messages.failed}</p>
          {!stream.isFinal && <Button onClick={stream.tryAgain}>{messages.retry}</Button>}
        </div>
      )}
      {isCurrent && !hasFailed && (
        <>
          <div className={`${styles.film} ${styles.middle}`}>
            {isStill && !hasStartOverlay && <PlayIcon size={56} />}
            {shouldPlay && <WaitingRing video={video} isPresented={isPresented} />}
          </div>
          <ReelRail reel={reel} isStill={isStill} onToggle={onToggle} />
          <ReelProgress video={video} />
        </>
      )}
    </>
  );
}

/** The board that stands in for the first picture. */
export const ReelPoster = ({ reelId, isGone = false }: { reelId: string; isGone?: boolean }) => (
  <div className={`${styles.film} ${styles.poster}`} hidden={isGone} style={{ backgroundColor: boardColour(reelId) }} />
);
