/** The acts of the buttons of saving: sizes, saving, pausing, resuming, removing. Their code is loaded at the press. */
import { removeAtSignOut, removeUnneededFolders } from './cleanup.ts';
import { withStorageDeadline } from '../device/storageDeadline.ts';
import type { Quality } from '../media/quality.ts';
import { canSave } from './files.ts';
import { changeLesson, downloadedLessons, MAX_LESSONS, type DownloadedLesson } from './records.ts';

/** A lesson to be saved. */
export type NewSave = Pick<DownloadedLesson, 'videoId' | 'streamId' | 'title' | 'path' | 'thumbnailId' | 'seriesName'>;

/** A quality, and how much it takes. */
export interface SaveChoice extends Quality {
  bytes: number;
  /** The part of it that is not on this device: what any lesson has saved is not downloaded again. */
  missingBytes: number;
  isEstimated: boolean;
}

/**
 * Returns how much each quality of all these streams together takes, the lowest first, without streams that cannot be saved. Throws
 * PlaylistError where none can, the network's TypeError, and the signal's reason.
 */
export async function saveChoices(streamIds: readonly string[], signal?: AbortSignal): Promise<SaveChoice[]> {
  const { choicesOf } = await import('./choices.ts');
  return choicesOf(streamIds, signal);
}

/**
 * Begins to save lessons, one after another, in this quality or the nearest below. 'full': the device has too little storage
 * for them, and nothing was begun. What is saved already in this quality stays as it is; in another one it is played until the
 * new one is whole.
 */
export async function saveLessons(lessons: readonly NewSave[], quality: Quality): Promise<'started' | 'full'> {
  const [{ missingBytesOf, sizesOf }, { resumeSaves }] = await Promise.all([
    import('./choices.ts'),
    import('./saver.ts'),
  ]);
  const { heightPx, bps } = quality;
  const before = downloadedLessons.get();
  const isSaved = ({ videoId }: NewSave) =>
    before.some(
      (one) => one.videoId === videoId && one.heightPx === heightPx && one.bps === bps && one.state !== 'failed',
    );
  const added = lessons.filter((lesson) => !isSaved(lesson));
  const streamIds = added.map(({ streamId }) => streamId);
  const sizes = sizesOf(streamIds, quality);
  const remaining = before.filter(({ videoId }) => !added.some((one) => one.videoId === videoId));
  if (remaining.length + added.length > MAX_LESSONS) return 'full';
  if (!(await hasSpace(await missingBytesOf(streamIds, quality)))) return 'full';
  void navigator.storage?.persist?.().catch(() => {}); // a wish: the browser decides
  downloadedLessons.set([
    ...remaining,
    ...added.map((lesson, index): DownloadedLesson => ({
      ...lesson,
      heightPx,
      bps,
      folder: before.find(({ videoId }) => videoId === lesson.videoId)?.folder,
      state: 'waiting',
      bytes: sizes[index]!,
      savedBytes: 0,
    })),
  ]);
  resumeSaves();
  return 'started';
}

/** Stops a save; what has come stays. */
export function pauseSave(videoId: string): void {
  changeLesson(videoId, { state: 'paused' });
}

/** Goes on with a paused or failed save, where it stopped. */
export function resumeSave(videoId: string): void {
  changeLesson(videoId, { state: 'waiting', problem: undefined });
  void import('./saver.ts').then(({ resumeSaves }) => resumeSaves());
}

/** Removes lessons from this device, also such as are being saved. */
export async function removeLessons(videoIds: readonly string[]): Promise<void> {
  const before = downloadedLessons.get();
  const isRemoved = ({ videoId }: DownloadedLesson) => videoIds.includes(videoId);
  const remaining = before.filter((lesson) => !isRemoved(lesson));
  downloadedLessons.set(remaining);
  if (remaining.length === 0) await removeAtSignOut();
  else await removeUnneededFolders();
}

/** Looks whether what is saved is still there, and goes on with what waits. For the start of a page, and for a list of it. */
export async function checkLessons(): Promise<void> {
  if (!canSave() || downloadedLessons.get().length === 0) return;
  const { findRemoved, resumeSaves, saveMissingCode } = await import('./saver.ts');
  await findRemoved();
  resumeSaves();
  void saveMissingCode();
}

/** Returns true where so many bytes fit, as far as the browser says it. */
async function hasSpace(bytes: number): Promise<boolean> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (!storage?.estimate) return true;
  const { quota, usage } = await withStorageDeadline(storage.estimate()).catch(() => ({}) as StorageEstimate);
  return quota === undefined || usage === undefined || usage + bytes <= quota;
}
