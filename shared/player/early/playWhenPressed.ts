import { LESSON_PREFS_KEY, SOUND_KEY, type ControlMarks, type VideoMarks } from '../../contracts/documentProtocol.ts';
import { listen } from '../../device/listen.ts';
import { readStored } from '../../device/webStorage.ts';
import { playPrefsIn, soundPrefsIn } from '../core/storedPrefs.ts';

/**
 * Lets a press on a drawn player play and pause its film, as the player will, until React has removed what is drawn. A press from before is
 * done now; what a browser refuses is left to React. `onPlay`: it is to play now. Returns a function to call once React is there.
 */
export function playWhenPressed(video: HTMLVideoElement, onPlay: () => void): () => void {
  const drawn = video.parentElement!;
  const marks = video.dataset as VideoMarks & ControlMarks;
  const { isMuted, speed } = playPrefsIn(readStored(LESSON_PREFS_KEY, false));
  video.volume = soundPrefsIn(readStored(SOUND_KEY, false)).volume / 100;
  video.muted = isMuted;
  video.defaultPlaybackRate = video.playbackRate = speed;

  const play = async () => {
    delete marks.pressed;
    marks.starts = '';
    onPlay();
    try {
      await video.play();
    } catch (error) {
      // AbortError: its stream was only attached now, and it plays once that is there.
      if ((error as Error).name === 'AbortError' || !drawn.contains(video)) return;
      delete marks.starts;
      marks.pressed = '';
    }
  };
  const stop = () => {
    delete marks.starts;
    video.pause();
  };
  drawn.addEventListener('click', (event) => {
    event.stopPropagation(); // it is not pressed once more in React (shell/src/document/beforePaint.ts)
    if (marks.plays !== undefined) stop();
    else if (marks.starts === undefined) void play(); // a second press, before anything plays, takes nothing back
  });
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
  // They do not bubble.
  for (const [type, handle] of Object.entries(handlers)) drawn.addEventListener(type, handle, true);
  if (marks.pressed !== undefined) void play();
  // A page that the browser restores on Back would play on with nobody watching it.
  return listen(window, ['pagehide'], stop);
}
