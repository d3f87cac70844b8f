import { deviceSavesData } from '../../media/deviceSavesData.ts';
import { lessonPrefs, useLessonPrefs } from '../lesson/lessonPrefs.ts';

/** Lowest quality, nothing loaded ahead of a press: as the reader chose, else as the device asks for it. */
export const isSavingData = (): boolean => lessonPrefs().isSavingData ?? deviceSavesData();

export const useIsSavingData = (): boolean => useLessonPrefs().isSavingData ?? deviceSavesData();
