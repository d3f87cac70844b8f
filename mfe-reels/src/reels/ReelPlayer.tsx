import type { Reel } from '@bazaar/shared/data/reels';
import { streamUrl } from '@bazaar/shared/media/urls';
import { useMediaElement, useMediaFact, useReelCaptions, useSource } from '@bazaar/shared/player';
import { Button } from '@bazaar/shared/ui/Button';
import type { Elements } from '@bazaar/shared/ui/elements';
import { PlayIcon } from '@bazaar/shared/ui/icons';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NEIGHBOUR_BUFFER_S } from '../constants.ts';
import { reels as texts } from '../texts.ts';
import styles from './ReelCard.module.css';
import { useBufferS, useIsPresented, usePooledMedia, useSegmentS } from './reelMedia.ts';
import { ReelPoster } from './ReelPoster.tsx';
import { ReelRail } from './ReelRail.tsx';
import { useReelSound } from './reelSound.ts';
import { ReelProgress, WaitingRing } from './ReelStatus.tsx';

export interface ReelPlayerProps {
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
  /** It was pressed before React was there: it plays, or is to. */
  onBegun(): void;
  onToggle(): void;
}

/** A reel that loads media: the one in view, or its neighbour, which is prepared. */
export function ReelPlayer({
  reel,
  titleId,
  isCurrent,
  isInView,
  mayLoad,
  shouldPlay,
  hasStartOverlay,
  onReady,
  onBegun,
  onToggle,
}: ReelPlayerProps) {
  const box = useRef<HTMLDivElement>(null);
  const stream = streamUrl(reel.videoStreamId ?? '');
  const media = usePooledMedia(box, { titleId, url: stream, onBegun });
  const { isMuted } = useReelSound();
  const url = mayLoad && reel.videoStreamId ? stream : undefined;
  const element = useMediaElement(media);
  const aheadS = useBufferS(element, useSegmentS(media));
  const { failure } = useSource(media, url, { bufferS: isCurrent ? aheadS : NEIGHBOUR_BUFFER_S, hasCaptions: true });
  const captions = useReelCaptions(media, { isMuted, isInView: isCurrent });
  const shownCaptions: Elements = captions.shown;
  const isPresented = useIsPresented(element, onReady);
  const isStill = useMediaFact(media, 'isPaused') && !(shouldPlay && !isPresented); // about to play is not still
  const hasFailed = failure?.cause === 'stream';

  useEffect(() => media.setMuted(isMuted), [media, isMuted]);
  useEffect(() => {
    if (!shouldPlay) return; // one that plays already is told so in a moment
    media.play();
    return media.pause;
  }, [media, shouldPlay]);
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
