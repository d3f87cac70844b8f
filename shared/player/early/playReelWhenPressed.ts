import { DRAWN_SCREEN, PLAYS_FILM, SOUND_KEY } from '../../contracts/documentProtocol.ts';
import { listen } from '../../device/listen.ts';
import { readStored } from '../../device/webStorage.ts';
import { soundPrefsIn } from '../core/storedPrefs.ts';

/**
 * Lets a press on the button over a drawn reel, or on its film, play it, until React has removed what is drawn, which finds the button pressed
 * and goes on. Where there is no button, as under reduced motion, a press is left to React. Returns a function to call once React is there.
 */
export function playReelWhenPressed(video: HTMLVideoElement): (() => void) | undefined {
  const button = video.closest(DRAWN_SCREEN)?.querySelector<HTMLElement>(PLAYS_FILM);
  if (!button) return undefined;
  const { isMuted, volume } = soundPrefsIn(readStored(SOUND_KEY, false));
  video.muted = isMuted;
  video.volume = volume / 100;
  const play = () => {
    button.style.opacity = '0.5'; // it waits
    void video.play().catch(() => {}); // left to React
  };
  button.addEventListener('click', play);
  video.addEventListener('click', (event) => {
    event.stopPropagation(); // React would pause it
    button.click();
  });
  video.addEventListener('playing', () => (button.style.visibility = 'hidden'), { once: true });
  if (button.dataset.pressed !== undefined) play();
  // A page that the browser restores on Back would play on with nobody watching it.
  return listen(window, ['pagehide'], () => video.pause());
}
