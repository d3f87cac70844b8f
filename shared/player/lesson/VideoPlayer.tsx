import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Captions } from '../core/Captions.tsx';
import { useMediaFact } from '../core/useMedia.ts';
import { lesson as texts } from '../texts.ts';
import { togglePlay } from './commands.ts';
import { AudioOnly, Controls, Cover } from './controls/Controls.tsx';
import { useLessonKeys } from './keys/useLessonKeys.ts';
import type { PlayedLesson } from './useProgress.ts';
import { BigPlay, Buffering, FailureMessage, Toast, useToast, useIsIdle } from './overlay/Overlay.tsx';
import { NoNetwork } from './overlay/NoNetwork.tsx';
import { PlayerContext, type LessonPlayer } from './PlayerContext.ts';
import { useLessonVideo } from './useLessonVideo.ts';
import { usePlayback } from './usePlayback.ts';
import styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  title: string;
  /** The adaptive manifest. It may change: the element and full screen stay. */
  url: string;
  posterUrl?: string | undefined;
  lesson: PlayedLesson;
  /** Shown over the picture instead of the controls, in full screen too: the choice between two videos. */
  cover?: ReactNode;
  /** In the menu, below quality, captions and speed. */
  Settings?: ComponentType;
  /** Links to the lessons on the device: shown without a network, where this one is not among them. */
  SavedLessons?: ComponentType;
  /** Lists the keys. */
  KeysDialog?: ComponentType<{ onClose(): void }>;
  onEnded?(): void;
  /** It plays, or somebody jumps in it; so it is no longer at its end. */
  onResumed?(): void;
  /** Called when its stream is loaded and when that changes: whether the video can be played, as far as the player knows. */
  onPlayable?(videoId: string, isPlayable: boolean): void;
  /** Escape, when no menu is open and nothing fills the screen. */
  onBack?(): void;
}

/** The player of a lesson. Nothing is downloaded before it is on the screen; leaving the page destroys it. */
export function VideoPlayer({
  title,
  url,
  posterUrl,
  lesson,
  cover,
  Settings,
  SavedLessons,
  KeysDialog,
  onEnded,
  onResumed,
  onPlayable,
  onBack,
}: VideoPlayerProps) {
  const root = useRef<HTMLElement>(null);
  const { media, failure, tracks, captions, shownCaptions, lacksNetwork, play, retry } = usePlayback(root, {
    title,
    url,
    posterUrl,
    lesson,
    onPlayable,
  });
  const [toast, showToast] = useToast();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const player: LessonPlayer = {
    media,
    root,
    statedMs: lesson.durationMs,
    tracks,
    shownCaptions,
    play,
    showHelp: () => setHelpOpen(true),
    showToast,
  };
  useLessonKeys(player, onBack);
  const isIdle = useIsIdle(root);
  const isPaused = useMediaFact(media, 'isPaused');
  // Until there is a picture a browser has paused what is loaded, also where it may play: then it is not known to wait for a press.
  const hasPicture = useMediaFact(media, 'hasPicture');
  const isStarting = lesson.isAutoPlayed === true && !hasPicture;

  // Not every browser gives the click a pointer type.
  const pointerType = useRef('mouse');
  const handleClick = () => {
    // A touch on a playing picture shows the controls; Pause is among them.
    if (isPaused || pointerType.current !== 'touch') togglePlay(player);
  };
  useLessonVideo(root, media, {
    url,
    posterUrl,
    onBegun: play,
    onPointerDown(event) {
      pointerType.current = event.pointerType;
    },
    onClick: handleClick,
    onEnded,
    onResumed,
  });
  return (
    <PlayerContext value={player}>
      {/* Takes the focus of a press on the picture: keys are then meant for this player. */}
      <section
        ref={root}
        tabIndex={-1}
        className={styles.player}
        aria-label={texts.player(title)}
        data-idle={isIdle && !isPaused}
      >
        {cover && <Cover>{cover}</Cover>}
        {!cover && lacksNetwork && <NoNetwork SavedLessons={SavedLessons} onTryAgain={retry} />}
        {!cover && !lacksNetwork && failure && (
          <FailureMessage text={failure.message} onTryAgain={failure.isFinal ? undefined : retry} />
        )}
        {!cover && !lacksNetwork && !failure && (
          <>
            {shownCaptions && (
              <Captions media={media} captions={captions} tracks={tracks.captions} chosen={shownCaptions.id} />
            )}
            <Buffering media={media} isStarting={isStarting} />
            <BigPlay media={media} isStarting={isStarting} />
            <AudioOnly />
            <Controls Settings={Settings} />
          </>
        )}
        <Toast text={toast} />
        {isHelpOpen && KeysDialog && <KeysDialog onClose={() => setHelpOpen(false)} />}
      </section>
    </PlayerContext>
  );
}
