/** Loaded at the first press on a save button. */
export { SaveDialog } from './SaveDialog.tsx';
export { SavedDialog } from './SavedDialog.tsx';
