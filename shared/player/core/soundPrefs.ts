import { remembered, useRemembered } from '@bazaar/shared/device';
import { SOUND_KEY } from '../../contracts/documentProtocol.ts';
import { soundPrefsIn, type SoundPrefs } from './storedPrefs.ts';

const prefs = remembered(SOUND_KEY, soundPrefsIn);

export const useSoundPrefs = (): SoundPrefs => useRemembered(prefs);

export const soundPrefs = (): SoundPrefs => prefs.get();

/** Changes and remembers the choice. */
export const setSoundPrefs = (change: Partial<SoundPrefs>): void => void prefs.set({ ...prefs.get(), ...change });

/** Calls at every change; returns an unsubscribe function. */
export const onSoundPrefs: (listener: () => void) => () => void = prefs.subscribe;
