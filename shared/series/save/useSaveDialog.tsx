import * as paths from '@bazaar/shared/contracts/paths';
import { lazyComponent, useLocation, useNavigate } from '@bazaar/shared/router';
import { useSession } from '@bazaar/shared/session';
import { useState } from 'react';
import { toast } from '../../ui/announce.ts';
import type { Elements } from '../../ui/elements.ts';
import { save as texts } from '../texts.ts';
import type { Saveable, SaveStatus, Unread } from './saveStatus.ts';
import type { NewSave } from '../../saved/actions.ts';

const SaveDialog = lazyComponent(() => import('./dialogs.ts').then((m) => m.SaveDialog));
const SavedDialog = lazyComponent(() => import('./dialogs.ts').then((m) => m.SavedDialog));

interface SaveDialogOptions {
  what: Saveable;
  lessons: readonly NewSave[];
  status: SaveStatus;
  unread: Unread | undefined;
}

/** The dialog that the press on a save button opens: how to save what is not on the device, or what to do with what is. */
export function useSaveDialog({ what, lessons, status, unread }: SaveDialogOptions): {
  open(): void;
  dialog: Elements;
} {
  const [opened, setOpened] = useState<{ name: 'save' | 'saved'; lessons: readonly NewSave[] }>();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const open = async () => {
    const name = status.state === 'none' ? 'save' : 'saved';
    // docs/decisions/028: a visitor who is not signed in is sent to sign in, and returns.
    if (name === 'save' && session.status === 'anonymous')
      return navigate(paths.login, { state: { from: pathname + search } });
    try {
      await (name === 'save' ? SaveDialog : SavedDialog).preload();
      setOpened({ name, lessons });
    } catch {
      toast(texts.notLoaded, 'assertive');
    }
  };
  const rest = {
    what,
    // The next lesson may begin to play meanwhile; a level may be read on.
    lessons: what === 'lesson' && opened ? opened.lessons : lessons,
    onClose: () => setOpened(undefined),
  };
  return {
    open: () => void open(),
    dialog:
      opened &&
      (opened.name === 'save' ? (
        // A known visitor's session may still be being restored.
        session.status === 'signedIn' && <SaveDialog {...rest} unread={unread} />
      ) : (
        <SavedDialog {...rest} />
      )),
  };
}
