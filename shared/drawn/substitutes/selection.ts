/** In the place of the selected lesson in the build of a drawn screen: the one that the address names, before anything was tried or chosen. */
import type { List } from '@bazaar/shared/query';
import type { Lesson } from '../../data/lessons.ts';

const NONE = new Set<string>();

interface SelectionOptions {
  defaultLesson(lessons: readonly Lesson[], failed: ReadonlySet<string>): Lesson | undefined;
}

export function useSelection(list: List<Lesson>, { defaultLesson }: SelectionOptions) {
  const named = new URLSearchParams(location.search).get('video');
  const lesson = list.items.find(({ videoId }) => videoId === named) ?? defaultLesson(list.items, NONE);
  return { list, lesson, failed: NONE };
}
