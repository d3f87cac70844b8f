import { useCurrentVisit, useRemembered } from '@bazaar/shared/device';
import { bytesText } from '@bazaar/shared/format/bytes';
import { useDownloadedLessons } from '@bazaar/shared/saved/records';
import { announce, toast } from '@bazaar/shared/ui/announce';
import { Button } from '@bazaar/shared/ui/Button';
import { Dialog } from '@bazaar/shared/ui/Dialog';
import { Switch } from '@bazaar/shared/ui/Switch';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useIsOnline } from '@bazaar/shared/device/network';
import { saveUnsavedProgress } from '../watching/followLearner.ts';
import { signOut as texts } from '../texts.ts';
import styles from './SignOutDialog.module.css';
import { deviceProgress, unsavedProgress } from '@bazaar/shared/progress/device';
import { signOutHere } from './signOutHere.ts';

/**
 * The one question before a sign-out, wherever its button stands: which saved lessons go (or stay for the same number), and what
 * the account does not have yet. What cannot be sent is lost only by a press that was told so.
 */
export function SignOutDialog({ onClose }: { onClose(): void }) {
  const saved = useDownloadedLessons();
  const unsent = useUnsentLessons();
  const isOnline = useIsOnline();
  const [keepsLessons, setKeepsLessons] = useState(false);
  const [step, setStep] = useState<'asking' | 'busy' | 'unsendable'>('asking');
  const isOpen = useIsOpen();
  useCloseAfterSignOut(onClose);
  const isLost = unsent > 0 && (!isOnline || step === 'unsendable');
  const signOut = async () => {
    setStep('busy');
    const isSent = isLost || (await saveUnsavedProgress());
    if (!isOpen.current) return; // cancelled meanwhile
    if (!isSent) return setStep('unsendable');
    try {
      await signOutHere({ keepsLessons });
      announce(texts.signedOut, 'polite');
    } catch {
      toast(texts.failed, 'assertive'); // the visitor is still signed in, and the button still there
    }
    if (isOpen.current) onClose();
  };
  const size = bytesText(saved.reduce((sum, { savedBytes }) => sum + savedBytes, 0));
  const actions = (
    <>
      <Button kind="line" onClick={onClose}>
        {isLost ? texts.wait : texts.cancel}
      </Button>
      {/* Not disabled, which would lose the focus. */}
      <Button aria-disabled={step === 'busy'} onClick={() => step === 'busy' || void signOut()}>
        {texts.signOut}
      </Button>
    </>
  );
  return (
    <Dialog title={texts.signOut} actions={actions} onClose={onClose}>
      <div className={styles.text}>
        <p>{texts.question}</p>
        <p role="status">{unsent > 0 && (isLost ? texts.lost(unsent) : texts.sentFirst(unsent))}</p>
        {saved.length > 0 && (
          <>
            <p>{(keepsLessons ? texts.kept : texts.removed)(saved.length, size)}</p>
            <Switch label={texts.keep} isOn={keepsLessons} onChange={setKeepsLessons} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Says that the component is still mounted, for what goes on after a promise. */
function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

/** Closes once nobody is left to be asked: signed out in another tab, or by the account's end. */
function useCloseAfterSignOut(onClose: () => void): void {
  const visit = useCurrentVisit();
  const [askedIn] = useState(visit);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (visit !== askedIn) close();
  }, [visit, askedIn]);
}

/** The number of lessons of which the account lacks the latest progress: of all that this device knows, where it was never reached. */
function useUnsentLessons(): number {
  const unsaved = useRemembered(unsavedProgress);
  const all = useRemembered(deviceProgress);
  return (unsaved ?? all).length;
}
