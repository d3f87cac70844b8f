import { canSave } from '../../saved/files.ts';
import { Button } from '../../ui/Button.tsx';
import { SaveIcon } from '../../ui/icons.tsx';
import type * as original from './SaveButton.tsx';
import { saveLabel as texts } from '../texts.ts';
import { unreadOf } from './saveStatus.ts';

/** A button of the same size that knows of no save: React adds what is saved, which moves nothing. */
export const SaveButton: typeof original.SaveButton = ({ what, lessons, lists = [] }) => {
  const isUnknown = lessons.length === 0;
  if (!canSave() || (isUnknown && !unreadOf(lists))) return null;
  return (
    <Button kind="line" aria-disabled={isUnknown || undefined}>
      <SaveIcon size={20} />
      <span>{texts.save(what)}</span>
    </Button>
  );
};
