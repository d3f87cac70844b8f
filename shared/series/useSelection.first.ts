import type { List } from '@bazaar/shared/query';
import type { Lesson } from '../data/lessons.ts';
import type * as original from './useSelection.ts';

const NONE: ReadonlySet<string> = new Set();

/** The lesson that the address names, before anything was tried or chosen. */
export function useSelection(
  list: List<Lesson>,
  { defaultLesson }: Parameters<typeof original.useSelection>[1],
): Pick<original.Selection, 'list' | 'lesson' | 'failed'> {
  const named = new URLSearchParams(location.search).get('video');
  const lesson = list.items.find(({ videoId }) => videoId === named) ?? defaultLesson(list.items, NONE);
  return { list, lesson, failed: NONE };
}
