import { exclusivePlayback, play, useMediaFact, useSoundPrefs, useStream } from '@bazaar/shared/player';
import { use, useEffect, useRef, useState, type RefObject } from 'react';
import { BUFFERING_AFTER_MS, UNASKED_BUFFER_S } from '../constants.ts';
import { messages } from '../messages.ts';
import { Controls } from './Controls.tsx';
import { isSilent } from './isSilent.ts';
import styles from './PostVideo.module.css';
import { ActiveVideoContext } from './activeVideo.ts';
import type { Turn } from './activeVideoState.ts';

/** The player in the feed's form. It asks for its stream at its first turn, and leaving the screen ends it. */
export function Player({ id, url, turn }: { id: string; url: string; turn: Turn }) {
  const activeVideo = use(ActiveVideoContext);
  const video = useRef<HTMLVideoElement>(null);
  const [hasHadTurn, setHasHadTurn] = useState(false);
  const [chosen, setChosen] = useState<boolean>();
  const [playFailure, setPlayFailure] = useState<string>();
  const sound = useSoundPrefs();
  const stream = useStream(video, hasHadTurn ? url : undefined, turn === 'pinned' ? undefined : UNASKED_BUFFER_S);
  const isPaused = useMediaFact(video, 'isPaused');
  const hasPicture = useMediaFact(video, 'hasPicture');
  const isMuted = isSilent({
    turn,
    chosen,
    isSiteAudible: !sound.isMuted && navigator.userActivation?.hasBeenActive === true,
  });
  if (turn !== 'waits' && !hasHadTurn) setHasHadTurn(true);

  useEffect(() => (video.current ? exclusivePlayback(video.current) : undefined), []);
  useEffect(() => {
    if (!video.current) return;
    video.current.muted = isMuted;
    video.current.volume = sound.volume / 100;
  }, [isMuted, sound.volume]);
  useEffect(() => {
    if (!video.current) return;
    if (turn === 'waits') video.current.pause();
    else if (hasPicture) void play(video.current).then(setPlayFailure);
  }, [turn, hasPicture]);

  const start = () => {
    activeVideo.pin(id);
    // Within the press itself: some browsers allow sound only there.
    if (video.current && hasPicture) void play(video.current).then(setPlayFailure);
  };
  const restart = () => {
    if (video.current) video.current.currentTime = 0;
    start();
  };
  const pause = () => {
    video.current?.pause();
    activeVideo.stop(id);
  };
  const tryAgain = () => {
    setPlayFailure(undefined);
    stream.tryAgain();
    start();
  };
  // A press on a video that plays by itself gives it sound; on one that was asked for it pauses.
  const handlePicture = () => (turn === 'pinned' && !isPaused ? pause() : start());
  const handleMute = () => {
    setChosen(!isMuted);
    if (isMuted) activeVideo.pin(id);
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events -- captions come with the stream; the Play button is for keys */}
      <video
        ref={video}
        className={styles.picture}
        data-shown={hasPicture}
        playsInline
        crossOrigin="anonymous"
        onClick={handlePicture}
        onEnded={() => activeVideo.stop(id)}
      />
      {(stream.failure ?? playFailure) ? (
        <div className={styles.failure} role="status">
          <p>{messages.videoUnavailable}</p>
          {!stream.isFinal && (
            <button type="button" onClick={tryAgain}>
              {messages.tryAgain}
            </button>
          )}
        </div>
      ) : (
        <>
          {turn !== 'waits' && <Buffering video={video} />}
          <Controls
            video={video}
            isPaused={isPaused}
            isMuted={isMuted}
            onPlay={start}
            onRestart={restart}
            onPause={pause}
            onMute={handleMute}
          />
        </>
      )}
    </>
  );
}

/** The ring, once a wait has lasted long enough to be noticed. */
function Buffering({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const hasPicture = useMediaFact(video, 'hasPicture');
  const isWaiting = useMediaFact(video, 'isWaiting');
  if (hasPicture && !isWaiting) return null;
  return (
    <span
      className={styles.ring}
      role="status"
      aria-label={messages.buffering}
      style={{ animationDelay: `${BUFFERING_AFTER_MS}ms` }}
    />
  );
}
