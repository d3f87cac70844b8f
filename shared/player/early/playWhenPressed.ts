import {
  DRAWN_SCREEN,
  LESSON_PREFS_KEY,
  PLAYS_FILM,
  SOUND_KEY,
  type ControlMarks,
  type VideoMarks,
} from '../../contracts/documentProtocol.ts';
import { readStored } from '../../device/webStorage.ts';
import { playPrefsIn, soundPrefsIn } from '../core/storedPrefs.ts';

/** Controls that lie over a film have actions of their own, which React does. */
const CONTROLS = 'button, input, a';

/**
 * Lets presses on a drawn player, or on the button that lies over a reel, play and pause its film, as the player will, until React has removed
 * what is drawn. A press from before is done now; what a browser refuses is left to React. `onPlay`: it is to play now. Returns a function to
 * call once React is there.
 */
export function playWhenPressed(video: HTMLVideoElement, isLesson: boolean, onPlay: () => void): () => void {
  const screen = video.closest(DRAWN_SCREEN)!;
  const player = video.closest('article') ?? video.parentElement!;
  const button = screen.querySelector<HTMLElement>(PLAYS_FILM);
  const marks = video.dataset as VideoMarks & ControlMarks;
  applyPrefs(video, isLesson);

  /** No press on this page: what the browser refuses then waits for one, and loads no more than it needs. */
  let isAutomatic = marks.autoplays !== undefined;
  const play = async () => {
    delete marks.pressed;
    delete marks.autoplays;
    if (button) {
      delete (button.dataset as ControlMarks).pressed;
      button.style.visibility = 'hidden';
    }
    marks.starts = '';
    if (!isAutomatic) onPlay();
    try {
      await video.play();
      if (isAutomatic) onPlay();
    } catch (error) {
      // AbortError: its stream was only attached now, and it plays once that is there.
      if ((error as Error).name === 'AbortError' || !player.contains(video)) return;
      delete marks.starts;
      if (isAutomatic) return;
      if (button) button.style.visibility = '';
      ((button ?? video).dataset as ControlMarks).pressed = '';
    }
  };
  const stop = () => {
    delete marks.starts;
    video.pause();
  };
  const isPress = (target: Element) =>
    button?.contains(target) || (player.contains(target) && !target.closest(CONTROLS));

  const listening = new AbortController();
  const { signal } = listening;
  const handleClick = (event: Event) => {
    if (!isPress(event.target as Element)) return;
    isAutomatic = false;
    event.stopPropagation(); // it is not pressed once more in React (shell/src/document/beforePaint.ts)
    if (marks.plays !== undefined) stop();
    else if (marks.starts === undefined) void play(); // a second press, before anything plays, takes nothing back
  };
  screen.addEventListener('click', handleClick, { signal });
  const handlers: Readonly<Record<string, () => void>> = {
    loadedmetadata: () => marks.starts !== undefined && void play(),
    playing() {
      delete marks.starts;
      marks.plays = '';
    },
    waiting() {
      if (marks.plays !== undefined) marks.starts = '';
      delete marks.plays;
    },
    pause() {
      delete marks.starts;
      delete marks.plays;
    },
  };
  for (const [type, handle] of Object.entries(handlers)) video.addEventListener(type, handle, { signal });
  // A page that the browser restores on Back would play on with nobody watching it; reels do not play in a hidden tab (§4).
  window.addEventListener('pagehide', stop, { signal });
  if (!isLesson) document.addEventListener('visibilitychange', () => document.hidden && stop(), { signal });

  if (
    isAutomatic ||
    [video, button].some((control) => (control?.dataset as ControlMarks | undefined)?.pressed !== undefined)
  )
    void play();
  return () => listening.abort();
}

/** The visitor's choices: the volume is one for all players, each kind of them has its own for the sound. */
function applyPrefs(video: HTMLVideoElement, isLesson: boolean): void {
  const sound = soundPrefsIn(readStored(SOUND_KEY, false));
  const { isMuted, speed } = playPrefsIn(isLesson ? readStored(LESSON_PREFS_KEY, false) : { isMuted: sound.isMuted });
  video.volume = sound.volume / 100;
  video.muted = isMuted;
  video.defaultPlaybackRate = video.playbackRate = speed;
}
