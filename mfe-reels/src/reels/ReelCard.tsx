import type { Reel } from '@bazaar/shared/data/reels';
import { timeAgo } from '@bazaar/shared/format/timeAgo';
import { streamUrl } from '@bazaar/shared/media/streamUrl';
import { onlyOnePlays, play, setSoundPrefs, useMediaFact, useSoundPrefs, useStream } from '@bazaar/shared/player';
import { DataText } from '@bazaar/shared/ui/DataText';
import { MutedIcon, PauseIcon, PlayIcon, SoundIcon } from '@bazaar/shared/ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { CURRENT_BUFFER_S, NEIGHBOUR_BUFFER_S } from './constants.ts';
import { messages } from './messages.ts';
import styles from './ReelCard.module.css';
import type { ReelRole } from './reelWindow.ts';

interface ReelCardProps {
  reel: Reel;
  /** From 0. */
  index: number;
  role: ReelRole;
  isPlaying: boolean;
}

/** One reel: 350 × 550 at most, what it is called, and the player it may own. */
export function ReelCard({ reel, index, role, isPlaying }: ReelCardProps) {
  const titleId = useId();
  const timestamp = reel._createdBy?.timestamp;
  const [nowMs] = useState(Date.now);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- APG feed: the articles of a feed take the focus
    <article className={styles.card} data-index={index} aria-labelledby={titleId} aria-posinset={index + 1} aria-setsize={-1} tabIndex={0}>
      {role !== 'far' && <ReelPlayer reel={reel} role={role} isPlaying={isPlaying} />}
      <div className={styles.text}>
        <h2 id={titleId}>
          <DataText>{reel.title ?? messages.untitled}</DataText>
        </h2>
        {reel.description && (
          <p className={styles.description}>
            <DataText>{reel.description}</DataText>
          </p>
        )}
        <p>
          {reel.creatorName && <b><DataText>{reel.creatorName}</DataText></b>} {timestamp !== undefined && timeAgo(timestamp, nowMs)}
        </p>
        {reel.music && (
          <p className={styles.music}>
            <span aria-hidden="true">♪ </span>
            <DataText>{reel.music}</DataText>
          </p>
        )}
      </div>
    </article>
  );
}

function ReelPlayer({ reel, role, isPlaying }: Omit<ReelCardProps, 'index'>) {
  const video = useRef<HTMLVideoElement>(null);
  const hasMedia = role === 'current' || role === 'neighbour';
  const stream = useStream(video, hasMedia && reel.videoStreamId ? streamUrl(reel.videoStreamId) : undefined, role === 'current' ? CURRENT_BUFFER_S : NEIGHBOUR_BUFFER_S);
  const isPaused = useMediaFact(video, 'isPaused');
  const { isMuted, volume } = useSoundPrefs();

  useEffect(() => {
    if (!video.current) return;
    video.current.muted = isMuted;
    video.current.volume = volume / 100;
  }, [isMuted, volume]);
  useEffect(() => (video.current ? onlyOnePlays(video.current) : undefined), []);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (isPlaying) void play(element);
    else {
      element.pause();
      element.currentTime = 0; // §4: paused and reset when less than 80 percent visible
    }
  }, [isPlaying]);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the reels of the spec have none */}
      <video ref={video} className={styles.video} loop playsInline muted crossOrigin="anonymous" />
      {stream.failure && (
        <div className={styles.failure} role="alert">
          <p>{messages.failed}</p>
          <button type="button" onClick={stream.tryAgain}>
            {messages.retry}
          </button>
        </div>
      )}
      {role === 'current' && (
        <div className={styles.rail}>
          <button type="button" aria-label={isPaused ? messages.play : messages.pause} onClick={() => (isPaused ? video.current && void play(video.current) : video.current?.pause())}>
            {isPaused ? <PlayIcon /> : <PauseIcon />}
          </button>
          <button type="button" aria-label={isMuted ? messages.unmute : messages.mute} onClick={() => setSoundPrefs({ isMuted: !isMuted })}>
            {isMuted ? <MutedIcon /> : <SoundIcon />}
          </button>
          {!isMuted && (
            <input
              type="range"
              min={0}
              max={100}
              value={volume}
              aria-label={messages.volume}
              aria-valuetext={messages.volumeText(volume)}
              onChange={(event) => setSoundPrefs({ volume: Number(event.target.value) })}
            />
          )}
        </div>
      )}
    </>
  );
}
