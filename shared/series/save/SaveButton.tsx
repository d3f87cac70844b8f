import type { List } from '@bazaar/shared/query';
import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { AlertIcon, PauseIcon, SavedIcon, SaveIcon, WaitingIcon } from '../../ui/icons.tsx';
import { save as texts, saveLabel } from '../texts.ts';
import { problemText, SaveProgress } from './SavedState.tsx';
import { canSave } from '../../saved/files.ts';
import { type Saveable, saveStatusOf, type SaveStatus, unreadOf } from './saveStatus.ts';
import { useDownloadedLessons } from '../../saved/records.ts';
import type { NewSave } from '../../saved/actions.ts';

import styles from './SaveButton.module.css';
import { useSaveDialog } from './useSaveDialog.tsx';

interface SaveButtonProps {
  what: Saveable;
  /** Those that can be played. */
  lessons: readonly NewSave[];
  /** The lists that the lessons are of: what is not read of them yet is read before anything is saved. */
  lists?: readonly List<unknown>[];
}

const ICONS = {
  none: SaveIcon,
  waiting: WaitingIcon,
  saving: SaveIcon,
  paused: PauseIcon,
  saved: SavedIcon,
  failed: AlertIcon,
} as const;

/**
 * Saves lessons on this device, says how far that is and what went wrong, and leads to what can be done about it. Nothing
 * where the browser cannot save, or there is nothing to save.
 */
export function SaveButton({ what, lessons, lists = [] }: SaveButtonProps) {
  const videoIds = lessons.map(({ videoId }) => videoId);
  const status = saveStatusOf(videoIds, useDownloadedLessons());
  const unread = unreadOf(lists);
  const saveDialog = useSaveDialog({ what, lessons, status, unread });
  const dialog: Elements = saveDialog.dialog;
  useAnnounced(videoIds.join(), eventText(what, status));
  const isUnknown = lessons.length === 0;
  if (!canSave() || (isUnknown && !unread)) return null;
  const Icon = ICONS[status.state];
  return (
    <>
      <span className={styles.box} data-state={status.state}>
        <Button
          kind="line"
          aria-haspopup="dialog"
          aria-disabled={isUnknown || undefined}
          onClick={isUnknown ? undefined : saveDialog.open}
        >
          <Icon size={20} />
          <span className={styles.label}>{labelOf(what, status)}</span>
        </Button>
        {'share' in status && (
          <span className={styles.progress}>
            <SaveProgress title={what} share={status.share} isPaused={status.state === 'paused'} />
          </span>
        )}
      </span>
      {status.state === 'failed' && <p className={styles.problem}>{eventText(what, status)}</p>}
      {dialog}
    </>
  );
}

function labelOf(what: Saveable, status: SaveStatus): string {
  switch (status.state) {
    case 'none':
      return saveLabel.save(what);
    case 'saving':
      return texts.saving(what, Math.floor(status.share * 100));
    default:
      return texts[status.state](what);
  }
}

/** The text for screen readers when a save begins, stops or ends. */
function eventText(what: Saveable, status: SaveStatus): string {
  switch (status.state) {
    case 'none':
      return '';
    case 'waiting':
    case 'saving':
      return texts.startedNow(what);
    case 'paused':
      return texts.pausedNow;
    case 'saved':
      return texts.savedNow(what);
    case 'failed':
      return problemText(what, status);
  }
}

/** Announces the text when it changes, but not because other lessons are meant. */
function useAnnounced(lessons: string, text: string): void {
  const last = useRef({ lessons, text });
  useEffect(() => {
    const hasChanged = last.current.lessons === lessons && last.current.text !== text;
    last.current = { lessons, text };
    if (hasChanged && text) announce(text, 'polite');
  }, [lessons, text]);
}
