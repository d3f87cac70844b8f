export {
  currentVisit,
  duringThisVisit,
  forgetRemembered,
  remembered,
  useCurrentVisit,
  useRemembered,
  type Remembered,
} from './remembered.ts';
