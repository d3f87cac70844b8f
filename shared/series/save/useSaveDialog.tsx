import type { SignInReason } from '@bazaar/shared/contracts/navigationState';
import * as paths from '@bazaar/shared/contracts/paths';
import { isSavingData } from '@bazaar/shared/device';
import { lazyComponent, useLocation, useNavigate } from '@bazaar/shared/router';
import { useSession } from '@bazaar/shared/session';
import { useSignedInFor } from '@bazaar/shared/session/useSignedInFor';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '../../ui/announce.ts';
import type { Elements } from '../../ui/elements.ts';
import { save as texts } from '../texts.ts';
import type { Saveable, SaveStatus, Unread } from './saveStatus.ts';
import type { NewSave } from '../../saved/actions.ts';

const SaveDialog = lazyComponent(() => import('./dialogs.ts').then((m) => m.SaveDialog));
const SaveAfterSignIn = lazyComponent(() => import('./dialogs.ts').then((m) => m.SaveAfterSignIn));
const SavedDialog = lazyComponent(() => import('./dialogs.ts').then((m) => m.SavedDialog));

const PARTS = { save: SaveDialog, afterSignIn: SaveAfterSignIn, saved: SavedDialog };

interface SaveDialogOptions {
  what: Saveable;
  lessons: readonly NewSave[];
  status: SaveStatus;
  unread: Unread | undefined;
}

/**
 * The dialog that the press on a save button opens: how to save what is not on the device, or what to do with what is. What a
 * visitor has pressed it for before the sign-in is saved after it without another press; under data saver the dialog says first what
 * that takes.
 */
export function useSaveDialog({ what, lessons, status, unread }: SaveDialogOptions): {
  open(): void;
  dialog: Elements;
} {
  const [opened, setOpened] = useState<{ name: keyof typeof PARTS; lessons: readonly NewSave[] }>();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const show = async (name: keyof typeof PARTS) => {
    try {
      await PARTS[name].preload();
      setOpened({ name, lessons });
    } catch {
      toast(texts.notLoaded, 'assertive');
    }
  };
  const isUnsaved = status.state === 'none';
  const open = () => {
    // docs/decisions/028: a visitor who is not signed in is sent to sign in, and returns.
    if (isUnsaved && session.status === 'anonymous')
      return navigate(paths.login, { state: { from: pathname + search, reason: reasonOf(what, lessons) } });
    return show(isUnsaved ? 'save' : 'saved');
  };
  const hasPressedBefore = useSignedInFor('save')?.what === what;
  const isWaiting = hasPressedBefore && isUnsaved && session.status === 'signedIn' && lessons.length > 0;
  const saveNow = useEffectEvent(() => void show(isSavingData() ? 'save' : 'afterSignIn'));
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isWaiting || hasBegun.current) return;
    hasBegun.current = true;
    saveNow();
  }, [isWaiting]);
  const rest = {
    what,
    // The next lesson may begin to play meanwhile; a level may be read on.
    lessons: what === 'lesson' && opened ? opened.lessons : lessons,
    onClose: () => setOpened(undefined),
  };
  return {
    open: () => void open(),
    dialog: opened && (
      <>
        {/* A known visitor's session may still be being restored. */}
        {opened.name === 'save' && session.status === 'signedIn' && <SaveDialog {...rest} unread={unread} />}
        {opened.name === 'afterSignIn' && (
          <SaveAfterSignIn {...rest} unread={unread} onFailed={() => void show('save')} />
        )}
        {opened.name === 'saved' && <SavedDialog {...rest} />}
      </>
    ),
  };
}

const reasonOf = (what: Saveable, [first]: readonly NewSave[]): SignInReason => ({
  act: 'save',
  what,
  name: (what === 'lesson' ? first?.title : first?.seriesName) ?? '',
});
