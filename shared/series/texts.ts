import { bytesText } from '../format/bytes.ts';
import { qualityText } from '../format/qualityText.ts';
import type { Quality } from '../media/quality.ts';
import type { Saveable } from './save/saveStatus.ts';

/** A lesson and the list that it is of. */
export const series = {
  autoplay: 'Autoplay next',
  /** The place of the video in the series. */
  position: (position: number, count: number) => `Lesson ${position} of ${count}`,
  showMore: 'Show more',
  showLess: 'Show less',
  transcript: 'Transcript',
  /** The name of the group of what can be done with it. */
  lesson: 'Lesson',
} as const;

export const row = {
  watched: 'Watched',
  watchedShare: (percent: number) => `${percent} percent watched`,
  unavailable: 'Unavailable',
  saved: 'Saved on this device',
} as const;

/** Between two videos of a series. */
export const upNext = {
  title: 'Up next',
  /** Announced once, when the card appears. */
  counting: (name: string, seconds: number) => `Up next in ${seconds} seconds: ${name}`,
  waiting: (name: string) => `Up next: ${name}`,
  unavailable: 'This video is unavailable.',
  playNow: 'Play now',
  cancel: 'Cancel',
  replay: 'Replay',
  /** Leads to the rest of what the lesson is a part of. */
  more: 'More from this topic',
} as const;

/** To somebody who has opened a link to a lesson and has seen nothing else of the school. */
export const newcomer = {
  about: (brand: string) => `${brand}: short video lessons for your business`,
} as const;

/** The dialog of Share. */
export const shareDialog = {
  title: 'Share this lesson',
  question: 'Where should the link start?',
  fromStart: 'At the beginning',
  from: (time: string) => `At ${time}`,
  cancel: 'Cancel',
  copyTitle: 'Copy this link',
  link: 'Link',
  close: 'Close',
} as const;

/** The transcript of a lesson; its name is among those of the series. */
export const transcript = {
  language: 'Language',
  copy: 'Copy',
  copied: 'Transcript copied',
  copyRefused: 'Could not copy. Select the text and copy it yourself.',
  follow: 'Follow along',
  search: 'Search the transcript',
  /** Announced, and shown beside the search. */
  found: (position: number, count: number) => `${position} of ${count}`,
  notFound: 'Nothing found',
  previous: 'Previous match',
  next: 'Next match',
  lines: 'Lines of the transcript',
  empty: 'This lesson has no transcript',
  failed: 'The transcript could not be loaded.',
  loading: 'Loading the transcript…',
  cut: 'The transcript ends here. The lesson goes on.',
} as const;

/** Below a player, and once its series is finished. */
export const watch = {
  /** Before the name of a creator. */
  moreFrom: 'More from',
  seriesFinished: (name: string | undefined) => (name ? `You finished ${name}.` : 'You finished all of it.'),
} as const;

const names: Record<Saveable, string> = { lesson: 'Lesson', level: 'Level', playlist: 'Playlist' };
const lessonsOf = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`);

/** The button of saving, while nothing is saved. */
export const saveLabel = {
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
  nameOf: (quality: Quality) => qualityText(quality, 'Standard'),
  about: (size: string) => `about ${size}`,
  /** Of a quality that is on the device, in part or whole. */
  toDownload: (size: string, missingBytes: number) =>
    missingBytes > 0 ? `${size}, ${bytesText(missingBytes)} to download` : `${size}, on this device already`,
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
