import { paths } from '@bazaar/shared/contracts/paths';
import { Navigate, useLocation } from '@bazaar/shared/router';
import { useSession } from '@bazaar/shared/session';
import { useState, type ReactNode } from 'react';
import { toast } from '../../../ui/announce.ts';
import { messages, type Saveable } from '../messages.ts';
import type { NewSave } from '../saves.ts';
import type { SaveStatus } from './saveStatus.ts';
import type { Unread } from './unreadOf.ts';

type Dialogs = typeof import('./dialogs.ts');

interface SaveDialogOptions {
  what: Saveable;
  lessons: readonly NewSave[];
  status: SaveStatus;
  unread: Unread | undefined;
}

/** The dialog that the press on a save button opens: how to save what is not on the device, or what to do with what is. */
export function useSaveDialog({ what, lessons, status, unread }: SaveDialogOptions): {
  open(): void;
  dialog: ReactNode;
} {
  const [shown, setShown] = useState<{ dialogs: Dialogs; name: 'save' | 'saved' }>();
  const open = async () => {
    const name = status.state === 'none' ? 'save' : 'saved';
    try {
      setShown({ dialogs: await import('./dialogs.ts'), name });
    } catch {
      toast(messages.notLoaded, 'assertive');
    }
  };
  const rest = { what, lessons, onClose: () => setShown(undefined) };
  return {
    open: () => void open(),
    dialog:
      shown &&
      (shown.name === 'save' ? (
        <SignedIn>
          <shown.dialogs.SaveDialog {...rest} unread={unread} />
        </SignedIn>
      ) : (
        <shown.dialogs.SavedDialog {...rest} status={status} />
      )),
  };
}

/** A visitor who is not signed in is sent to sign in, and returns (docs/decisions/028). */
function SignedIn({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'anonymous') return <Navigate to={paths.login} state={{ from: pathname + search }} />;
  return status === 'signedIn' && children;
}
