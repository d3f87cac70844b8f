import { useEffect, useRef } from 'react';
import { duration } from '../../format/duration.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { messages } from './messages.ts';
import styles from './ShareDialog.module.css';

type ShareDialogProps = { onShare(startS?: number): void; onClose(): void } & (
  | { kind: 'choose'; startS: number }
  | { kind: 'copy'; url: string }
);

/** Where the link of a lesson starts; or, where the browser lets nothing be copied, the link itself. */
export function ShareDialog({ onShare, onClose, ...step }: ShareDialogProps) {
  if (step.kind === 'copy')
    return (
      <Dialog
        title={messages.copyTitle}
        actions={<Button onClick={onClose}>{messages.close}</Button>}
        onClose={onClose}
      >
        <LinkField url={step.url} />
      </Dialog>
    );
  return (
    <Dialog
      title={messages.title}
      actions={
        <>
          <Button onClick={() => onShare()}>{messages.fromStart}</Button>
          <Button kind="line" onClick={() => onShare(step.startS)}>
            {messages.from(duration(step.startS * 1000))}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {messages.cancel}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p>{messages.question}</p>
    </Dialog>
  );
}

/** The link as text to copy by hand, selected at once. */
function LinkField({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return <input ref={field} className={styles.link} readOnly value={url} aria-label={messages.link} />;
}
