export { currentVisit, duringThisVisit, forgetRemembered, remembered, useRemembered, type Remembered } from './remembered.ts';
