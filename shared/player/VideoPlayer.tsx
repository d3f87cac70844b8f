import { FullscreenIcon, MutedIcon, PauseIcon, PlayIcon, RestartIcon, SoundIcon } from '../ui/icons.tsx';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { BUFFERING_AFTER_MS } from './constants.ts';
import { messages } from './messages.ts';
import { onlyOnePlays } from './onlyOnePlays.ts';
import { play } from './play.ts';
import { PlayTime } from './PlayTime.tsx';
import { seek } from './seek.ts';
import { SeekBar } from './SeekBar.tsx';
import { setSoundPrefs, useSoundPrefs } from './soundPrefs.ts';
import { useMediaFact } from './useMediaFact.ts';
import { useIsSeen } from './useIsSeen.ts';
import { useStream } from './useStream.ts';
import styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  title: string;
  /** The adaptive manifest. */
  url: string;
  posterUrl?: string;
  /** What to say instead of the player's own words: the feed has 'Video unavailable' (§8). */
  failureText?: string;
  /** Seconds to buffer while nobody watches yet. */
  idleBufferS?: number;
}

/** The player with its controls. Nothing is downloaded before it is on the page; leaving the page destroys it. */
export function VideoPlayer({ title, url, posterUrl, failureText, idleBufferS = 4 }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const [playFailure, setPlayFailure] = useState<string>();
  const isSeen = useIsSeen(video);
  const stream = useStream(video, isSeen || hasStarted ? url : undefined, hasStarted ? undefined : idleBufferS);
  const { isMuted, volume } = useSoundPrefs();

  useEffect(() => {
    if (!video.current) return;
    video.current.muted = isMuted;
    video.current.volume = volume / 100;
  }, [isMuted, volume]);
  useEffect(() => video.current ? onlyOnePlays(video.current) : undefined, []);

  const start = async () => {
    setHasStarted(true);
    if (video.current) setPlayFailure(await play(video.current));
  };
  const failure = stream.failure ?? playFailure;
  return (
    <section className={styles.player} aria-label={messages.player(title)} data-started={hasStarted}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the stream */}
      <video ref={video} poster={posterUrl} playsInline crossOrigin="anonymous" onClick={() => (video.current?.paused ? void start() : video.current?.pause())} />
      {failure ? (
        <div className={styles.failure} role="alert">
          <p>{failureText ?? failure}</p>
          <button
            type="button"
            onClick={() => {
              setPlayFailure(undefined);
              stream.tryAgain();
            }}
          >
            {messages.tryAgain}
          </button>
        </div>
      ) : (
        <>
          <Buffering video={video} />
          <Controls video={video} onPlay={() => void start()} isMuted={isMuted} />
        </>
      )}
    </section>
  );
}

function Controls({ video, onPlay, isMuted }: { video: RefObject<HTMLVideoElement | null>; onPlay(): void; isMuted: boolean }) {
  const isPaused = useMediaFact(video, 'isPaused');
  return (
    <div className={styles.controls}>
      <SeekBar video={video} />
      <PlayTime video={video} />
      <button type="button" aria-label={isPaused ? messages.play : messages.pause} onClick={() => (isPaused ? onPlay() : video.current?.pause())}>
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </button>
      <button type="button" aria-label={isMuted ? messages.unmute : messages.mute} onClick={() => setSoundPrefs({ isMuted: !isMuted })}>
        {isMuted ? <MutedIcon /> : <SoundIcon />}
      </button>
      <button
        type="button"
        aria-label={messages.restart}
        onClick={() => seek(video.current, 0)}
      >
        <RestartIcon />
      </button>
      <button type="button" aria-label={messages.fullscreen} onClick={() => void toggleFullscreen(video.current)}>
        <FullscreenIcon />
      </button>
    </div>
  );
}

/** The ring, once a wait has lasted long enough to be noticed. */
function Buffering({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const isWaiting = useMediaFact(video, 'isWaiting');
  return isWaiting ? <span className={styles.ring} role="status" aria-label={messages.buffering} style={{ animationDelay: `${BUFFERING_AFTER_MS}ms` }} /> : null;
}

async function toggleFullscreen(video: HTMLVideoElement | null): Promise<void> {
  const player = video?.parentElement;
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await player?.requestFullscreen();
  } catch {
    // The browser refuses: the video stays where it is.
  }
}
