export { isSavingData, onSavingData, setSavingData, useIsSavingData } from './dataSaver.ts';
export { withDeadline } from '@remotes-kit/runtime/deadline'; // built remotes take it from here
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
