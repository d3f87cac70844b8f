/** The part of the Network Information API that is read; only some browsers have it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True where data is to be saved: as the visitor chose, from what is stored, else as the device asks. */
export const savesData = (stored: unknown): boolean => (typeof stored === 'boolean' ? stored : deviceSavesData());

/** Save-Data, or a 2G line. False where the browser knows neither. */
function deviceSavesData(): boolean {
  const { saveData, effectiveType } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return (
    saveData === true ||
    /^(slow-)?2g$/.test(effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
