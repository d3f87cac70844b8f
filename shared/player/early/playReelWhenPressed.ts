import {
  DRAWN_SCREEN,
  PLAYS_FILM,
  SOUND_KEY,
  type ControlMarks,
  type VideoMarks,
} from '../../contracts/documentProtocol.ts';
import { readStored } from '../../device/webStorage.ts';
import { soundPrefsIn } from '../core/storedPrefs.ts';

/** Controls in a reel have actions of their own, which React does. */
const CONTROLS = 'button, input, a';

/**
 * Lets presses on a drawn reel, or on the button that lies over it, play and pause its film as the reels do, until React has removed what is
 * drawn, and goes on with the last choice. A press from before is done now. Returns a function to call once React is there.
 */
export function playReelWhenPressed(video: HTMLVideoElement): () => void {
  const screen = video.closest<HTMLElement>(DRAWN_SCREEN)!;
  const card = video.closest<HTMLElement>('article');
  const button = screen.querySelector<HTMLElement>(PLAYS_FILM);
  const marks = video.dataset as VideoMarks & ControlMarks;
  const { isMuted, volume } = soundPrefsIn(readStored(SOUND_KEY, false));
  video.muted = isMuted;
  video.volume = volume / 100;

  const follow = () => {
    // Refused where its stream is attached only now: it is played once it has data. What a browser refuses is left to React.
    if (marks.chosen === 'play' && !document.hidden) void video.play().catch(() => {});
    else video.pause();
  };
  const choose = (choice: VideoMarks['chosen']) => {
    marks.chosen = choice;
    if (button === document.activeElement) card?.focus({ preventScroll: true });
    if (button) button.style.visibility = 'hidden';
    follow();
  };
  const handleClick = (event: Event) => {
    const target = event.target as Element;
    const isButton = button?.contains(target);
    if (!isButton && (!card?.contains(target) || target.closest(CONTROLS))) return;
    event.stopPropagation(); // it is not pressed once more in React (shell/src/document/beforePaint.ts)
    choose(isButton || marks.chosen !== 'play' ? 'play' : 'pause');
  };

  const listening = new AbortController();
  const { signal } = listening;
  screen.addEventListener('click', handleClick, { signal });
  video.addEventListener('loadedmetadata', follow, { signal });
  document.addEventListener('visibilitychange', follow, { signal });
  // A page that the browser restores on Back would play on with nobody watching it.
  window.addEventListener('pagehide', () => video.pause(), { signal });

  const pressed = [video, button].find(
    (control) => (control?.dataset as ControlMarks | undefined)?.pressed !== undefined,
  );
  if (pressed) {
    delete (pressed.dataset as ControlMarks).pressed;
    choose('play');
  }
  return () => listening.abort();
}
