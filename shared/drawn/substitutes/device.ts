/** In the place of the device in the build of a drawn screen: what it remembers is read and never changed, and nothing is observed. */
import { DATA_SAVER_KEY } from '../../contracts/documentProtocol.ts';
import { savesData } from '../../device/savesData.ts';
import { readStored } from '../../device/webStorage.ts';

const nothing = (): void => {};
const unsubscribe = () => nothing;

interface Read<T> {
  get(): T;
}

export const remembered = <T>(key: string, parse: (stored: unknown) => T, { session = false } = {}) => ({
  get: () => parse(readStored(key, session)),
  set: nothing,
  subscribe: unsubscribe,
});
export const useRemembered = <T>({ get }: Read<T>): T => get();

export const isSavingData = (): boolean => savesData(readStored(DATA_SAVER_KEY, false));
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** A drawn screen plays nothing; it has what a player shows that will. */
export const mayAutoplay = (): boolean => !isSavingData() && !prefersReducedMotion();
export const useMayAutoplay = mayAutoplay;
export const useInView = (): boolean => false;
export const useIsTabHidden = (): boolean => false;
export const observeInView = unsubscribe;
export const duringThisVisit = <T>(act: T): T => act;
