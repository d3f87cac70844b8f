import { bytesText } from '../../format/bytes.ts';
import type { Saveable } from './saveable.ts';

const names: Record<Saveable, string> = { lesson: 'Lesson', level: 'Level', playlist: 'Playlist' };
const lessonsOf = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`);

/** The button while nothing is saved. */
export const label = {
  save: (what: Saveable) => `Save ${what}`,
} as const;

/** Saved lessons. */
export const save = {
  waiting: (what: Saveable) => `${names[what]} waiting`,
  saving: (what: Saveable, percent: number) => `Saving ${what} ${percent}%`,
  paused: (what: Saveable) => `${names[what]} paused`,
  saved: (what: Saveable) => `${names[what]} saved`,
  failed: (what: Saveable) => `${names[what]} not saved`,
  /** Read to screen readers as it happens. */
  startedNow: (what: Saveable) => `Saving the ${what}`,
  pausedNow: 'Saving is paused',
  savedNow: (what: Saveable) => `${names[what]} saved on this device`,
  removedNow: 'Removed from this device',
  progress: 'Saved so far',
  size: bytesText,
  /** Empty until the size is known. */
  sizeOf: (saved: number, all: number) => (all > 0 ? `${bytesText(saved)} of ${bytesText(all)}` : ''),
  height: (px: number) => (px > 0 ? `${px}p` : 'Standard'),
  about: (size: string) => `about ${size}`,
  states: {
    waiting: 'Waits for its turn or for a network',
    saving: 'Saving',
    paused: 'Paused',
    whole: 'Saved',
  },
  full: (missingBytes: number) =>
    missingBytes > 0
      ? `The device is full: ${bytesText(missingBytes)} needed. Remove saved lessons or free some space.`
      : 'The device is full. Remove saved lessons or free some space.',
  unavailable: 'This video cannot be saved.',
  unavailableOf: (count: number) => (count === 1 ? 'One video cannot be saved.' : `${count} videos cannot be saved.`),
  damaged: 'The files of this video are damaged. Check your connection, then save it again.',
  damagedOf: (count: number) =>
    `The files of ${count === 1 ? 'one video' : `${count} videos`} are damaged. Check your connection, then save ${count === 1 ? 'it' : 'them'} again.`,
  removed: 'The browser has removed this lesson from the device. Save it again.',
  removedOf: (count: number) =>
    `The browser has removed ${lessonsOf(count)} from the device. Save ${count === 1 ? 'it' : 'them'} again.`,
  quality: 'Quality',
  lessons: lessonsOf,
  savedAlready: (saved: number, all: number) => `${saved} of ${lessonsOf(all)} are saved already.`,
  dataSaver: 'Data saver is on. Saving takes mobile data.',
  showSizes: 'Show sizes',
  reading: 'Reading the sizes…',
  sizesFailed: 'The sizes could not be read. Check the network.',
  free: (bytes: number) => `About ${bytesText(bytes)} free on this device.`,
  tryAgain: 'Try Again',
  cancel: 'Cancel',
  start: 'Start saving',
  notLoaded: 'This could not be loaded. Check the network and try again.',
  onDevice: (what: Saveable) => `${names[what]} on this device`,
  pause: 'Pause',
  resume: 'Resume',
  saveAgain: 'Save again',
  remove: 'Remove',
  removeFailed: 'Removing did not work. Please try again.',
  close: 'Close',
  allSaved: 'All saved lessons',
} as const;
