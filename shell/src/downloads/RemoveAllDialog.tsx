import { Button } from '@bazaar/shared/ui/Button';
import { Dialog } from '@bazaar/shared/ui/Dialog';
import { savedLessons as texts } from '../texts.ts';

interface RemoveAllDialogProps {
  /** Of all that would be removed. */
  size: string;
  onRemove(): void;
  onClose(): void;
}

/** The confirmation before all saved lessons are removed; Cancel has the focus. */
export const RemoveAllDialog = ({ size, onRemove, onClose }: RemoveAllDialogProps) => (
  <Dialog
    title={texts.removeAll}
    actions={
      <>
        <Button kind="line" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button onClick={onRemove}>{texts.removeAll}</Button>
      </>
    }
    onClose={onClose}
  >
    <p>{texts.removeAllQuestion(size)}</p>
  </Dialog>
);
