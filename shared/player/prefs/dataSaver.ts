import { lessonPrefs, useLessonPrefs } from './lessonPrefs.ts';

/** The part of the Network Information API that is asked; only some browsers have it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Lowest quality, nothing loaded ahead of a press: as the reader chose, else as the device asks for it. */
export const isSavingData = (): boolean => lessonPrefs().isSavingData ?? deviceSavesData();

export const useIsSavingData = (): boolean => useLessonPrefs().isSavingData ?? deviceSavesData();

function deviceSavesData(): boolean {
  const { saveData, effectiveType } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g' || matchMedia('(prefers-reduced-data: reduce)').matches;
}
