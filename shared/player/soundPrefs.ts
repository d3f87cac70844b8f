import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { DEFAULT_VOLUME } from './constants.ts';

/** The reader's choice for every player of the site. Muted until it is made (§4, Reels). Volume is 0..100. */
export interface SoundPrefs {
  isMuted: boolean;
  volume: number;
}

const KEY = 'bazaar.sound';
const DEFAULTS: SoundPrefs = { isMuted: true, volume: DEFAULT_VOLUME };

const store = createStore<SoundPrefs>()(() => load());
store.subscribe(save);

export const useSoundPrefs = (): SoundPrefs => useStore(store);

/** Changes and remembers the choice. */
export const setSoundPrefs = (change: Partial<SoundPrefs>): void => store.setState(change);

/** Forgets the choice: for signing out. */
export const clearSoundPrefs = (): void => store.setState(DEFAULTS);

function load(): SoundPrefs {
  try {
    const { isMuted, volume } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<SoundPrefs>;
    const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 100;
    return { isMuted: isMuted !== false, volume: isVolume ? volume : DEFAULT_VOLUME };
  } catch {
    return DEFAULTS; // storage is blocked or holds something else
  }
}

function save(prefs: SoundPrefs): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // Then the choice lasts as long as the page.
  }
}
