import * as paths from '@bazaar/shared/contracts/paths';
import { useNavigate } from '@bazaar/shared/router';
import type { SessionUser } from '@bazaar/shared/session';
import { Button } from '@bazaar/shared/ui/Button';
import { Dialog } from '@bazaar/shared/ui/Dialog';
import { useState } from 'react';
import { messages as site } from '../messages.ts';
import { deleteAccountHere } from './account.ts';
import { messages } from './messages.ts';

export type DialogName = 'creator' | 'contact' | 'premium' | 'delete' | 'signInFirst' | 'deleted' | 'failed';

const { address, phone, email } = site.footer;
const CONTACT = `${address}. ${phone}. ${email}.`;

const DIALOGS: Record<DialogName, { title: string; text: string; isQuestion?: boolean }> = {
  creator: { title: messages.becomeCreator, text: CONTACT },
  contact: { title: messages.contact, text: CONTACT },
  premium: { title: messages.premium, text: messages.comingSoon },
  delete: { title: messages.deleteAccount, text: messages.deleteQuestion, isQuestion: true },
  signInFirst: { title: messages.deleteAccount, text: messages.deleteNeedsSignIn, isQuestion: true },
  deleted: { title: messages.deleteAccount, text: messages.deleted },
  failed: { title: messages.title, text: messages.failed },
};

interface ServiceDialogProps {
  name: DialogName;
  user: SessionUser | undefined;
  /** Shows another dialog, or none. */
  onShow(next: DialogName | undefined): void;
}

/** The dialog of a menu entry. Cancel or Close comes first, and so has the focus. */
export function ServiceDialog({ name, user, onShow }: ServiceDialogProps) {
  const navigate = useNavigate();
  const { title, text, isQuestion = false } = DIALOGS[name];
  const [isBusy, setIsBusy] = useState(false);
  const remove = async (of: SessionUser) => {
    setIsBusy(true);
    onShow(await deleteAccountHere(of).catch(() => 'failed' as const));
  };
  const actions = (
    <>
      <Button kind="line" onClick={() => onShow(undefined)}>
        {isQuestion ? messages.cancel : messages.close}
      </Button>
      {name === 'delete' && (
        <Button disabled={isBusy || !user} onClick={() => user && void remove(user)}>
          {messages.deleteAccount}
        </Button>
      )}
      {name === 'signInFirst' && (
        <Button
          onClick={() =>
            void navigate(paths.login, { state: { from: paths.services, isReauthentication: user !== undefined } })
          }
        >
          {messages.signIn}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={title} actions={actions} onClose={() => onShow(undefined)}>
      <p>{text}</p>
    </Dialog>
  );
}
