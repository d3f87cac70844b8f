/** Loaded at the first press on a save button. */
export { SaveAfterSignIn } from './SaveAfterSignIn.tsx';
export { SaveDialog } from './SaveDialog.tsx';
export { SavedDialog } from './SavedDialog.tsx';
