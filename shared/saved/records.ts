/** The record of each lesson on this device: `bazaar.savedLessons`. */
import { remembered, useRemembered } from '@bazaar/shared/device';
import { cutText } from '../contracts/cutText.ts';
import { SAVED_LESSONS_KEY } from '../contracts/documentProtocol.ts';
import { SAFE_STREAM_ID } from '../contracts/earlyReads.ts';
import { ownPath } from '../contracts/ownPath.ts';

/** The state of a save: it waits for its turn or for a network, downloads, is paused, is whole, or cannot go on. */
export type SaveState = 'waiting' | 'saving' | 'paused' | 'whole' | 'failed';
/** The reason why it cannot go on: the device is full, the video cannot be had or came damaged, or the browser has removed what was saved. */
export type SaveProblem = 'full' | 'unavailable' | 'damaged' | 'removed';

/** A lesson that is on this device, or on its way there. */
export interface DownloadedLesson {
  videoId: string;
  streamId: string;
  title: string;
  /** The page that plays it. */
  path: string;
  thumbnailId?: string | undefined;
  seriesName?: string | undefined;
  /** The chosen quality, and its bit rate where several have this height. */
  heightPx: number;
  bps?: number | undefined;
  /**
   * The folder of the files that it is played from (files.ts), also while another quality is on its way; absent while none
   * is whole.
   */
  folder?: string | undefined;
  state: SaveState;
  problem?: SaveProblem | undefined;
  /** The size, as far as its playlists say it, and the part of it that has come. */
  bytes: number;
  savedBytes: number;
}

/** Not in the spec: bounds what is stored. */
export const MAX_LESSONS = 500;
const MAX_TEXT = 300;
/** The folders of before were the streams themselves. */
const FOLDER = /^(?!\.+$)[A-Za-z0-9_.-]{1,2048}(~[0-9a-f]{12})?$/;
const STATES: readonly unknown[] = ['waiting', 'saving', 'paused', 'whole', 'failed'] satisfies SaveState[];
const PROBLEMS: readonly unknown[] = ['full', 'unavailable', 'damaged', 'removed'] satisfies SaveProblem[];

/** In the order in which they were saved. Signing out forgets them, and the shell removes the files. */
export const downloadedLessons = remembered<readonly DownloadedLesson[]>(SAVED_LESSONS_KEY, parseDownloadedLessons);

export const useDownloadedLessons = (): readonly DownloadedLesson[] => useRemembered(downloadedLessons);

/** Changes the record of a lesson, where there is one. */
export function changeLesson(videoId: string, change: Partial<DownloadedLesson>): void {
  downloadedLessons.set(downloadedLessons.get().map((one) => (one.videoId === videoId ? { ...one, ...change } : one)));
}

/** Notes that the files a lesson is played from are no longer whole; a save that is on its way goes on. */
export function noteDamage(videoId: string, problem: 'removed' | 'damaged'): void {
  const state = downloadedLessons.get().find((one) => one.videoId === videoId)?.state;
  changeLesson(videoId, { folder: undefined, ...(state === 'whole' && { state: 'failed', problem }) });
}

/** The stored lessons that are whole; never throws. */
export function parseDownloadedLessons(stored: unknown): DownloadedLesson[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .slice(0, MAX_LESSONS)
    .map(lessonFrom)
    .filter((lesson) => lesson !== undefined);
}

function lessonFrom(value: unknown): DownloadedLesson | undefined {
  const given = (value ?? {}) as Partial<Record<keyof DownloadedLesson, unknown>>;
  const { videoId, streamId, title, heightPx, bps, state, problem, bytes, savedBytes } = given;
  const path = ownPath(given.path);
  if (typeof videoId !== 'string' || typeof title !== 'string' || path === undefined) return undefined;
  if (typeof streamId !== 'string' || !SAFE_STREAM_ID.test(streamId) || !STATES.includes(state)) return undefined;
  if (!isAmount(heightPx) || !isAmount(bytes) || !isAmount(savedBytes)) return undefined;
  return {
    videoId,
    streamId,
    title: cutText(title, MAX_TEXT),
    path,
    thumbnailId:
      typeof given.thumbnailId === 'string' && SAFE_STREAM_ID.test(given.thumbnailId) ? given.thumbnailId : undefined,
    seriesName: typeof given.seriesName === 'string' ? cutText(given.seriesName, MAX_TEXT) || undefined : undefined,
    heightPx,
    bps: isAmount(bps) ? bps : undefined,
    folder: folderFrom(given.folder) ?? (state === 'whole' ? streamId : undefined),
    state: state as SaveState,
    problem: PROBLEMS.includes(problem) ? (problem as SaveProblem) : undefined,
    bytes,
    savedBytes,
  };
}

const folderFrom = (value: unknown) => (typeof value === 'string' && FOLDER.test(value) ? value : undefined);

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
