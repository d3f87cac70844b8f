import { Button } from '@bazaar/shared/ui/Button';
import { Dialog } from '@bazaar/shared/ui/Dialog';
import { messages } from './messages.ts';

interface RemoveAllDialogProps {
  /** Of all that would be removed. */
  size: string;
  onRemove(): void;
  onClose(): void;
}

/** The confirmation before all saved lessons are removed; Cancel has the focus. */
export const RemoveAllDialog = ({ size, onRemove, onClose }: RemoveAllDialogProps) => (
  <Dialog
    title={messages.removeAll}
    actions={
      <>
        <Button kind="line" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button onClick={onRemove}>{messages.removeAll}</Button>
      </>
    }
    onClose={onClose}
  >
    <p>{messages.removeAllQuestion(size)}</p>
  </Dialog>
);
