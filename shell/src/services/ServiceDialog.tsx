import type { SignInReason } from '@bazaar/shared/contracts/navigationState';
import { retentionIn } from '@bazaar/shared/contracts/retention';
import * as paths from '@bazaar/shared/contracts/paths';
import { useNavigate } from '@bazaar/shared/router';
import type { SessionUser } from '@bazaar/shared/session';
import { Button } from '@bazaar/shared/ui/Button';
import { Dialog } from '@bazaar/shared/ui/Dialog';
import { useState } from 'react';
import { footer, services } from '../texts.ts';
import { deleteAccountHere } from '../session/account.ts';

export type DialogName = 'creator' | 'contact' | 'premium' | 'delete' | 'signInFirst' | 'deleted' | 'failed';

const DELETE: SignInReason = { act: 'delete' };

const { address, phone, email } = footer;
const CONTACT = `${address}. ${phone}. ${email}.`;

const DIALOGS: Record<DialogName, { title: string; text: string; isQuestion?: boolean }> = {
  creator: { title: services.becomeCreator, text: CONTACT },
  contact: { title: services.contact, text: CONTACT },
  premium: { title: services.premium, text: services.comingSoon },
  delete: { title: services.deleteAccount, text: services.deleteQuestion[retentionIn()], isQuestion: true },
  signInFirst: { title: services.deleteAccount, text: services.deleteNeedsSignIn, isQuestion: true },
  deleted: { title: services.deleteAccount, text: services.deleted },
  failed: { title: services.title, text: services.failed },
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
        {isQuestion ? services.cancel : services.close}
      </Button>
      {name === 'delete' && (
        <Button disabled={isBusy || !user} onClick={() => user && void remove(user)}>
          {services.deleteAccount}
        </Button>
      )}
      {name === 'signInFirst' && (
        <Button
          onClick={() =>
            void navigate(paths.login, {
              state: { from: paths.services, reason: DELETE, isReauthentication: user !== undefined },
            })
          }
        >
          {services.signIn}
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
