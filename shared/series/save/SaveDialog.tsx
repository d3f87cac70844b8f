import { useIsSavingData } from '@bazaar/shared/device';
import * as paths from '@bazaar/shared/contracts/paths';
import { Link } from '@bazaar/shared/router';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { save as texts, saveLabel } from '../texts.ts';
import type { Saveable, Unread } from './saveStatus.ts';
import { saveLessons, type NewSave, type SaveChoice } from '../../saved/actions.ts';
import { offeredFirst } from './offeredFirst.ts';
import { Qualities } from './Qualities.tsx';
import styles from './SaveDialog.module.css';
import { useFreeBytes } from './useFreeBytes.ts';
import { useMissing } from './useMissing.ts';

interface SaveDialogProps {
  what: Saveable;
  lessons: readonly NewSave[];
  /** Read on before anything is saved; undefined: these are all. */
  unread: Unread | undefined;
  onClose(): void;
}

/** Says how much a save takes in each quality, and how much room there is; Start saves the lessons that are not on the device. */
export function SaveDialog({ what, lessons, unread, onClose }: SaveDialogProps) {
  const isSavingData = useIsSavingData();
  const [mayRead, setMayRead] = useState(!isSavingData);
  const { missing, result, retry } = useMissing(lessons, unread, mayRead);
  const [chosen, setChosen] = useState<SaveChoice>();
  const [problem, setProblem] = useState<'full' | 'notLoaded'>();
  const free = useFreeBytes();
  const choice =
    result.status === 'read'
      ? (result.choices.find((each) => each === chosen) ?? offeredFirst(result.choices))
      : undefined;

  const start = async () => {
    if (!choice) return;
    const outcome = await saveLessons(missing, choice).catch(() => 'notLoaded' as const);
    if (outcome === 'started') onClose();
    else setProblem(outcome);
  };
  return (
    <Dialog
      title={what === 'lesson' ? saveLabel.save(what) : `${saveLabel.save(what)}: ${texts.lessons(missing.length)}`}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          {mayRead ? (
            <Button aria-disabled={!choice} onClick={() => void start()}>
              {texts.start}
            </Button>
          ) : (
            <Button onClick={() => setMayRead(true)}>{texts.showSizes}</Button>
          )}
        </>
      }
      onClose={onClose}
    >
      <div className={styles.body}>
        {lessons.length > missing.length && (
          <p>{texts.savedAlready(lessons.length - missing.length, lessons.length)}</p>
        )}
        {isSavingData && choice?.missingBytes !== 0 && <p>{texts.dataSaver}</p>}
        {mayRead && (
          <Qualities
            result={result}
            what={what}
            chosen={choice}
            onChoose={(next) => {
              setChosen(next);
              setProblem(undefined);
            }}
            onRetry={retry}
          />
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem === 'notLoaded' ? (
              texts.notLoaded
            ) : (
              <>
                <span>{texts.full(choice?.missingBytes ?? 0)}</span> <Link to={paths.dashboard}>{texts.allSaved}</Link>
              </>
            )}
          </p>
        )}
        {mayRead && free !== undefined && <p className={styles.free}>{texts.free(free)}</p>}
      </div>
    </Dialog>
  );
}
