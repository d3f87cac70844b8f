import type { Reel } from '@bazaar/shared/data/reels';
import { streamUrl } from '@bazaar/shared/media/urls';
import { useMediaElement, useMediaFact, useReelCaptions, useSource } from '@bazaar/shared/player';
import { Button } from '@bazaar/shared/ui/Button';
import { boardColour } from '@bazaar/shared/ui/boardColour';
import type { Elements } from '@bazaar/shared/ui/elements';
import { PlayIcon } from '@bazaar/shared/ui/icons';
import { useEffect, useEffectEvent, useId, useRef, type MouseEvent } from 'react';
import { NEIGHBOUR_BUFFER_S } from '../constants.ts';
import { reels as texts } from '../texts.ts';
import styles from './ReelCard.module.css';
import { useBufferS, useIsPresented, usePooledMedia, useReelSound, useSegmentS } from './reelMedia.ts';
import { ReelRail } from './ReelRail.tsx';
import type { ReelRole } from './reelsState.ts';
import { ReelProgress, WaitingRing } from './ReelStatus.tsx';
import { ReelText, textIds } from './ReelText.tsx';

interface ReelPlayerProps {
  reel: Reel;
  /** Of its title. */
  titleId: string;
  isCurrent: boolean;
  isInView: boolean;
  /** It may download. */
  mayLoad: boolean;
  shouldPlay: boolean;
  /** 'Play reels' lies over it. */
  hasStartOverlay: boolean;
  /** Its first picture is on screen, or will never be: others may download. */
  onReady(): void;
  onToggle(): void;
}

interface ReelCardProps extends Omit<ReelPlayerProps, 'isCurrent' | 'titleId'> {
  /** From 0. */
  index: number;
  /** The number of reels in all; absent while more may come. */
  count: number | undefined;
  role: ReelRole;
}

/** One reel: 350 × 550 at most, what it is called, and the player it may own. */
export function ReelCard({ index, count, role, ...player }: ReelCardProps) {
  const { reel, onToggle } = player;
  const id = useId();
  const { title: titleId, descriptions } = textIds(reel, id);
  /** The picture itself plays and pauses, as everywhere; the button in the rail is for everybody else. */
  const handleClick = ({ target }: MouseEvent) => {
    if (role === 'current' && !(target as Element).closest('button, input, a')) onToggle();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- APG feed: its articles take the focus; the click has a button and a key beside it
    <article
      className={styles.card}
      data-index={index}
      aria-labelledby={titleId}
      aria-describedby={descriptions}
      aria-posinset={index + 1}
      aria-setsize={count ?? -1}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WAI-ARIA, feed: each article takes the focus
      tabIndex={0}
      onClick={handleClick}
    >
      {(role === 'current' || role === 'neighbour') && (
        <ReelPlayer {...player} titleId={titleId} isCurrent={role === 'current'} />
      )}
      {role === 'poster' && <ReelPoster reelId={reel.id} />}
      <ReelText reel={reel} id={id} isNear={role !== 'far'} />
    </article>
  );
}

/** A reel that loads media: the one in view, or its neighbour, which is prepared. */
function ReelPlayer({
  reel,
  titleId,
  isCurrent,
  isInView,
  mayLoad,
  shouldPlay,
  hasStartOverlay,
  onReady,
  onToggle,
}: ReelPlayerProps) {
  const box = useRef<HTMLDivElement>(null);
  const media = usePooledMedia(box, titleId);
  const { isMuted } = useReelSound();
  const url = mayLoad && reel.videoStreamId ? streamUrl(reel.videoStreamId) : undefined;
  const element = useMediaElement(media);
  const aheadS = useBufferS(element, useSegmentS(media));
  const { failure } = useSource(media, url, { bufferS: isCurrent ? aheadS : NEIGHBOUR_BUFFER_S, hasCaptions: true });
  const captions = useReelCaptions(media, { isMuted, isInView: isCurrent });
  const shownCaptions: Elements = captions.shown;
  const isPresented = useIsPresented(element, onReady);
  const isStill = useMediaFact(media, 'isPaused') && !(shouldPlay && !isPresented); // about to play is not still
  const hasFailed = failure?.cause === 'stream';

  useEffect(() => media.setMuted(isMuted), [media, isMuted]);
  useEffect(() => (shouldPlay ? media.play() : media.pause()), [media, shouldPlay]);
  useEffect(() => {
    // §4: out of view it stands at its beginning. Seeking there from the beginning would decode the first picture anew.
    if (!isInView && element && element.currentTime > 0) media.seek(0);
  }, [media, element, isInView]);
  const handleFailure = useEffectEvent(onReady);
  useEffect(() => media.store.subscribe(({ failure }) => failure && handleFailure()), [media]);

  return (
    <>
      <div ref={box} className={styles.film} />
      <ReelPoster reelId={reel.id} isHidden={isPresented} />
      {isCurrent && hasFailed && (
        <div className={`${styles.film} ${styles.middle}`} role="alert">
          <p>{texts.failed}</p>
          {!failure.isFinal && <Button onClick={media.retry}>{texts.retry}</Button>}
        </div>
      )}
      {isCurrent && !hasFailed && (
        <>
          <div className={`${styles.film} ${styles.middle}`}>
            {isStill && !hasStartOverlay && <PlayIcon size={56} />}
            {shouldPlay && <WaitingRing media={media} isPresented={isPresented} />}
          </div>
          {shownCaptions}
          <ReelRail reel={reel} captions={captions} isStill={isStill} onToggle={onToggle} />
          <ReelProgress media={media} />
        </>
      )}
    </>
  );
}

/** The board that stands in for the first picture. */
const ReelPoster = ({ reelId, isHidden = false }: { reelId: string; isHidden?: boolean }) => (
  <div
    className={`${styles.film} ${styles.poster}`}
    hidden={isHidden}
    style={{ backgroundColor: boardColour(reelId) }}
  />
);
