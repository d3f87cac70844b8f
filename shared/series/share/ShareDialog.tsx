import { useEffect, useRef } from 'react';
import { duration } from '../../format/duration.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { shareDialog as texts } from '../texts.ts';
import styles from './ShareDialog.module.css';

type ShareDialogProps = { onShare(startS?: number): void; onClose(): void } & (
  | { kind: 'choose'; startS: number }
  | { kind: 'copy'; url: string }
);

/** Asks where the link of a lesson starts; or shows the link, where the browser lets nothing be copied. */
export function ShareDialog({ onShare, onClose, ...step }: ShareDialogProps) {
  if (step.kind === 'copy')
    return (
      <Dialog title={texts.copyTitle} actions={<Button onClick={onClose}>{texts.close}</Button>} onClose={onClose}>
        <LinkField url={step.url} />
      </Dialog>
    );
  return (
    <Dialog
      title={texts.title}
      actions={
        <>
          <Button onClick={() => onShare()}>{texts.fromStart}</Button>
          <Button kind="line" onClick={() => onShare(step.startS)}>
            {texts.from(duration(step.startS * 1000))}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p>{texts.question}</p>
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
  return <input ref={field} className={styles.link} readOnly value={url} aria-label={texts.link} />;
}
