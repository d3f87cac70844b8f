import { DATA_SAVER_KEY } from '../contracts/documentProtocol.ts';
import { remembered, useRemembered } from './remembered.ts';
import { savesData } from './savesData.ts';

/** Undefined while the visitor has not touched the switch. */
const choice = remembered(DATA_SAVER_KEY, (stored) => (typeof stored === 'boolean' ? stored : undefined));

/** Lowest quality, nothing loaded ahead, nothing played without a press: as the visitor chose, else as the device asks. */
export const isSavingData = (): boolean => savesData(choice.get());

/** isSavingData for a component, as it changes. */
export const useIsSavingData = (): boolean => savesData(useRemembered(choice));

/** Stores the choice of the visitor, for the whole site. */
export const setSavingData = (isOn: boolean): void => void choice.set(isOn);

/** Calls when the choice changes; returns an unsubscribe function. */
export const onSavingData: (listener: () => void) => () => void = choice.subscribe;
