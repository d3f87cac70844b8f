import { remembered, useRemembered } from './remembered.ts';

/** The part of the Network Information API that is read; only some browsers have it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The switch in the player's settings; undefined while the visitor has not touched it. */
const choice = remembered('bazaar.dataSaver', (stored) => (typeof stored === 'boolean' ? stored : undefined));

/** Lowest quality, nothing loaded ahead, nothing played without a press: as the visitor chose, else as the device asks. */
export const isSavingData = (): boolean => choice.get() ?? deviceSavesData();

/** The same for a component. */
export const useIsSavingData = (): boolean => useRemembered(choice) ?? deviceSavesData();

/** What the visitor chose, for the whole site. */
export const setSavingData = (isOn: boolean): void => void choice.set(isOn);

/** Calls when the choice changes; returns an unsubscribe function. */
export const onSavingData: (listener: () => void) => () => void = choice.subscribe;

/** Save-Data, or a 2G line. False where the browser knows neither. */
function deviceSavesData(): boolean {
  const { saveData, effectiveType } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return (
    saveData === true ||
    effectiveType === '2g' ||
    effectiveType === 'slow-2g' ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
