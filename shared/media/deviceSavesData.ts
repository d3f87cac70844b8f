/** The part of the Network Information API that is asked; only some browsers have it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the device asks to save data, or its line is as slow as 2G. False where the browser knows neither. */
export function deviceSavesData(): boolean {
  const { saveData, effectiveType } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return (
    saveData === true ||
    effectiveType === '2g' ||
    effectiveType === 'slow-2g' ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
