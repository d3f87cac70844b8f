import { BUFFERING_AFTER_MS } from '@bazaar/shared/media/buffer';
import { PlayTime, SeekBar, useMedia, useMediaFact, useSoundPrefs, useSource, type Media } from '@bazaar/shared/player';
import { MutedIcon, PauseIcon, PlayIcon, RestartIcon, SoundIcon } from '@bazaar/shared/ui/icons';
import { use, useEffect, useState } from 'react';
import { AUTOPLAY_BUFFER_S } from '../constants.ts';
import { feed, player, post } from '../texts.ts';
import { ActiveVideoContext } from './activeVideo.ts';
import { isSilent, type PlaybackState } from './activeVideoState.ts';
import styles from './PostVideo.module.css';

interface PlayerProps {
  id: string;
  url: string;
  state: PlaybackState;
}

/** The player in the feed's form. Its stream is loaded when it first becomes active; leaving the screen ends it. */
export function Player({ id, url, state }: PlayerProps) {
  const activeVideo = use(ActiveVideoContext);
  const media = useMedia();
  const { setElement } = media;
  const [hasBeenActive, setHasBeenActive] = useState(false);
  const [chosen, setChosen] = useState<boolean>();
  const sound = useSoundPrefs();
  const { failure } = useSource(media, hasBeenActive ? url : undefined, {
    bufferS: state === 'pinned' ? undefined : AUTOPLAY_BUFFER_S,
  });
  const isPaused = useMediaFact(media, 'isPaused');
  const hasPicture = useMediaFact(media, 'hasPicture');
  const isMuted = isSilent({
    state,
    chosen,
    isSiteAudible: !sound.isMuted && navigator.userActivation?.hasBeenActive === true,
  });
  if (state !== 'inactive' && !hasBeenActive) setHasBeenActive(true);

  useEffect(() => media.setMuted(isMuted), [media, isMuted]);
  useEffect(() => {
    if (state === 'inactive') media.pause();
    else if (hasPicture) media.play();
  }, [media, state, hasPicture]);

  const start = () => {
    activeVideo.pin(id);
    // Within the press itself: some browsers allow sound only there.
    if (hasPicture) media.play();
  };
  const restart = () => {
    media.seek(0);
    start();
  };
  const pause = () => {
    media.pause();
    activeVideo.stop(id);
  };
  const tryAgain = () => {
    media.retry();
    start();
  };
  // A press on a video that plays by itself gives it sound; on one that was started by a press it pauses.
  const handlePicture = () => (state === 'pinned' && !isPaused ? pause() : start());
  const handleMute = () => {
    setChosen(!isMuted);
    if (isMuted) activeVideo.pin(id);
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events -- captions come with the stream; the Play button is for keys */}
      <video
        ref={setElement}
        className={styles.picture}
        data-shown={hasPicture}
        playsInline
        crossOrigin="anonymous"
        onClick={handlePicture}
        onEnded={() => activeVideo.stop(id)}
      />
      {failure ? (
        <div className={styles.failure} role="status">
          <p>{post.videoUnavailable}</p>
          {!failure.isFinal && (
            <button type="button" onClick={tryAgain}>
              {feed.tryAgain}
            </button>
          )}
        </div>
      ) : (
        <>
          {state !== 'inactive' && <Buffering media={media} />}
          {/* §2, video: play/pause, seek bar and time, mute, restart. */}
          <div className={styles.controls}>
            <button type="button" aria-label={isPaused ? player.play : player.pause} onClick={isPaused ? start : pause}>
              {isPaused ? <PlayIcon /> : <PauseIcon />}
            </button>
            <SeekBar media={media} />
            <PlayTime media={media} />
            <button type="button" aria-label={isMuted ? player.unmute : player.mute} onClick={handleMute}>
              {isMuted ? <MutedIcon /> : <SoundIcon />}
            </button>
            <button type="button" aria-label={player.restart} onClick={restart}>
              <RestartIcon />
            </button>
          </div>
        </>
      )}
    </>
  );
}

/** The ring, once a wait has lasted long enough to be noticed. */
function Buffering({ media }: { media: Media }) {
  const hasPicture = useMediaFact(media, 'hasPicture');
  const isWaiting = useMediaFact(media, 'isWaiting');
  if (hasPicture && !isWaiting) return null;
  return (
    <span
      className={styles.ring}
      role="status"
      aria-label={player.buffering}
      style={{ animationDelay: `${BUFFERING_AFTER_MS}ms` }}
    />
  );
}
