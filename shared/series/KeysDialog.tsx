import { HOTKEYS } from '../player/lesson/keys/hotkeys.ts';
import { keys as texts } from '../player/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './KeysDialog.module.css';

const ESCAPE = { shown: 'Esc', label: texts.keys.back };

/** All keys of the player, from the list that is listened to. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={texts.title} actions={<Button onClick={onClose}>{texts.close}</Button>} onClose={onClose}>
      <dl className={styles.keys}>
        {[...HOTKEYS, ESCAPE].map(({ shown, label }) => (
          <div key={shown}>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
