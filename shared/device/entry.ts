export { isSavingData, onSavingData, setSavingData, useIsSavingData } from './dataSaver.ts';
export { withDeadline } from './deadline.ts';
export { observeInView, useInView } from './inView.ts';
export { useModal } from './modal.ts';
export { mayAutoplay, prefersReducedMotion, useMayAutoplay } from './motion.ts';
export {
  currentVisit,
  duringThisVisit,
  forgetRemembered,
  remembered,
  useCurrentVisit,
  useRemembered,
  type Remembered,
} from './remembered.ts';
export { useIsTabHidden } from './inView.ts';
