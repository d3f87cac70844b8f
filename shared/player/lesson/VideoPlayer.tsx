import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { togglePlay } from './commands.ts';
import { Controls } from './controls/Controls.tsx';
import { KeysDialog } from './keys/KeysDialog.tsx';
import { LessonKeys } from '../keys/LessonKeys.tsx';
import type { Lesson } from './lesson.ts';
import { useMediaSession } from './useMediaSession.ts';
import { usePlayable } from './usePlayable.ts';
import { useProgress } from './useProgress.ts';
import { messages } from '../messages.ts';
import { exclusivePlayback } from '../exclusivePlayback.ts';
import { BigPlay } from './overlay/BigPlay.tsx';
import { Buffering } from './overlay/Buffering.tsx';
import { Captions } from './overlay/Captions.tsx';
import { Cover } from './overlay/Cover.tsx';
import { Failure } from './overlay/Failure.tsx';
import { Toast } from './overlay/Toast.tsx';
import { useIsIdle } from './overlay/useIsIdle.ts';
import { useToast } from '../overlay/useToast.ts';
import { PlayerContext, type Player } from './PlayerContext.ts';
import { useLessonPrefs } from './lessonPrefs.ts';
import { useSound } from '../prefs/useSound.ts';
import { useSpeed } from '../prefs/useSpeed.ts';
import { useMediaFact } from '../useMediaFact.ts';
import { usePlayback } from './usePlayback.ts';
import styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  title: string;
  /** The adaptive manifest. It may change: the element and full screen stay. */
  url: string;
  posterUrl?: string | undefined;
  /** What to say instead of the player's own words: the feed has 'Video unavailable' (§8). */
  failureText?: string;
  /** Seconds to buffer while nobody watches yet. */
  idleBufferS?: number;
  /** Given: the whole player, with progress, menu and keys. Without: play, sound, seek and full screen. */
  lesson?: Lesson;
  /** Takes the place of the controls, in full screen too: what a page asks between two videos. */
  cover?: ReactNode;
  /** Laid over the picture, in full screen too. */
  children?: ReactNode;
}

/** The player with its controls. Nothing is downloaded before it is on the page; leaving the page destroys it. */
export function VideoPlayer({
  title,
  url,
  posterUrl,
  failureText,
  idleBufferS = 4,
  lesson,
  cover,
  children,
}: VideoPlayerProps) {
  const root = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const isLesson = lesson !== undefined;
  const playback = usePlayback(video, url, idleBufferS, lesson);
  const [said, say] = useToast();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const player: Player = {
    video,
    root,
    statedMs: lesson?.durationMs,
    sound: useSound(video, isLesson),
    tracks: playback.tracks,
    play: playback.start,
    showHelp: () => setHelpOpen(true),
    say,
  };
  const isIdle = useIsIdle(root);
  const isPaused = useMediaFact(video, 'isPaused');
  const { hasCaptions } = useLessonPrefs();
  useSpeed(video, isLesson);
  useProgress(video, lesson, title);
  useMediaSession(video, isLesson && playback.hasStarted, title, posterUrl);
  useEffect(() => (video.current ? exclusivePlayback(video.current) : undefined), []);
  usePlayable(lesson, playback.failure === undefined);

  // Not every engine says it with the click.
  const pointerType = useRef('mouse');
  const handlePointerDown = (event: PointerEvent) => {
    pointerType.current = event.pointerType;
  };
  const handleClick = () => {
    // A finger that touches a playing picture asks for the controls; Pause is among them.
    if (isPaused || pointerType.current !== 'touch') togglePlay(player);
  };
  return (
    <PlayerContext value={player}>
      {/* Takes the focus of a press on the picture: keys are then meant for this player. */}
      <section
        ref={root}
        tabIndex={-1}
        className={styles.player}
        aria-label={messages.player(title)}
        data-idle={isIdle && !isPaused}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the stream */}
        <video
          ref={video}
          poster={posterUrl}
          playsInline
          crossOrigin="anonymous"
          onPointerDown={handlePointerDown}
          onClick={handleClick}
          onEnded={lesson?.onEnded}
          onPlay={lesson?.onResumed}
          onSeeking={lesson?.onResumed}
        />
        {cover && <Cover>{cover}</Cover>}
        {!cover && playback.failure && (
          <Failure text={failureText ?? playback.failure} onTryAgain={playback.tryAgain} />
        )}
        {!cover && !playback.failure && (
          <>
            {isLesson && hasCaptions && <Captions video={video} cues={playback.cues} />}
            <Buffering video={video} />
            <BigPlay video={video} />
            <Controls isLesson={isLesson} />
          </>
        )}
        <Toast text={said} />
        {children}
        {isLesson && <LessonKeys onBack={lesson.onBack} />}
        {isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} />}
      </section>
    </PlayerContext>
  );
}
