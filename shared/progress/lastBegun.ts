import { SAFE_ID } from '../contracts/earlyReads.ts';
import { ownPath } from '../contracts/ownPath.ts';
import type { Progress } from './progress.ts';
import { isDone } from './startOfLesson.ts';

/** A lesson that was begun and not watched to its end, as far as a link to it needs. */
export type BegunLesson = Pick<Progress, 'title' | 'path' | 'thumbnailId' | 'seriesName'>;

/**
 * Returns the lesson that was begun last, from whatever is stored as the progress of the device, the latest first; undefined
 * where there is none. The document has it before any module: it checks only what such a link needs (progress.ts checks all).
 */
export function lastBegun(stored: unknown): BegunLesson | undefined {
  for (const entry of Array.isArray(stored) ? (stored as unknown[]) : []) {
    const lesson = begunIn(entry);
    if (lesson) return lesson;
  }
  return undefined;
}

function begunIn(entry: unknown): BegunLesson | undefined {
  const { title, positionMs, durationMs, thumbnailId, seriesName, ...rest } = (entry ?? {}) as Partial<
    Record<keyof Progress, unknown>
  >;
  const path = ownPath(rest.path);
  if (typeof title !== 'string' || title === '' || path === undefined || path === '/') return undefined;
  if (typeof positionMs !== 'number' || typeof durationMs !== 'number' || isDone({ positionMs, durationMs }))
    return undefined;
  return {
    title,
    path,
    thumbnailId: typeof thumbnailId === 'string' && SAFE_ID.test(thumbnailId) ? thumbnailId : undefined,
    seriesName: typeof seriesName === 'string' ? seriesName : undefined,
  };
}
