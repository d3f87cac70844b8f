import { remembered, useRemembered } from '@bazaar/shared/device';
import { DEFAULT_VOLUME } from '../constants.ts';

/** The reader's choice for every player of the site. Muted until it is made (§4, Reels). Volume is 0..100. */
export interface SoundPrefs {
  isMuted: boolean;
  volume: number;
}

const prefs = remembered('bazaar.sound', parse);

function parse(saved: unknown): SoundPrefs {
  const { isMuted, volume } = (saved ?? {}) as Partial<Record<keyof SoundPrefs, unknown>>;
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 100;
  return { isMuted: isMuted !== false, volume: isVolume ? volume : DEFAULT_VOLUME };
}

export const useSoundPrefs = (): SoundPrefs => useRemembered(prefs);

export const soundPrefs = (): SoundPrefs => prefs.get();

/** Changes and remembers the choice. */
export const setSoundPrefs = (change: Partial<SoundPrefs>): void => void prefs.set({ ...prefs.get(), ...change });

/** Calls at every change; returns an unsubscribe function. */
export const onSoundPrefs: (listener: () => void) => () => void = prefs.subscribe;
