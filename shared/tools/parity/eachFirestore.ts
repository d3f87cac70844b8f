import { startEmulator } from '../backend/emulator.ts';
import type { StartFirestore } from '../backend/startBackend.ts';
import { isWithoutEmulator } from './twoBackends.ts';

/** The Firestores of this machine, by name: the embedded one, as `startBackend` takes it, and Google's emulator where it is not skipped. */
export const eachFirestore = (): [name: string, firestore: StartFirestore | undefined][] => [
  ['the embedded backend', undefined],
  ...(isWithoutEmulator() ? [] : [["Google's emulator", startEmulator] as [string, StartFirestore]]),
];
