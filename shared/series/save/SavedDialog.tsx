import { useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { save as texts } from '../texts.ts';
import { problemText, SaveProgress } from './SavedState.tsx';
import { type Saveable, saveStatusOf, type SaveStatus } from './saveStatus.ts';
import { pauseSave, removeLessons, resumeSave, type NewSave } from '../../saved/actions.ts';
import { useDownloadedLessons, type SaveState } from '../../saved/records.ts';
import styles from './SaveDialog.module.css';

interface SavedDialogProps {
  what: Saveable;
  lessons: readonly NewSave[];
  onClose(): void;
}

/** For lessons on the device, or on their way there: pauses them, resumes them, tries again, removes them. */
export function SavedDialog({ what, lessons, onClose }: SavedDialogProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const videoIds = lessons.map(({ videoId }) => videoId);
  const saved = useDownloadedLessons();
  const status = saveStatusOf(videoIds, saved);
  const { state } = status;
  const remove = async () => {
    try {
      await removeLessons(videoIds);
      onClose();
      announce(texts.removedNow, 'polite');
    } catch {
      setHasFailed(true);
    }
  };
  const savedIn = (...states: SaveState[]) =>
    saved.filter(({ videoId, state }) => videoIds.includes(videoId) && states.includes(state));
  const resume = () => savedIn('paused', 'failed').forEach(({ videoId }) => resumeSave(videoId));
  const pause = () => savedIn('waiting', 'saving').forEach(({ videoId }) => pauseSave(videoId));
  return (
    <Dialog
      title={texts.onDevice(what)}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {texts.close}
          </Button>
          <Button kind="line" onClick={() => void remove()}>
            {texts.remove}
          </Button>
          {(state === 'saving' || state === 'waiting') && <Button onClick={pause}>{texts.pause}</Button>}
          {state === 'paused' && <Button onClick={resume}>{texts.resume}</Button>}
          {status.state === 'failed' && (
            <Button onClick={resume}>{status.problem === 'removed' ? texts.saveAgain : texts.tryAgain}</Button>
          )}
        </>
      }
      onClose={onClose}
    >
      <div className={styles.body}>
        <SaveText what={what} status={status} />
        {'share' in status && <SaveProgress title={what} share={status.share} isPaused={status.state === 'paused'} />}
        {hasFailed && (
          <p className={styles.problem} role="alert">
            {texts.removeFailed}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** The state in words, with its sizes. */
function SaveText({ what, status }: { what: Saveable; status: SaveStatus }) {
  switch (status.state) {
    case 'none':
      return null;
    case 'saved':
      return <p>{`${texts.states.whole} · ${texts.size(status.bytes)}`}</p>;
    case 'failed':
      return <p className={styles.problem}>{problemText(what, status)}</p>;
    default:
      return (
        <p>{[texts.states[status.state], texts.sizeOf(status.savedBytes, status.bytes)].filter(Boolean).join(' · ')}</p>
      );
  }
}
