import { isSavingData } from '../prefs/dataSaver.ts';

/** Whether a video may begin without a press: not under reduced motion (WCAG 2.2.2), nor under data saver. */
export const mayMoveByItself = (): boolean =>
  !isSavingData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
