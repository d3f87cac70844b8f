import styles from './Controls.module.css';
import { useRef, type ComponentType, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { PlayTime, SeekBar } from '../../core/SeekBar.tsx';
import { usePlayer } from '../PlayerContext.ts';
import {
  CaptionsButton,
  FullscreenButton,
  MuteButton,
  PictureInPictureButton,
  PlayButton,
  RestartButton,
  TheatreButton,
  VolumeSlider,
} from './buttons.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import { useIsSlow } from '../../../query/useIsSlow.ts';
import { useMediaFact } from '../../core/useMedia.ts';
import { setLessonPrefs, useLessonPrefs } from '../lessonPrefs.ts';
import { audioOnly as texts } from '../../texts.ts';

/** The controls of a lesson, below its picture. `Settings`: what its menu has besides. */
export function Controls({ Settings }: { Settings: ComponentType | undefined }) {
  const { media, statedMs } = usePlayer();
  const controls = useRef<HTMLDivElement>(null);
  useKeptFocus(controls);
  return (
    <div ref={controls} className={styles.controls}>
      <div className={styles.time}>
        <SeekBar media={media} statedMs={statedMs} />
        <PlayTime media={media} statedMs={statedMs} />
      </div>
      <div className={styles.buttons}>
        <PlayButton />
        <RestartButton />
        <MuteButton />
        <VolumeSlider />
        <span className={styles.gap} />
        <CaptionsButton />
        <SettingsMenu Settings={Settings} />
        <PictureInPictureButton />
        <TheatreButton />
        <FullscreenButton />
      </div>
    </div>
  );
}

/** A box for what a page shows between two videos instead of the controls, in full screen too. */
export function Cover({ children }: { children: ReactNode }) {
  const { root } = usePlayer();
  const cover = useRef<HTMLDivElement>(null);
  useKeptFocus(cover);
  useLayoutEffect(() => {
    // Focus that is outside the player stays there; focus on the player itself moves to the first thing to press.
    if (document.activeElement === root.current)
      cover.current?.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
  }, [root]);
  return (
    <div ref={cover} className={styles.cover}>
      {children}
    </div>
  );
}

/** When this part of the player is removed with the focus in it, the focus moves to the player instead of being lost. */
function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  const { root } = usePlayer();
  useLayoutEffect(() => {
    const element = part.current;
    // The player's own element is set after the effects of its parts: it is read at the end.
    const focusPlayer = () => root.current?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement)) focusPlayer();
    };
  }, [part, root]);
}

/**
 * The button over the poster of a lesson that plays without its picture, which brings the picture back; and that over the
 * picture of one that has waited for 4 s, which goes on without it.
 */
export function AudioOnly() {
  const { media, tracks } = usePlayer();
  const { isAudioOnly } = useLessonPrefs();
  const isSlow = useIsSlow(useMediaFact(media, 'isWaiting'));
  if (tracks.isAudioOnly)
    return (
      <button type="button" className={styles.audioOnly} onClick={() => setLessonPrefs({ isAudioOnly: false })}>
        {texts.audioOnly}
        <b>{texts.showVideo}</b>
      </button>
    );
  if (isAudioOnly || !isSlow || !tracks.hasOwnSound) return null;
  return (
    <button type="button" className={styles.audioOnly} onClick={() => setLessonPrefs({ isAudioOnly: true })}>
      <b>{texts.playAudioOnly}</b>
    </button>
  );
}
