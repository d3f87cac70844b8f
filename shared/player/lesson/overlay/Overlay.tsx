/** The parts that a lesson draws over its picture, besides the controls. */
import styles from './Overlay.module.css';
import { useEffect, useState, type RefObject } from 'react';
import { PlayIcon } from '../../../ui/icons.tsx';
import { useIsSlow } from '../../../query/useIsSlow.ts';
import { BUFFERING_AFTER_MS } from '../../../media/buffer.ts';
import { TOAST_MS, IDLE_AFTER_MS } from '../../constants.ts';
import type { Media } from '../../core/createMedia.ts';
import { useMediaFact } from '../../core/useMedia.ts';
import { lesson as texts } from '../../texts.ts';
import { listen } from '../../../device/listen.ts';

interface StartingProps {
  media: Media;
  /** It begins by itself, and its stream is still on its way. */
  isStarting: boolean;
}

/** The ring, once a wait has lasted long enough to be noticed; after 4 s a word with it. */
export function Buffering({ media, isStarting }: StartingProps) {
  const isStalled = useMediaFact(media, 'isWaiting');
  const isWaiting = isStalled || isStarting;
  const isSlow = useIsSlow(isWaiting);
  if (!isWaiting) return null;
  return (
    <div className={styles.buffering} role="status" style={{ animationDelay: `${BUFFERING_AFTER_MS}ms` }}>
      <span className={styles.ring} role="img" aria-label={texts.buffering} />
      <p>{isSlow && texts.stillLoading}</p>
    </div>
  );
}

/** Shows that a press on the picture plays; the button of that name stands among the controls. */
export function BigPlay({ media, isStarting }: StartingProps) {
  const isPaused = useMediaFact(media, 'isPaused');
  const isEnded = useMediaFact(media, 'isEnded');
  if (!isPaused || isEnded || isStarting) return null;
  return (
    <span className={styles.play} aria-hidden="true">
      <PlayIcon size={36} />
    </span>
  );
}

/** Says what went wrong, in the words of §8, instead of the controls. Without `onTryAgain` nothing can be done about it here. */
export function FailureMessage({ text, onTryAgain }: { text: string; onTryAgain: (() => void) | undefined }) {
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      {onTryAgain && (
        <button type="button" onClick={onTryAgain}>
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
}

/** Says what a key just did: seen and, as a status, announced. */
export const Toast = ({ text }: { text: string }) => (
  <p className={styles.toast} role="status">
    {text && <span>{text}</span>}
  </p>
);

/** A text that goes away by itself. A new object for each, so that the same text shown again stays as long again. */
export function useToast(): [text: string, showToast: (text: string) => void] {
  const [toast, setToast] = useState({ text: '' });
  useEffect(() => {
    if (!toast.text) return;
    const timer = setTimeout(() => setToast({ text: '' }), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return [toast.text, (text) => setToast({ text })];
}

/** Returns true while there was no pointer and no key inside the player for a while: then its controls may be hidden. */
export function useIsIdle(root: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!root.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      setIsIdle(false);
      timer = setTimeout(() => setIsIdle(true), IDLE_AFTER_MS);
    };
    restart();
    const unlisten = listen(root.current, ['pointermove', 'pointerdown', 'keydown', 'focusin'], restart);
    return () => {
      clearTimeout(timer);
      unlisten();
    };
  }, [root]);
  return isIdle;
}
