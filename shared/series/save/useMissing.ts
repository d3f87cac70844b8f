import { useEffect, useState } from 'react';
import type { NewSave } from '../../saved/actions.ts';
import { downloadedLessons } from '../../saved/records.ts';
import { useSaveChoices, type SaveChoices } from './Qualities.tsx';
import type { Unread } from './saveStatus.ts';

/**
 * Returns the lessons that were not on the device when this was first rendered, and how much each quality of them takes, once the
 * lists are read to their ends. Nothing is read before `mayRead`; `retry` reads again what has failed.
 */
export function useMissing(
  lessons: readonly NewSave[],
  unread: Unread | undefined,
  mayRead: boolean,
): { missing: readonly NewSave[]; result: SaveChoices; retry(): void } {
  const [savedIds] = useState(() => downloadedLessons.get().map(({ videoId }) => videoId));
  const missing = lessons.filter(({ videoId }) => !savedIds.includes(videoId));
  const choices = useSaveChoices(mayRead && !unread ? missing.map(({ streamId }) => streamId) : undefined);
  // After every change of the lists, until they are read to their ends; a list that is being read ignores it.
  useEffect(() => {
    if (mayRead && unread && !unread.hasFailed) unread.readOn();
  });
  if (!unread) return { missing, ...choices };
  const result: SaveChoices = unread.hasFailed ? { status: 'failed', hasNetwork: false } : { status: 'reading' };
  return { missing, result, retry: unread.readOn };
}
